import type { AdDate, BsDate, CalendarDay } from './calendar-day.ts'
import { adDayNumber, bsDayNumber } from './day-number.ts'
import type { Language } from './digits.ts'
import { digitsIn } from './digits.ts'
import { adMonthName, bsMonthName, weekdayName } from './names.ts'
import { weekdayOf, weekdayOfAd } from './weekday.ts'

/**
 * | style | en | ne |
 * | --- | --- | --- |
 * | numeric | 2082-04-29 | २०८२-०४-२९ |
 * | short | 29 Shr 2082 | २९ सा २०८२ |
 * | long | 29 Shrawan 2082 | २९ साउन २०८२ |
 * | full | Thursday, 14 August 2025 | बिहीबार, १४ अगस्ट २०२५ |
 */
export type DateStyle = 'numeric' | 'short' | 'long' | 'full'

export interface FormatOptions {
  language?: Language
  style?: DateStyle
}

/** English and `long` by default. Throws DateOutOfRangeError for a day outside the table. */
export function formatBs(date: BsDate, { language = 'en', style = 'long' }: FormatOptions = {}): string {
  bsDayNumber(date)
  if (style === 'numeric') return numeric(date, language)
  const text = inWords(date, bsMonthName(date.month, language, style === 'short' ? style : 'long'), language)
  return style === 'full' ? `${weekdayName(weekdayOf(date), language)}, ${text}` : text
}

/** English and `long` by default. Throws DateOutOfRangeError for a day outside the table. */
export function formatAd(date: AdDate, { language = 'en', style = 'long' }: FormatOptions = {}): string {
  adDayNumber(date)
  if (style === 'numeric') return numeric(date, language)
  const text = inWords(date, adMonthName(date.month, language, style === 'short' ? style : 'long'), language)
  return style === 'full' ? `${weekdayName(weekdayOfAd(date), language)}, ${text}` : text
}

function inWords({ year, day }: CalendarDay, monthName: string, language: Language): string {
  return digitsIn(language, `${day} ${monthName} ${year}`)
}

function numeric({ year, month, day }: CalendarDay, language: Language): string {
  return digitsIn(language, `${year}-${twoDigits(month)}-${twoDigits(day)}`)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
