/**
 * Where a browser blocks the storage of sites, only to look at it throws, also in code of others that every page runs.
 * Runs before all of it: a stand-in remembers for the page what nothing may remember for longer. It reads nothing, since
 * the first to read waits for all that is stored.
 */
export const storageScript = `for(const n of['localStorage','sessionStorage'])try{if(!window[n])throw 0}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),key:i=>[...m.keys()][i]??null,clear:()=>m.clear(),get length(){return m.size}}})}`
