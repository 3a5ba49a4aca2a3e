import styles from '#app/app.css?inline'
import type { Lang } from '#app/kit/language.ts'
import { systemFontStyles } from './devanagari.server.ts'

/** The stylesheet of a document. */
export function documentStyles(lang: Lang): string {
  return systemFontStyles(lang) + styles
}
