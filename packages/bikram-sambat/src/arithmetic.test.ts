import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, ageAt, compareBs, difference, differenceInDays } from './arithmetic.ts'
import { fiscalYearOf, quarterOf } from './bs-year.ts'
import { todayInNepal } from './convert.ts'
import { bsOfDayNumber, firstDayNumber, lastDayNumber } from './day-number.ts'
import { DateOutOfRangeError } from './errors.ts'

const bs = (year: number, month: number, day: number) => ({ year, month, day })
const days = fc.integer({ min: firstDayNumber, max: lastDayNumber }).map(bsOfDayNumber)

test('days are added over months and years, and taken away', () => {
  expect(addDays(bs(2082, 4, 31), 1)).toEqual(bs(2082, 5, 1))
  expect(addDays(bs(2083, 1, 1), -1)).toEqual(bs(2082, 12, 30))
  expect(addDays(bs(2000, 1, 1), 33_237)).toEqual(bs(2090, 12, 30))
})

test('months are added to the same day, or to the last of a shorter month', () => {
  expect(addMonths(bs(2082, 4, 29), 3)).toEqual(bs(2082, 7, 29))
  expect(addMonths(bs(2082, 3, 32), 1)).toEqual(bs(2082, 4, 31))
  expect(addMonths(bs(2082, 4, 31), 4)).toEqual(bs(2082, 8, 29))
  expect(addMonths(bs(2082, 1, 15), -1)).toEqual(bs(2081, 12, 15))
  expect(addMonths(bs(2082, 1, 15), 12)).toEqual(bs(2083, 1, 15))
})

test('DATE-04: what leaves the table, and fractions, are refused', () => {
  expect(() => addDays(bs(2090, 12, 30), 1)).toThrow(DateOutOfRangeError)
  expect(() => addDays(bs(1970, 1, 1), -1)).toThrow(DateOutOfRangeError)
  expect(() => addDays(bs(2082, 1, 1), 0.5)).toThrow(DateOutOfRangeError)
  expect(() => addDays(bs(2082, 1, 1), Number.NaN)).toThrow(DateOutOfRangeError)
  expect(() => addMonths(bs(2090, 12, 30), 1)).toThrow(DateOutOfRangeError)
  expect(() => addMonths(bs(1970, 1, 1), -1)).toThrow(DateOutOfRangeError)
  expect(() => addMonths(bs(2082, 1, 1), 1.5)).toThrow(DateOutOfRangeError)
  expect(() => addMonths(bs(2082, 1, 33), 1)).toThrow(DateOutOfRangeError)
  expect(() => ageAt(bs(2082, 1, 2), bs(2082, 1, 1))).toThrow(DateOutOfRangeError)
})

test('difference and age in years, months and days', () => {
  expect(difference(bs(2082, 1, 1), bs(2082, 1, 1))).toEqual({ years: 0, months: 0, days: 0 })
  expect(difference(bs(2050, 6, 10), bs(2082, 6, 9))).toEqual({ years: 31, months: 11, days: 30 })
  expect(difference(bs(2082, 4, 31), bs(2082, 8, 29))).toEqual({ years: 0, months: 4, days: 0 })
  expect(difference(bs(2082, 6, 9), bs(2050, 6, 10))).toEqual({ years: -31, months: -11, days: -30 })
  expect(ageAt(bs(2050, 6, 10), bs(2082, 6, 10))).toEqual({ years: 32, months: 0, days: 0 })
})

test('days there and back again are the same days', () => {
  fc.assert(
    fc.property(days, days, (from, to) => {
      expect(addDays(from, differenceInDays(from, to))).toEqual(to)
      expect(Math.sign(compareBs(from, to))).toBe(0 - Math.sign(differenceInDays(from, to)))
    }),
  )
})

test('a difference, added again, arrives; its parts are the greatest and of one sign', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [from, to] = compareBs(one, other) <= 0 ? [one, other] : [other, one]
      const { years, months, days: rest } = difference(from, to)
      expect(addDays(addMonths(from, years * 12 + months), rest)).toEqual(to)
      expect(months >= 0 && months < 12 && years >= 0 && rest >= 0 && rest < 32).toBe(true)
      expect(difference(to, from)).toEqual({ years: 0 - years, months: 0 - months, days: 0 - rest })
    }),
    { numRuns: 1000 },
  )
})

test('fiscal years run from Shrawan to Ashadh, in four quarters', () => {
  expect(fiscalYearOf(bs(2082, 4, 1))).toEqual({ startYear: 2082, label: '2082/83' })
  expect(fiscalYearOf(bs(2083, 3, 31)).label).toBe('2082/83')
  expect(fiscalYearOf(bs(2083, 3, 31)).startYear).toBe(2082)
  expect(fiscalYearOf(bs(2000, 1, 1)).label).toBe('1999/00')
  const quarters = Array.from({ length: 12 }, (_, index) => quarterOf(bs(2082, index + 1, 1)))
  expect(quarters).toEqual([4, 4, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect(() => fiscalYearOf(bs(2082, 4, 32))).toThrow(DateOutOfRangeError)
  expect(() => quarterOf(bs(2091, 1, 1))).toThrow(DateOutOfRangeError)
})

test('today in Nepal changes at 18:15 UTC', () => {
  expect(todayInNepal(new Date('2026-11-20T18:14:59.999Z')).bs).toEqual(bs(2083, 8, 4))
  expect(todayInNepal(new Date('2026-11-20T18:15:00Z'))).toEqual({ bs: bs(2083, 8, 5), ad: bs(2026, 11, 21) })
})

test('R10: the Nepali year turns at midnight in Nepal', () => {
  expect(todayInNepal(new Date('2026-04-13T18:14:59.999Z')).bs).toEqual(bs(2082, 12, 30))
  expect(todayInNepal(new Date('2026-04-13T18:15:00Z')).bs).toEqual(bs(2083, 1, 1))
})

test('DATE-04: today outside the table, or of no time at all, is refused', () => {
  for (const when of ['2034-04-13T18:15:00Z', '1913-04-12T18:14:59Z', 'never'])
    expect(() => todayInNepal(new Date(when))).toThrow(DateOutOfRangeError)
})
