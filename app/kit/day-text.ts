import { digitsIn } from './digits.ts'
import type { Lang } from './language.ts'

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ne: ['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
} as const

/** A day of the common era in words: `2026-11-21` gives "November 21, 2026" or "२१ नोभेम्बर २०२६". */
export function dayText(lang: Lang, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[lang][Number(month) - 1] ?? month
  const dateText = digitsIn(lang, Number(date))
  return lang === 'en' ? `${name} ${dateText}, ${year}` : `${dateText} ${name} ${digitsIn(lang, year)}`
}

/** The month of a day or of `YYYY-MM`, in words: "November 2026" or "नोभेम्बर २०२६". */
export function monthText(lang: Lang, day: string): string {
  const [year = '', month = ''] = day.split('-')
  return `${months[lang][Number(month) - 1] ?? month} ${digitsIn(lang, year)}`
}
