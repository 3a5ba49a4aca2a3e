import type { Bilingual } from '#app/lib/language.ts'

/** First and last day of a festival of many days. */
export const spans: Readonly<Record<string, readonly [string, string]>> = {
  'vijaya-dashami': ['ghatasthapana', 'kojagrat'],
  'laxmi-puja': ['kaag-tihar', 'bhai-tika'],
}

/** What people call the festival, where the day has a name of its own. */
export const greatNames: Readonly<Record<string, Bilingual>> = {
  'vijaya-dashami': { en: 'Dashain', ne: 'दशैँ' },
  'laxmi-puja': { en: 'Tihar', ne: 'तिहार' },
  'holi-hill': { en: 'Holi', ne: 'होली' },
}

/** By family of `festival-family:`. */
export const familyMembers: Readonly<Record<string, readonly string[]>> = {
  lhosar: ['tamu-lhosar', 'sonam-lhosar', 'gyalpo-lhosar'],
  eid: ['id-fitr', 'id-adha'],
}
