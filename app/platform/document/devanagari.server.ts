import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'
import headlines from './devanagari-headlines.woff2?inline'
import webFont from './noto-sans-devanagari-nepali.woff2?url'

/** Makes a Devanagari font known under its name: one of the system, else the web font, which is fetched only then. */
export { devanagariStyles }

/** The same for documents with the script below: the systems' fonts alone. English ones know neither. */
export function systemFontStyles(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles.replace(/,\s*url\([^)]*\)\s*format\([^)]*\)/, '') : ''
}

const letters = 'U+0900-097F,U+200C-200D'

/**
 * Runs before the first paint of a Nepali document. Where the system draws two different letters as the same missing
 * glyph, words stand as their headlines until the web font is there: of its very widths, so that no text moves. It is
 * asked for when the page has been painted, since before it holds that up (measured: 0.2 s), and is known once it is
 * there: to announce it first lays all text out once more.
 */
export function fontScript(lang: Lang): string {
  if (lang === 'en') return ''
  const inlined = headlines.slice(headlines.indexOf(',') + 1)
  return (
    `(()=>{const c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width,` +
    `f=requestAnimationFrame,a=(n,s,u)=>new FontFace(n,s,{unicodeRange:u}).load().then(l=>document.fonts.add(l),()=>{});` +
    `if(w('क')===w('\\u0378')&&w('ङ')===w('क')){` +
    `a('Chautari Headlines',Uint8Array.from(atob('${inlined}'),c=>c.charCodeAt()),'${letters}');` +
    `f(()=>f(()=>a('Chautari Devanagari','url(${webFont})','${letters},U+20B9,U+25CC')))}})()`
  )
}

/** For whoever runs no script, and so cannot be told whether the system has a font. */
export function fontWithoutScript(lang: Lang): string {
  return lang === 'ne' ? `<style>${devanagariStyles}</style>` : ''
}
