import {
  type AdDate,
  type BsDate,
  bsMonthName,
  formatAd,
  formatBs,
  otherAdOf,
  otherBsOf,
  otherDaysInBsMonth,
} from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** A day, and the calendar in which it was asked for. */
export interface DayIn {
  calendar: 'bs' | 'ad'
  bs: BsDate
  ad: AdDate
}

/** The other reading of a day about which published calendars differ; undefined for all other days. */
export function contestedNote(lang: Lang, { calendar, bs, ad }: DayIn): string | undefined {
  const otherBs = otherBsOf(ad)
  if (!otherBs) return undefined
  const text = messages[lang]
  if (calendar === 'ad')
    return text.ofDay(
      formatAd(ad, { language: lang }),
      `${digitsIn(lang, otherBs.day)} ${monthText(lang, otherBs)}`,
    )
  const otherAd = otherAdOf(bs)
  if (!otherAd)
    return text.shorterMonth(monthText(lang, bs), digitsIn(lang, otherDaysInBsMonth(bs.year, bs.month) ?? 0))
  return text.ofDate(formatBs(bs, { language: lang }), formatAd(otherAd, { language: lang }))
}

/** Of a BS date that the month table does not have, and some published calendars do. */
export function missingDayNote(lang: Lang, bs: BsDate): string | undefined {
  const otherAd = otherAdOf(bs)
  if (!otherAd) return undefined
  const days = digitsIn(lang, otherDaysInBsMonth(bs.year, bs.month) ?? 0)
  return messages[lang].longerMonth(monthText(lang, bs), days, formatAd(otherAd, { language: lang }))
}

/** Of a month whose length differs between published calendars. */
export function monthLengthNote(lang: Lang, year: number, month: number): string | undefined {
  const days = otherDaysInBsMonth(year, month)
  return days === undefined
    ? undefined
    : messages[lang].otherLength(monthText(lang, { year, month }), digitsIn(lang, days))
}

/** `formatBs` refuses days that the table does not have. */
export function monthText(lang: Lang, { year, month }: Pick<BsDate, 'year' | 'month'>): string {
  return `${bsMonthName(month, lang)} ${digitsIn(lang, year)}`
}
