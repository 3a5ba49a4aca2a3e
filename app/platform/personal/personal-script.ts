import { emptyRecord } from './personal-record.ts'
import { changeEvent, storageKey } from './personal-store.ts'

/** The card lists own days of the next 30 days, at most two. */
const daysAhead = 30
const mostDays = 2

/**
 * An inline script of the home page: puts what the visitor chose into the lists marked `data-my="…"`, before they are painted
 * and again after a change in any tab.
 *
 * - `tools`, `currencies`: the HTML has all entries, some of them hidden; one is found by the end of its link or first text.
 * - `recent`: copies of entries of `tools`.
 * - `days`: copies of its only entry, with the texts of `data-when`. The next date of a day is in the record: no calendar is
 *   needed here.
 *
 * A damaged record is drawn as far as it can be read. Short, because each home page contains the script.
 */
export const personalScript = `(()=>{
let find=n=>document.querySelector('[data-my='+n+']'),
pick=(ul,keys)=>keys.map(k=>ul.all.find(e=>(e.firstChild.href??e.firstChild.textContent).endsWith(k))).filter(e=>e),
show=(ul,keys,isFilled)=>{
if(!ul)return;
ul.all??=[...ul.children];ul.usual??=ul.all.filter(e=>!e.hidden);
let own=pick(ul,keys),now=own[0]&&!isFilled?own:[...new Set([...own,...ul.usual])].slice(0,Math.max(own.length,ul.usual.length));
if(now.some((e,i)=>e!=ul.children[i]))ul.prepend(...now);
for(let e of ul.all)e.hidden=!now.includes(e)
},
fill=(ul,items)=>{if(ul){ul.replaceChildren(...items);ul.parentNode.hidden=!items[0]}},
draw=()=>{try{
let r=JSON.parse(localStorage.getItem('${storageKey}'))??${JSON.stringify(emptyRecord).replaceAll('"', '')},tools=find('tools'),days=find('days');
if(days){
days.one??=days.firstChild;
fill(days,r.days.map(({name,next})=>[name,Math.ceil((Date.parse(next)-Date.now()-207e5)/864e5)]).filter(([,n])=>n>=0&&n<=${daysAhead}).sort((a,b)=>a[1]-b[1]).slice(0,${mostDays}).map(([name,n])=>{
let e=days.one.cloneNode(true);
e.firstChild.textContent=name;
e.lastChild.textContent='· '+days.dataset.when.split('|')[n>1?2:n].replace('#',String(n).replace(/./g,c=>days.dataset.digits[c]));
return e}))
}
show(find('currencies'),r.currencies,1);
show(tools,r.tools);
if(tools)fill(find('recent'),pick(tools,r.recent).map(e=>{e=e.cloneNode(true);e.hidden=false;return e}))
}catch{}};
addEventListener('${changeEvent}',draw);addEventListener('storage',draw);draw()
})()`.replaceAll('\n', '')

/** Behind a further list, before it is painted. */
export const redrawScript = `dispatchEvent(new Event('${changeEvent}'))`
