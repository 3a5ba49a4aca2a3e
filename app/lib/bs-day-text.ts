import { adToBs, bsMonthName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from './language.ts'

/** An AD day in the calendar of Nepal: "5 Mangsir 2083". */
export function bsDayText(lang: Lang, day: string): string {
  const { dayAndMonth, year } = bsDayParts(lang, day)
  return `${dayAndMonth} ${year}`
}

/** The same in two texts: "5 Mangsir" and "2083". */
export function bsDayParts(lang: Lang, day: string): { dayAndMonth: string; year: string } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const bs = adToBs({ year, month, day: date })
  return {
    dayAndMonth: digitsIn(lang, `${bs.day} ${bsMonthName(bs.month, lang)}`),
    year: digitsIn(lang, bs.year),
  }
}
