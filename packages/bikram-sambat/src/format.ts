import type { AdDate, BsDate, CalendarDay } from './calendar-day.ts'
import { adDayNumber, bsDayNumber } from './day-number.ts'
import { digitsIn, type Language } from './digits.ts'
import { adMonthName, bsMonthName, weekdayName } from './names.ts'
import { weekdayOfDayNumber } from './weekday.ts'

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
export function formatBs(date: BsDate, options?: FormatOptions): string {
  return format(date, bsDayNumber(date), bsMonthName, options)
}

/** English and `long` by default. Throws DateOutOfRangeError for a day outside the table. */
export function formatAd(date: AdDate, options?: FormatOptions): string {
  return format(date, adDayNumber(date), adMonthName, options)
}

function format(
  { year, month, day }: CalendarDay,
  dayNumber: number,
  monthName: typeof bsMonthName,
  { language = 'en', style = 'long' }: FormatOptions = {},
): string {
  if (style === 'numeric') return digitsIn(language, `${year}-${twoDigits(month)}-${twoDigits(day)}`)
  const name = monthName(month, language, style === 'short' ? style : 'long')
  const text = digitsIn(language, `${day} ${name} ${year}`)
  return style === 'full' ? `${weekdayName(weekdayOfDayNumber(dayNumber), language)}, ${text}` : text
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
