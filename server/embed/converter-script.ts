import {
  bsToAd,
  contestedDays,
  daysInBsMonth,
  firstBsYear,
  lastBsYear,
  lastPublishedYear,
} from 'bikram-sambat-calendar'

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)

/** The last digit of each month's length: 9 is 29 days, 0 is 30, 1 is 31, 2 is 32. */
const monthLengths = years
  .map((year) => Array.from({ length: 12 }, (_, month) => daysInBsMonth(year, month + 1) % 10).join(''))
  .join('')

/** Days since 1 January 1970. */
const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }) =>
  Date.UTC(year, month - 1, day) / 86_400_000

const contested = contestedDays()
const firstContested = contested[0] ? dayNumber(contested[0].ad) : 0

/**
 * A function of the calendar, `bs` or `ad`, and a date `[year, month, day]` in it. It returns the date in the other calendar
 * as `[year, month, day, weekday, note]`, or the number of days of the month that has no such day, or 0 outside the table.
 * In the frame it takes the place of the package, which has thrice the bytes; a test compares both for every day.
 */
export const conversion = `(()=>{
let first=${dayNumber(bsToAd({ year: firstBsYear, month: 1, day: 1 }))},
lengths=[...'${monthLengths}'].map(c=>c>5?29:30+ +c),
starts=lengths.reduce((all,n)=>(all.push(all.at(-1)+n),all),[first]);
return(from,[y,m,d])=>{
let day,to,i;
if(y<1900||m<1||m>12)return 0;
if(from=='bs'){
i=(y-${firstBsYear})*12+m-1;
if(!(lengths[i]>0))return 0;
if(d<1||d>lengths[i])return lengths[i];
day=starts[i]+d-1;
to=new Date(day*864e5);
to=[to.getUTCFullYear(),to.getUTCMonth()+1,to.getUTCDate()]
}else{
day=Date.UTC(y,m-1,d)/864e5;
i=new Date(Date.UTC(y,m,0)).getUTCDate();
if(d<1||d>i)return i;
i=starts.findLastIndex(s=>s<=day);
if(i<0||!lengths[i])return 0;
to=[${firstBsYear}+Math.floor(i/12),i%12+1,day-starts[i]+1]
}
return[...to,(day%7+11)%7,(from=='bs'?y:to[0])>${lastPublishedYear}?'computed':day>=${firstContested}&&day<${firstContested + contested.length}?'contested':'']
}})()`.replaceAll('\n', '')

/**
 * Converts what is typed at once, so that it is not sent; the other direction begins with the result. The words of the
 * language are in the form's `data-words`.
 */
export const converterScript = `(()=>{
let convert=${conversion},
form=document.forms[0],out=document.querySelector('output'),field=form.elements.date,
t=JSON.parse(form.dataset.words),
latin=s=>s.replace(/[०-९]/g,c=>c.charCodeAt(0)-2406),
own=s=>t.digits?String(s).replace(/[0-9]/g,c=>t.digits[c]):String(s),
last='',
isDate=()=>/^\\d{4}\\D?\\d\\d\\D?\\d\\d$/.test(latin(field.value.trim())),
note=(k,[y,m,d])=>k=='contested'?t[k]:t.computed.replace('#',own(y))+' '+(t.open[y+'-'+m]||t.open[[y,m,d].join('-')]||t.firm.replace('#',t.months.bs[m-1]+' '+own(y))),
show=isWhole=>{
let from=form.elements.from.value,to=from=='bs'?'ad':'bs',
date=/^(\\d{4})\\D?(\\d{1,2})\\D?(\\d{1,2})$/.exec(latin(field.value.trim()))?.slice(1).map(Number),
r=date&&convert(from,date),ok=Array.isArray(r);
field.setAttribute('aria-invalid',!ok&&isWhole);
last=ok?own(r.slice(0,3).map(n=>String(n).padStart(2,0)).join('-')):'';
out.textContent=ok?t.result[to].replace('#',t.weekdays[r[3]]+', '+own(r[2])+' '+t.months[to][r[1]-1]+' '+own(r[0]))+(r[4]?'\\n'+note(r[4],from=='bs'?date:r):''):isWhole?!date?t.unreadable:r?t.short.replace('#',own(r)):t.outside:''
};
form.addEventListener('input',e=>{
if(e.target.name=='from'&&last)field.value=last;
show(isDate())
});
form.addEventListener('submit',e=>{e.preventDefault();show(true)});
if(isDate())show(true)
})()`.replaceAll('\n', '')
