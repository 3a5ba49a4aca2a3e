import { adToBs, type BsDate, bsMonthName, formatBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Lang } from './language.ts'

/** An AD day in the calendar of Nepal: "5 Mangsir 2083". */
export function bsDayText(lang: Lang, day: string): string {
  const { dayAndMonth, year } = bsDayParts(lang, day)
  return `${dayAndMonth} ${year}`
}

/** An AD day as a BS one, `2083-08-05`. */
export function bsIsoDay(day: string): string {
  return formatBs(bsOf(day), { style: 'numeric' })
}

/** The day in two texts: "5 Mangsir" and "2083". */
export function bsDayParts(lang: Lang, day: string): { dayAndMonth: string; year: string } {
  const bs = bsOf(day)
  return {
    dayAndMonth: digitsIn(lang, `${bs.day} ${bsMonthName(bs.month, lang)}`),
    year: digitsIn(lang, bs.year),
  }
}

/** An AD day, `YYYY-MM-DD`. Throws DateOutOfRangeError outside the calendar. */
export function bsOf(isoDay: string): BsDate {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  return adToBs({ year, month, day })
}
