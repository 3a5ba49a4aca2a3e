import styles from '#app/app.css?inline'
import type { Lang } from '#app/kit/language.ts'
import devanagariStyles from './devanagari.css?inline'

/** The stylesheet of a document. Only Nepali pages know the Devanagari web font, so English ones never fetch it. */
export function documentStyles(lang: Lang): string {
  return lang === 'ne' ? devanagariStyles + styles : styles
}
