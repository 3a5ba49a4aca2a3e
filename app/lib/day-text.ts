import { adMonths } from '@chautari/bikram-sambat/ad-months'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Lang } from './language.ts'

/** An AD day in words: `2026-11-21` gives "21 November 2026" or "२१ नोभेम्बर २०२६". */
export function dayText(lang: Lang, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = adMonths[Number(month) - 1]?.[lang] ?? month
  const dateText = digitsIn(lang, Number(date))
  return `${dateText} ${name} ${digitsIn(lang, year)}`
}

/** The month of a day or of `YYYY-MM`, in words: "November 2026" or "नोभेम्बर २०२६". */
export function monthText(lang: Lang, day: string): string {
  const [year = '', month = ''] = day.split('-')
  return `${adMonths[Number(month) - 1]?.[lang] ?? month} ${digitsIn(lang, year)}`
}
