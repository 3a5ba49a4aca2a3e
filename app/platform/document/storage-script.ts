/**
 * Where a browser blocks storage, even reading the property throws, also in third-party code. Runs before all other code and
 * replaces blocked storage by one in memory. It reads no value: the first read waits until the browser has loaded all of them.
 */
export const storageScript = `for(const n of['localStorage','sessionStorage'])try{if(!window[n])throw 0}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),key:i=>[...m.keys()][i]??null,clear:()=>m.clear(),get length(){return m.size}}})}`
