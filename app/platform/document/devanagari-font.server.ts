import type { Lang } from '#app/lib/language.ts'
import webFont from './noto-sans-devanagari-nepali.woff2?url'

/** For the small documents that have no script, which could look whether the system has a font, and no stylesheet file. */
export { default as devanagariStyles } from './devanagari.css?inline'

/** Longest time that a page waits for the web font. */
const waitMs = 3000

/**
 * Runs in the head of a Nepali document. Systems have a Devanagari font, with rare exceptions; there a wide letter and a
 * narrow one have the same width, that of the missing glyph. Only then the web font is fetched, and the page is shown when
 * it is loaded or has failed (`html[data-font]` in `app.css`): until then no word could be read, and the text would move.
 */
export function fontScript(lang: Lang): string {
  if (lang === 'en') return ''
  return (
    `try{const c=document.createElement('canvas').getContext('2d'),w=t=>c.measureText(t).width,d=document.documentElement.dataset;` +
    `c.font=16*devicePixelRatio+'px system-ui';if(w('क')===w('र')){` +
    `const f=new FontFace('Chautari Devanagari','url(${webFont})',{display:'swap',unicodeRange:'U+0900-097F,U+200C-200D,U+20B9,U+25CC'}),` +
    `s=()=>delete d.font;d.font='awaited';document.fonts.add(f);f.load().then(s,s);setTimeout(s,${waitMs})}}catch(e){console.warn(e)}`
  )
}
