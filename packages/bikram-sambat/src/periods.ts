// The periods of people who keep books: months of Bikram Sambat, and quarters, halves and whole fiscal years of such months.
import { daysInBsMonth, fiscalYearLabel, shrawan } from './bs-year.ts'
import type { AdDate, BsDate } from './calendar-day.ts'
import { bsToAd } from './convert.ts'
import { adOfDayNumber, bsDayNumber, bsOfDayNumber } from './day-number.ts'
import { digitsIn, type Language } from './digits.ts'
import { DateArgumentError } from './errors.ts'
import { bsMonthName, weekdays } from './names.ts'
import { type Weekday, weekdayOf } from './weekday.ts'

/** How many months each has. */
const monthCounts = { month: 1, quarter: 3, half: 6, 'fiscal-year': 12 } as const

/** A fiscal year begins on 1 Shrawan; its halves on 1 Shrawan and 1 Magh, its quarters on those and on 1 Kartik and 1 Baisakh. */
export type PeriodUnit = keyof typeof monthCounts

/** From the shortest to the longest. */
export const periodUnits = Object.keys(monthCounts) as readonly PeriodUnit[]

/** A day in both calendars. */
export interface PeriodDay {
  readonly bs: BsDate
  readonly ad: AdDate
}

export interface Period {
  readonly unit: PeriodUnit
  /** The BS year of a month; of the others the year in which their fiscal year begins. */
  readonly year: number
  /** 1 to 12 of a month (1 is Baisakh), 1 to 4 of a quarter, 1 or 2 of a half, 1 of a fiscal year. */
  readonly number: number
  /** The fiscal year that it lies in: `2082/83`. */
  readonly fiscalYear: string
  /** `Bhadra 2083`, `Quarter 2 of 2082/83`. */
  readonly label: Readonly<Record<Language, string>>
  readonly first: PeriodDay
  readonly last: PeriodDay
  readonly days: number
}

/**
 * A period by its year and number, as `Period` has them. Throws DateArgumentError for one that does not exist,
 * DateOutOfRangeError for one that does not lie in the table with all its days.
 */
export function periodAt(unit: PeriodUnit, year: number, number = 1): Period {
  const count = 12 / monthCountOf(unit)
  if (!([year, number].every(Number.isInteger) && number >= 1 && number <= count))
    throw new DateArgumentError(`No such period: ${unit} ${number} of ${year}`)
  const ofFiscalYear = unit === 'month' ? 1 : shrawan
  return periodFrom(unit, year * 12 + ofFiscalYear - 1 + (number - 1) * monthCounts[unit])
}

/** The period that a day lies in. Throws as `periodAt` does: the table has the first and the last fiscal year in part. */
export function periodOf(unit: PeriodUnit, date: BsDate): Period {
  const count = monthCountOf(unit)
  bsDayNumber(date)
  const months = monthIndex(date) - (shrawan - 1)
  return periodFrom(unit, months - (months % count) + shrawan - 1)
}

/** All periods with a day from `from` to `to`, in order. Throws as `periodAt` does. */
export function periodsBetween(unit: PeriodUnit, from: BsDate, to: BsDate): Period[] {
  if (bsDayNumber(from) > bsDayNumber(to))
    throw new DateArgumentError('The last day is before the first one.')
  const start = monthIndex(periodOf(unit, from).first.bs)
  const count = monthCountOf(unit)
  const length = Math.floor((monthIndex(to) - start) / count) + 1
  return Array.from({ length }, (_, index) => periodFrom(unit, start + index * count))
}

/** Throws DateOutOfRangeError for a day outside the table. */
export function isInPeriod({ first, last }: Period, date: BsDate): boolean {
  const dayNumber = bsDayNumber(date)
  return dayNumber >= bsDayNumber(first.bs) && dayNumber <= bsDayNumber(last.bs)
}

export interface WorkingDayRule {
  /** Public holidays: the package knows none. */
  readonly holidays?: Iterable<BsDate>
  /** `[6]`, Saturday, by default; `[0, 6]` where Sunday is one as well. */
  readonly weeklyHolidays?: readonly Weekday[]
}

/** The last day of a period that is no holiday; undefined where all are. Throws DateOutOfRangeError for holidays outside the table. */
export function lastWorkingDayOf(
  { first, last }: Pick<Period, 'first' | 'last'>,
  { holidays = [], weeklyHolidays = [6] }: WorkingDayRule = {},
): PeriodDay | undefined {
  const wrong = weeklyHolidays.find((weekday) => !weekdays[weekday])
  if (wrong !== undefined) throw new DateArgumentError(`No such weekday: ${wrong}`)
  const off = new Set(Array.from(holidays, bsDayNumber))
  const start = bsDayNumber(first.bs)
  for (let dayNumber = bsDayNumber(last.bs); dayNumber >= start; dayNumber--) {
    const bs = bsOfDayNumber(dayNumber)
    if (!off.has(dayNumber) && !weeklyHolidays.includes(weekdayOf(bs)))
      return { bs, ad: adOfDayNumber(dayNumber) }
  }
  return undefined
}

function monthCountOf(unit: PeriodUnit): number {
  if (!Object.hasOwn(monthCounts, unit)) throw new DateArgumentError(`No such unit: ${String(unit)}`)
  return monthCounts[unit]
}

/** Months since Baisakh of the year 0. */
const monthIndex = ({ year, month }: BsDate) => year * 12 + month - 1

const monthOf = (index: number) => ({ year: Math.floor(index / 12), month: (index % 12) + 1 })

/** @param start index of its first month */
function periodFrom(unit: PeriodUnit, start: number): Period {
  const first = { ...monthOf(start), day: 1 }
  const lastMonth = monthOf(start + monthCounts[unit] - 1)
  const last = { ...lastMonth, day: daysInBsMonth(lastMonth.year, lastMonth.month) }
  const fiscal = monthOf(start - (shrawan - 1))
  const fiscalYear = fiscalYearLabel(fiscal.year)
  const isMonth = unit === 'month'
  const year = isMonth ? first.year : fiscal.year
  const number = isMonth ? first.month : Math.floor((fiscal.month - 1) / monthCounts[unit]) + 1
  return {
    unit,
    year,
    number,
    fiscalYear,
    label: {
      en: isMonth ? `${bsMonthName(number, 'en')} ${year}` : english[unit](fiscalYear, number),
      ne: digitsIn('ne', isMonth ? `${bsMonthName(number, 'ne')} ${year}` : nepali[unit](fiscalYear, number)),
    },
    first: { bs: first, ad: bsToAd(first) },
    last: { bs: last, ad: bsToAd(last) },
    days: bsDayNumber(last) - bsDayNumber(first) + 1,
  }
}

const english = {
  quarter: (fiscalYear: string, number: number) => `Quarter ${number} of ${fiscalYear}`,
  half: (fiscalYear: string, number: number) => `Half ${number} of ${fiscalYear}`,
  'fiscal-year': (fiscalYear: string) => `Fiscal year ${fiscalYear}`,
}

const ordinal = (number: number) => ['पहिलो', 'दोस्रो', 'तेस्रो'][number - 1] ?? 'चौथो'

const nepali: typeof english = {
  quarter: (fiscalYear, number) => `आर्थिक वर्ष ${fiscalYear} को ${ordinal(number)} त्रैमास`,
  half: (fiscalYear, number) => `आर्थिक वर्ष ${fiscalYear} को ${ordinal(number)} ६ महिना`,
  'fiscal-year': (fiscalYear) => `आर्थिक वर्ष ${fiscalYear}`,
}
