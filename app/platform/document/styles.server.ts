import styles from '#app/app.css?inline'
import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'
import headlines from './devanagari-headlines.woff2?inline'

/** Makes the Devanagari web font known under its name. */
export { devanagariStyles }

/** The stylesheet of a document. Only Nepali pages know the Devanagari web font, so English ones never fetch it. */
export function documentStyles(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles + styles : styles
}

/**
 * Runs before the first paint of a Nepali document. Where the system draws two different letters as the same missing
 * glyph, words stand as their headlines until the web font is there: of its very widths, so that no text moves.
 */
export function fontScript(lang: Lang): string {
  if (lang === 'en') return ''
  return `(()=>{const c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width;if(w('क')===w('\\u0378')&&w('ङ')===w('क'))document.fonts.add(new FontFace('Chautari Headlines',Uint8Array.from(atob('${headlines.slice(headlines.indexOf(',') + 1)}'),c=>c.charCodeAt()),{unicodeRange:'U+0900-097F,U+200C-200D'}))})()`
}
