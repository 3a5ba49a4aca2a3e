import script from './font.inline.script.ts?inline'
import webFont from './noto-sans-devanagari-nepali.woff2?url'

/** For the small documents that have no script, which could look whether the system has a font, and no stylesheet file. */
export { default as devanagariStyles } from './devanagari.css?inline'

/** In the head of a Nepali document. */
export const fontScript = script.replace('WEB_FONT', webFont)
