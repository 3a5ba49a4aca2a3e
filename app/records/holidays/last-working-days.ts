import { type BsDate, compareBs, formatBs, type Weekday } from '@chautari/bikram-sambat'
import { lastWorkingDayOf, type Period, type PeriodDay } from '@chautari/bikram-sambat/periods'
import type { Lang } from '#app/lib/language.ts'
import type { Statement } from '#app/lib/statement.ts'
import type { FestivalDay } from './festivals.ts'
import {
  hasHolidays,
  holidayRemarks,
  listRemarks,
  sundaysClosedSince,
  weeklyRemarks,
} from './holiday-remarks.ts'
import { messages } from './messages.ne.ts'

export interface LastWorkingDays {
  /** Of the government. */
  readonly offices: PeriodDay
  /** Where Saturday alone is the weekly holiday. */
  readonly others: PeriodDay
}

/**
 * The last days of a period that are neither a weekly holiday nor a public holiday of the whole country; undefined where the
 * holidays of its last year are not published.
 * @param festivals of that year
 */
export function lastWorkingDays(
  period: Pick<Period, 'first' | 'last'>,
  festivals: readonly Pick<FestivalDay, 'id' | 'date' | 'holiday' | 'scope'>[],
): Statement<LastWorkingDays | undefined> {
  const { bs } = period.last
  const holidays = festivals.filter(({ holiday }) => holiday === 'all').map(({ date }) => date)
  const dayWith = (...weeklyHolidays: Weekday[]) => lastWorkingDayOf(period, { holidays, weeklyHolidays })
  const isListed = hasHolidays(festivals)
  const others = isListed ? dayWith(6) : undefined
  const offices = isListed && compareBs(bs, sundaysClosedSince) >= 0 ? dayWith(0, 6) : others
  if (!offices || !others) return { value: undefined, remarks: listRemarks(bs.year, isListed) }
  const isOn = (date: BsDate) => [offices, others].some((day) => compareBs(day.bs, date) === 0)
  return {
    value: { offices, others },
    remarks: [
      ...weeklyRemarks(compareBs(offices.bs, others.bs) < 0 ? 'sunday' : undefined),
      ...holidayRemarks(...festivals.filter(({ date }) => isOn(date))),
      ...listRemarks(bs.year, true),
    ],
  }
}

/** `Monday, 30 Bhadra 2083`, or both days with who works on them. */
export function workingDaysText(lang: Lang, { offices, others }: LastWorkingDays): string {
  const [first, second] = [offices, others].map(({ bs }) => formatBs(bs, { language: lang, style: 'full' }))
  return first === second ? (first ?? '') : messages[lang].lastWorkingDays(first ?? '', second ?? '')
}
