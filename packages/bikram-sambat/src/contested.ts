import { daysInBsMonth } from './bs-year.ts'
import type { AdDate, BsDate } from './calendar-day.ts'
import { otherStarts } from './data/other-starts.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'

/** A day to which published calendars give two BS dates, because they differ about the start of its month or of the next. */
export interface ContestedDay {
  readonly ad: AdDate
  /** The date in this table. */
  readonly bs: BsDate
  /** The date in the other published calendars. */
  readonly otherBs: BsDate
}

/** Each differing month with its first day here and in the other calendars, and the days with two dates. */
const spans = otherStarts.map(({ year, month, days }) => {
  const start = bsDayNumber({ year, month, day: 1 })
  const before = start - daysInBsMonth(year, month - 1)
  const end = start + daysInBsMonth(year, month)
  const other = start + days
  return { year, month, before, start, other, first: Math.min(start, other), end }
})

const spanAt = (dayNumber: number) => spans.find(({ first, end }) => dayNumber >= first && dayNumber < end)

/** All contested days in order: of BS 1974 to 1998, and 2005-05-14 to 2005-06-14. */
export function contestedDays(): readonly ContestedDay[] {
  return spans.flatMap((span) =>
    Array.from({ length: span.end - span.first }, (_, index) => ({
      ad: adOfDayNumber(span.first + index),
      bs: bsOfDayNumber(span.first + index),
      otherBs: otherBsAt(span, span.first + index),
    })),
  )
}

/**
 * The BS date that other published calendars give to a contested AD day; undefined for all other days.
 * Throws DateOutOfRangeError as `adToBs` does.
 */
export function otherBsOf(date: AdDate): BsDate | undefined {
  const dayNumber = adDayNumber(date)
  const span = spanAt(dayNumber)
  return span && otherBsAt(span, dayNumber)
}

/**
 * The AD day of a BS date in the other published calendars, where it differs from this table's. Undefined where it does
 * not, and for 2062-02-32, which they do not have; 2062-01-31, which this table does not have, is 2005-05-14. Never throws.
 */
export function otherAdOf({ year, month, day }: BsDate): AdDate | undefined {
  if (!Number.isInteger(day) || day < 1) return undefined
  for (const span of spans) {
    if (span.year !== year) continue
    if (span.month === month && span.other + day <= span.end) return adOfDayNumber(span.other + day - 1)
    // The last day of a month that is longer there.
    if (span.month === month + 1 && span.before + day === span.other && span.start < span.other)
      return adOfDayNumber(span.start)
  }
  return undefined
}

/** The length of a month in other published calendars, where it differs from this table's; undefined for all others. Never throws. */
export function otherDaysInBsMonth(year: number, month: number): number | undefined {
  for (const span of spans) {
    if (span.year !== year) continue
    if (span.month === month) return span.end - span.other
    if (span.month === month + 1) return span.other - span.before
  }
  return undefined
}

export function isContested(dayNumber: number): boolean {
  return spanAt(dayNumber) !== undefined
}

function otherBsAt({ year, month, before, other }: (typeof spans)[number], dayNumber: number): BsDate {
  return dayNumber < other
    ? { year, month: month - 1, day: dayNumber - before + 1 }
    : { year, month, day: dayNumber - other + 1 }
}
