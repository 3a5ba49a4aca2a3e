import {
  type AdDate,
  addDays,
  addMonths,
  adToBs,
  type BsDate,
  bsToAd,
  type CalendarDay,
  type DateDifference,
  difference,
  differenceInDays,
  fiscalYearOf,
  inTable,
} from '@chautari/bikram-sambat'
import { periodOf, periodUnits } from '@chautari/bikram-sambat/periods'
import type { Calendar } from './conversion.ts'

/** One day in both calendars. */
export interface Day {
  bs: BsDate
  ad: AdDate
}

/** @throws DateOutOfRangeError for a day outside the calendar table. */
export function bothOf(calendar: Calendar, date: CalendarDay): Day {
  return calendar === 'bs' ? { bs: date, ad: bsToAd(date) } : { bs: adToBs(date), ad: date }
}

/**
 * Adds an amount to a day, or with `sign` -1 subtracts it: years and months of `calendar` first, then days. Undefined
 * outside the calendar table.
 */
export function shiftDay(day: Day, calendar: Calendar, span: DateDifference, sign: 1 | -1): Day | undefined {
  const total = sign * (span.years * 12 + span.months)
  return inTable(() => {
    const moved = calendar === 'bs' ? addMonths(day.bs, total) : bothOf('ad', addAdMonths(day.ad, total)).bs
    return bothOf('bs', addDays(moved, sign * span.days))
  })
}

/**
 * The difference of two days in either order: days in all, and whole years and months of each calendar with the days left.
 * `backwards`: the second day is the earlier one, and figures count from it.
 */
export function spanBetween(first: Day, second: Day) {
  const backwards = differenceInDays(first.bs, second.bs) < 0
  const [from, to] = backwards ? [second, first] : [first, second]
  const days = differenceInDays(from.bs, to.bs)
  return { days, bs: difference(from.bs, to.bs), ad: adDifference(from, to), backwards }
}

function adDifference(from: Day, to: Day): DateDifference {
  let months = (to.ad.year - from.ad.year) * 12 + to.ad.month - from.ad.month
  if (daysAfter(from, months, to) < 0) months--
  return { years: Math.floor(months / 12), months: months % 12, days: daysAfter(from, months, to) }
}

function daysAfter(from: Day, months: number, to: Day): number {
  const { year, month, day } = addAdMonths(from.ad, months)
  return (Date.UTC(to.ad.year, to.ad.month - 1, to.ad.day) - Date.UTC(year, month - 1, day)) / 86_400_000
}

export type FiscalPeriods = ReturnType<typeof fiscalPeriodsOf>

/** The periods of a day, where the calendar table has all their days, and how many days of the fiscal year are left after it. */
export function fiscalPeriodsOf({ bs }: Day) {
  const [year, ...parts] = periodUnits.toReversed().map((unit) => inTable(() => periodOf(unit, bs)))
  return {
    label: fiscalYearOf(bs).label,
    year,
    /** Half, quarter and month. */
    parts: parts.filter((part) => part !== undefined),
    daysLeft: year && differenceInDays(bs, year.last.bs),
  }
}

/** The same day some months later or earlier, or the month's last day when it is shorter. */
export function addAdMonths({ year, month, day }: AdDate, months: number): AdDate {
  const index = year * 12 + month - 1 + months
  const moved = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  const daysInMonth = new Date(Date.UTC(moved.year, moved.month, 0)).getUTCDate()
  return { ...moved, day: Math.min(day, daysInMonth) }
}
