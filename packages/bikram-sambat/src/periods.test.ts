import { describe, expect, test } from 'vitest'
import { addDays } from './arithmetic.ts'
import { daysInBsMonth, fiscalYearOf, quarterOf } from './bs-year.ts'
import type { BsDate } from './calendar-day.ts'
import { bsToAd } from './convert.ts'
import { firstKnownBsYear, lastBsYear } from './data/month-lengths.ts'
import { bsDayNumber, bsOfDayNumber, firstDayNumber, lastDayNumber } from './day-number.ts'
import { DateArgumentError, DateOutOfRangeError } from './errors.ts'
import {
  isInPeriod,
  lastWorkingDayOf,
  type Period,
  type PeriodUnit,
  periodAt,
  periodOf,
  periodsBetween,
  periodUnits,
} from './periods.ts'
import { weekdayOf } from './weekday.ts'

const bs = (year: number, month: number, day: number) => ({ year, month, day })
const allDays = Array.from({ length: lastDayNumber - firstDayNumber + 1 }, (_, index) =>
  bsOfDayNumber(firstDayNumber + index),
)

/** What the days of a period have in common, by the other functions of the package. */
const shared: Record<PeriodUnit, (date: BsDate) => string> = {
  month: ({ year, month }) => `${year}-${month}`,
  quarter: (date) => `${fiscalYearOf(date).label} ${quarterOf(date)}`,
  half: (date) => `${fiscalYearOf(date).label} ${Math.ceil(quarterOf(date) / 2)}`,
  'fiscal-year': (date) => fiscalYearOf(date).label,
}

describe.each(periodUnits)('each %s', (unit) => {
  const groups = Map.groupBy(allDays, shared[unit])
  /** Without those that the table has in part. */
  const whole = [...groups].filter(([, [date]]) => date && isWhole(unit, date))

  test('has the days that lie in it, each in exactly one, and the next one begins on the day after its last', () => {
    let end: BsDate | undefined
    for (const [name, days] of whole) {
      const [first, last] = [days[0], days.at(-1)] as [BsDate, BsDate]
      const period = periodOf(unit, first)
      expect(period.first, name).toEqual({ bs: first, ad: bsToAd(first) })
      expect(period.last, name).toEqual({ bs: last, ad: bsToAd(last) })
      expect(period.days, name).toBe(days.length)
      expect(first, name).toEqual(end ? addDays(end, 1) : whole[0]?.[1][0])
      end = last
      const strays = days.filter(
        (date) => periodOf(unit, date).label.en !== period.label.en || !isInPeriod(period, date),
      )
      expect(strays, name).toEqual([])
      expect([first, last].map((date) => isBeside(period, date))).toEqual([false, false])
    }
  })

  test('is found again by its year and number, has a label of its own and stands in the series', () => {
    const periods = whole.map(([, [date]]) => periodOf(unit, date as BsDate))
    for (const period of periods) expect(periodAt(unit, period.year, period.number)).toEqual(period)
    for (const language of ['en', 'ne'] as const)
      expect(new Set(periods.map(({ label }) => label[language])).size).toBe(periods.length)
    const [from, to] = [periods[0], periods.at(-1)] as [Period, Period]
    expect(periodsBetween(unit, from.first.bs, to.last.bs)).toEqual(periods)
    expect(periodsBetween(unit, from.last.bs, to.first.bs)).toEqual(periods)
  })

  test('that the table has in part is refused', () => {
    const part = [...groups].filter(([, [date]]) => date && !isWhole(unit, date))
    expect(part.length).toBe({ month: 0, quarter: 0, half: 2, 'fiscal-year': 2 }[unit])
    for (const date of part.flatMap(([, days]) => days))
      expect(() => periodOf(unit, date)).toThrow(DateOutOfRangeError)
  })
})

/** Whether the days before and after the period of a day are in the table, or the table begins and ends with it. */
function isWhole(unit: PeriodUnit, date: BsDate): boolean {
  const [first, last] = [allDays[0], allDays.at(-1)] as [BsDate, BsDate]
  if (unit === 'month' || unit === 'quarter') return true
  return ![first, last].some((edge) => shared[unit](edge) === shared[unit](date))
}

/** Whether a neighbour of the first or last day is wrongly in the period. */
function isBeside({ first, last, ...period }: Period, date: BsDate): boolean {
  const beside = bsDayNumber(date) === bsDayNumber(first.bs) ? bsDayNumber(date) - 1 : bsDayNumber(date) + 1
  if (beside < firstDayNumber || beside > lastDayNumber) return false
  return isInPeriod({ first, last, ...period }, bsOfDayNumber(beside))
}

test('the ends of months agree with their lengths', () => {
  for (const { year, number, first, last, days } of periodsBetween(
    'month',
    bs(2000, 1, 1),
    bs(2090, 12, 30),
  )) {
    expect(days).toBe(daysInBsMonth(year, number))
    expect([first.bs, last.bs]).toEqual([bs(year, number, 1), bs(year, number, days)])
  }
})

test('a fiscal year, its halves, quarters and months in both calendars, with their names', () => {
  const year = periodAt('fiscal-year', 2082)
  expect(year).toEqual({
    unit: 'fiscal-year',
    year: 2082,
    number: 1,
    fiscalYear: '2082/83',
    label: { en: 'Fiscal year 2082/83', ne: 'आर्थिक वर्ष २०८२/८३' },
    first: { bs: bs(2082, 4, 1), ad: bs(2025, 7, 17) },
    last: { bs: bs(2083, 3, 32), ad: bs(2026, 7, 16) },
    days: 365,
  })
  const labels = (unit: PeriodUnit) =>
    periodsBetween(unit, year.first.bs, year.last.bs).map(({ label }) => label)
  expect(labels('half')).toEqual([
    { en: 'Half 1 of 2082/83', ne: 'आर्थिक वर्ष २०८२/८३ को पहिलो ६ महिना' },
    { en: 'Half 2 of 2082/83', ne: 'आर्थिक वर्ष २०८२/८३ को दोस्रो ६ महिना' },
  ])
  expect(labels('quarter').at(3)).toEqual({
    en: 'Quarter 4 of 2082/83',
    ne: 'आर्थिक वर्ष २०८२/८३ को चौथो त्रैमास',
  })
  expect(labels('month')).toHaveLength(12)
  expect(labels('month').at(-1)).toEqual({ en: 'Ashadh 2083', ne: 'असार २०८३' })
  expect(periodAt('quarter', 2082, 2)).toMatchObject({
    first: { bs: bs(2082, 7, 1), ad: bs(2025, 10, 18) },
    last: { bs: bs(2082, 9, 30), ad: bs(2026, 1, 14) },
  })
  expect(periodAt('half', 2082, 2).first.bs).toEqual(bs(2082, 10, 1))
})

test('a series of a day is the period that it lies in', () => {
  for (const unit of periodUnits)
    expect(periodsBetween(unit, bs(2082, 5, 31), bs(2082, 5, 31))).toEqual([periodOf(unit, bs(2082, 5, 31))])
})

test('the last working day is before Saturdays, other weekly holidays and the given holidays', () => {
  const dayOf = (period: Period, rule?: Parameters<typeof lastWorkingDayOf>[1]) =>
    lastWorkingDayOf(period, rule)?.bs
  const ashadh = periodAt('month', 2083, 3)
  expect(lastWorkingDayOf(ashadh)).toEqual(ashadh.last)
  expect(dayOf(ashadh, { holidays: [bs(2083, 3, 32), bs(2083, 3, 31)] })).toEqual(bs(2083, 3, 30))
  // 31 Bhadra 2080 is a Sunday.
  const bhadra = periodAt('month', 2080, 5)
  expect(dayOf(bhadra)).toEqual(bs(2080, 5, 31))
  expect(dayOf(bhadra, { weeklyHolidays: [0, 6] })).toEqual(bs(2080, 5, 29))
  expect(dayOf(bhadra, { weeklyHolidays: [0, 1, 2, 3, 4, 5, 6] })).toBeUndefined()
})

test('no day of a period after its last working day is one, over all months', () => {
  for (const period of periodsBetween('month', bs(2000, 1, 1), bs(2090, 12, 30))) {
    const { bs: last } = lastWorkingDayOf(period) ?? period.first
    expect(weekdayOf(last)).not.toBe(6)
    expect(period.last.bs.day - last.day).toBe(weekdayOf(period.last.bs) === 6 ? 1 : 0)
  }
})

test('wrong arguments are refused by name', () => {
  for (const [unit, year, number] of [
    ['quarter', 2082, 0],
    ['quarter', 2082, 5],
    ['half', 2082, 3],
    ['fiscal-year', 2082, 2],
    ['month', 2082, 1.5],
    ['month', 2082.5, 1],
    ['week', 2082, 1],
    ['toString', 2082, 1],
  ] as [PeriodUnit, number, number][])
    expect(() => periodAt(unit, year, number), `${unit} ${number}`).toThrow(DateArgumentError)
  expect(() => periodOf('week' as PeriodUnit, bs(2082, 1, 1))).toThrow('No such unit: week')
  expect(() => periodsBetween('month', bs(2082, 1, 2), bs(2082, 1, 1))).toThrow(DateArgumentError)
  const month = periodAt('month', 2082, 1)
  expect(() => lastWorkingDayOf(month, { weeklyHolidays: [7 as 6] })).toThrow(DateArgumentError)
  for (const wrong of [bs(2091, 1, 1), bs(2082, 4, 32), bs(2082, 1.5, 1)]) {
    expect(() => periodOf('month', wrong)).toThrow(DateOutOfRangeError)
    expect(() => isInPeriod(month, wrong)).toThrow(DateOutOfRangeError)
    expect(() => lastWorkingDayOf(month, { holidays: [wrong] })).toThrow(DateOutOfRangeError)
  }
  for (const year of [firstKnownBsYear - 1, lastBsYear])
    expect(() => periodAt('fiscal-year', year)).toThrow(DateOutOfRangeError)
})
