import styles from '#app/app.css?inline'
import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'
import devanagariFont from './noto-sans-devanagari-nepali.woff2?url'

/** Makes the Devanagari web font known under its name. */
export { devanagariStyles }

/** The stylesheet of a document. Only Nepali pages know the Devanagari web font, so English ones never fetch it. */
export function documentStyles(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles + styles : styles
}

/**
 * Runs before the first paint of a Nepali document: where the system draws two different letters as the same missing
 * glyph, the web font is wanted at once, and text does not move when it comes.
 */
export function fontScript(lang: Lang): string {
  if (lang === 'en') return ''
  return `(()=>{const c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width;if(w('क')===w('\\u0378')&&w('ङ')===w('क')){const l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href='${devanagariFont}';document.head.append(l)}})()`
}
