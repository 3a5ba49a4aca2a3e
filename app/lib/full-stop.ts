import type { Lang } from './language.ts'

/** The sign at the end of a sentence. */
export const fullStop: Readonly<Record<Lang, string>> = { en: '.', ne: '।' }
