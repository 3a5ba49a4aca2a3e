import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'
import headlines from './devanagari-headlines.woff2?inline'
import webFont from './noto-sans-devanagari-nepali.woff2?url'

/**
 * Makes a Devanagari font known under its name: one of the system, else the web font, which is fetched only then. For
 * browsers that run no script and so cannot look for a font.
 */
export { devanagariStyles }

const letters = 'U+0900-097F,U+200C-200D'
const lettersAndSigns = `${letters},U+20B9,U+25CC`
/** The systems' fonts of the stylesheet. */
const systemFonts = /src:\s*(local.*?),\s*url\(/s.exec(devanagariStyles)?.[1] ?? ''

/**
 * A new font lays a whole page out again, which holds a cheap phone up for 0.15 s. So what stands below the screen keeps
 * its place unseen for some frames, and follows half a screen a frame; never where the reader's keyboard is.
 */
const screenByScreen =
  `()=>{let y=innerHeight,l=[],i=1;const s=(c,v,z)=>{c.style.contentVisibility=v;c.style.containIntrinsicHeight=z},` +
  `h=e=>{for(const c of e.children){const b=c.getBoundingClientRect();` +
  `b.top<y?b.bottom>y&&h(c):c.contains(document.activeElement)||l.push([c,b])}},` +
  `f=()=>{i+=.5;l=l.filter(([c,b])=>b.top>=i*y||s(c,'',''));l.length&&r(f)};` +
  `h(document.body);for(const[c,b]of l)s(c,'hidden',\`auto \${b.height}px\`);r(()=>r(f))}`

/**
 * Runs before the first paint of a Nepali document, where the browser knows how to wait for a module. Where the
 * system draws a wide letter and a narrow one as the same missing glyph, words stand as their headlines until the
 * web font is there: of its very widths, so that no text moves. It is asked for when the page has been painted,
 * since before it holds that up (measured: 0.2 s), and is known once it is there: to announce it first lays all text
 * out once more. Every font that is looked up costs a cheap phone milliseconds: letters are measured in the one that
 * the page begins with, and the systems' fonts are named only where there is one.
 */
export function fontScript(lang: Lang): string {
  if (lang === 'en') return ''
  const inlined = headlines.slice(headlines.indexOf(',') + 1)
  return (
    `try{(()=>{const c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width,` +
    `r=requestAnimationFrame,n=(s,u)=>new FontFace('Chautari Devanagari',s,{unicodeRange:u}),` +
    `k=f=>document.fonts.add(f),a=(f,b=()=>{})=>f.load().then(()=>{b();k(f)},()=>{});` +
    `c.font=16*devicePixelRatio+'px system-ui';if(w('क')===w('र')){` +
    `a(n(Uint8Array.from(atob('${inlined}'),c=>c.charCodeAt()),'${letters}'));` +
    `window.nepaliFont=new Promise(d=>r(()=>r(()=>d(a(n('url(${webFont})','${lettersAndSigns}'),${screenByScreen})))))` +
    `}else k(n(${JSON.stringify(systemFonts)},'${lettersAndSigns}'))})()}finally{delete document.documentElement.dataset.font}`
  )
}

/**
 * Runs with the head of a Nepali document. Until the look for a font has ended, text has nothing to be laid out in: a
 * browser that lays out what it has read so far, because the screen changed for instance, searches all its fonts for
 * every letter (measured: 0.3 s). Where the look never comes, the page is there all the same.
 */
export function fontAwaited(lang: Lang): string {
  if (lang === 'en') return ''
  return `(({dataset:d})=>{d.font='awaited';setTimeout(()=>delete d.font,1e3)})(document.documentElement)`
}
