import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daysInBsMonth, daysInBsYear, statusOf } from './bs-year.ts'
import { bsToAd } from './convert.ts'
import { firstBsYear, lastBsYear, lastPublishedYear } from './data/month-lengths.ts'
import { DateOutOfRangeError } from './errors.ts'
import { weekdayOf, weeksOfBsMonth } from './weekday.ts'

interface MonthLengths {
  years: Record<string, { lengths: number[]; yearStart: string; status: string }>
}

const { years } = JSON.parse(
  readFileSync(new URL('../fixtures/month-lengths.json', import.meta.url), 'utf8'),
) as MonthLengths

test('DATE-03: DATE-06: 91 years from BS 2000 to 2090 with the published lengths, years and status', () => {
  expect(Object.keys(years)).toHaveLength(91)
  expect([firstBsYear, lastBsYear]).toEqual([2000, 2090])
  for (const [key, { lengths, yearStart, status }] of Object.entries(years)) {
    const year = Number(key)
    expect(lengths.map((_, index) => daysInBsMonth(year, index + 1))).toEqual(lengths)
    const ad = bsToAd({ year, month: 1, day: 1 })
    expect(`${ad.year}-0${ad.month}-${ad.day}`).toBe(yearStart)
    expect(statusOf(year)).toBe(status)
  }
})

test('DATE-06: months have 29 to 32 days, years 365 or 366, and the reference day is 1943-04-14', () => {
  const lengths = Object.values(years).flatMap((year) => year.lengths)
  expect(new Set(lengths)).toEqual(new Set([29, 30, 31, 32]))
  for (let year = firstBsYear; year <= lastBsYear; year++) expect([365, 366]).toContain(daysInBsYear(year))
  expect(bsToAd({ year: 2000, month: 1, day: 1 })).toEqual({ year: 1943, month: 4, day: 14 })
  expect(bsToAd({ year: 2090, month: 12, day: 30 })).toEqual({ year: 2034, month: 4, day: 13 })
})

test('years up to 2083 are published, later ones computed', () => {
  expect([lastPublishedYear, statusOf(2083), statusOf(2084)]).toEqual([2083, 'published', 'computed'])
})

test('CAL-01: a month stands in weeks from Sunday to Saturday, every day once and in its column', () => {
  for (let year = 2000; year <= 2090; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const weeks = weeksOfBsMonth(year, month)
      const days = weeks.flat().flatMap((date) => date ?? [])
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: daysInBsMonth(year, month) }, (_, index) => index + 1),
      )
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some(Boolean)).toBe(true)
        const columns = week.flatMap((date, column) => (date ? [[column, weekdayOf(date)]] : []))
        expect(columns.every(([column, weekday]) => column === weekday)).toBe(true)
      }
    }
  }
})

test('DATE-04: a month that the table does not hold is refused', () => {
  for (const [year, month] of [
    [1969, 12],
    [2091, 1],
    [2082, 0],
    [2082, 13],
    [2082, 1.5],
    [Number.NaN, 1],
  ] as const) {
    expect(() => daysInBsMonth(year, month)).toThrow(DateOutOfRangeError)
    expect(() => weeksOfBsMonth(year, month)).toThrow(DateOutOfRangeError)
  }
  expect(() => daysInBsYear(2091)).toThrow(DateOutOfRangeError)
  expect(() => statusOf(1969)).toThrow(DateOutOfRangeError)
})
