import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'
import headlines from './devanagari-headlines.woff2?inline'
import webFont from './noto-sans-devanagari-nepali.woff2?url'

/**
 * Declares a Devanagari font: one of the system, else the web font, which is fetched only then. For browsers without
 * JavaScript, which cannot check for a font.
 */
export { devanagariStyles }

const letters = 'U+0900-097F,U+200C-200D'
const lettersAndSigns = `${letters},U+20B9,U+25CC`
/** The systems' fonts of the stylesheet. */
const systemFonts = /src:\s*(local.*?),\s*url\(/s.exec(devanagariStyles)?.[1] ?? ''

/**
 * A new font causes a layout of the whole page, which blocks a cheap phone for 0.15 s. So content below the screen is hidden
 * for some frames, keeping its size, and is laid out half a screen per frame; never where the keyboard focus is.
 */
const screenByScreen =
  `()=>{let y=innerHeight,l=[],i=1;const s=(c,v,z)=>{c.style.contentVisibility=v;c.style.containIntrinsicHeight=z},` +
  `h=e=>{for(const c of e.children){const b=c.getBoundingClientRect();` +
  `b.top<y?b.bottom>y&&h(c):c.contains(document.activeElement)||l.push([c,b])}},` +
  `f=()=>{i+=.5;l=l.filter(([c,b])=>b.top>=i*y||s(c,'',''));l.length&&r(f)};` +
  `h(document.body);for(const[c,b]of l)s(c,'hidden',\`auto \${b.height}px\`);r(()=>r(f))}`

/**
 * Runs before the first paint of a Nepali document, where the browser knows how to wait for a module. When the system has no
 * Devanagari font (a wide letter and a narrow one have the same width, that of the missing glyph), words are shown as their
 * headlines until the web font is loaded: in a font of the same widths, so that no text moves. The web font is requested
 * after the first paint, which it would delay (measured: 0.2 s), and added to the document when it is loaded: adding it
 * earlier causes one more layout. Every font lookup costs a cheap phone milliseconds: letters are measured in the font that
 * the page begins with, and system fonts are named only where there is one.
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
 * Runs in the head of a Nepali document. Until the font check has ended, text is not laid out: a browser that lays out what
 * it has parsed so far, for instance after a resize, searches all its fonts for every letter (measured: 0.3 s). If the check
 * never runs, the page is shown all the same.
 */
export function fontAwaited(lang: Lang): string {
  if (lang === 'en') return ''
  return `(({dataset:d})=>{d.font='awaited';setTimeout(()=>delete d.font,1e3)})(document.documentElement)`
}
