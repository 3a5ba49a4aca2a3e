import {
  adMonths,
  bsMonths,
  type CalendarDay,
  type CalendarName,
  digitsIn,
  formatAd,
  formatBs,
} from 'bikram-sambat-calendar'
import type { Lang } from '#app/lib/language.ts'

export type Calendar = 'bs' | 'ad'

export const otherCalendar = { bs: 'ad', ad: 'bs' } as const satisfies Record<Calendar, Calendar>

interface Offer {
  firstYear: number
  lastYear: number
  /** Selectable days, the same for every month: a day that a month lacks gives a message. */
  days: number
  start: CalendarDay
}

/** A panel's selectable years and days, and its first date. */
export const offered: Record<Calendar, Offer> = {
  bs: { firstYear: 2000, lastYear: 2090, days: 32, start: { year: 2082, month: 4, day: 29 } },
  ad: { firstYear: 1944, lastYear: 2030, days: 31, start: { year: 2025, month: 7, day: 13 } },
}

/** Twelve months with English name, Nepali name and value 1 to 12. */
export const monthsOf: Record<Calendar, readonly CalendarName[]> = { bs: bsMonths, ad: adMonths }

/** `29 Shrawan 2082`, `१४ अगस्ट २०२५`. */
export function dateText(calendar: Calendar, day: CalendarDay, language: Lang): string {
  return calendar === 'bs' ? formatBs(day, { language }) : formatAd(day, { language })
}

/** `2082-04-29`, in Latin digits. */
export function numericText({ year, month, day }: CalendarDay): string {
  return [year, month, day].map((value) => String(value).padStart(2, '0')).join('-')
}

/** `Baisakh 2083`, `फेब्रुअरी २०२५`. */
export function yearMonthText(calendar: Calendar, { year, month }: CalendarDay, language: Lang): string {
  return `${monthsOf[calendar][month - 1]?.[language] ?? ''} ${digitsIn(language, year)}`
}
