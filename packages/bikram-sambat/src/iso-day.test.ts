import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysAfter,
  daysBetween,
  isDay,
  msUntilNepalMidnight,
  nepalDay,
  nepalTime,
  nepalYear,
} from './iso-day.ts'

const dayMs = 86_400_000
const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const zone = { timeZone: 'Asia/Kathmandu' }
const dayFormat = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' })
const yearFormat = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric' })

test('midnight in Nepal is at 18:15 UTC', () => {
  expect(msUntilNepalMidnight(new Date('2026-11-20T18:14:59.999Z'))).toBe(1)
  expect(msUntilNepalMidnight(new Date('2026-11-20T18:15:00.000Z'))).toBe(dayMs)
  expect(msUntilNepalMidnight(new Date('2026-11-20T18:15:00.001Z'))).toBe(dayMs - 1)
})

test('the year turns at midnight in Nepal', () => {
  expect(nepalYear(new Date('2026-12-31T18:14:59Z'))).toBe(2026)
  expect(nepalYear(new Date('2026-12-31T18:15:00Z'))).toBe(2027)
})

test('the day turns at midnight in Nepal', () => {
  expect(nepalDay(new Date('2026-11-20T18:14:59Z'))).toBe('2026-11-20')
  expect(nepalDay(new Date('2026-11-20T18:15:00Z'))).toBe('2026-11-21')
})

test.each([
  ['2026-12-31', '2027-01-01', 'the year ends'],
  ['2028-02-28', '2028-02-29', 'a leap day begins'],
  ['2028-02-29', '2028-03-01', 'a leap day ends'],
  ['2027-02-28', '2027-03-01', 'a year has no leap day'],
  ['2100-02-28', '2100-03-01', 'a century has no leap day'],
])('R10: in Nepal %s ends at 18:15 UTC and %s begins: %s', (day, next) => {
  const midnight = Date.parse(`${day}T18:15:00Z`)
  expect(nepalDay(new Date(midnight - 1))).toBe(day)
  expect(nepalTime(new Date(midnight - 1))).toBe('23:59')
  expect(nepalDay(new Date(midnight))).toBe(next)
  expect(nepalTime(new Date(midnight))).toBe('00:00')
})

test('R10: the day and the time are those of the time zone database at every instant', () => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(nepalDay(at)).toBe(dayFormat.format(at))
      expect(nepalTime(at)).toBe(timeFormat.format(at))
    }),
  )
})

test('the time of day has two digits for the hour and two for the minute', () => {
  expect(nepalTime(new Date('2026-11-20T18:15:59Z'))).toBe('00:00')
  expect(nepalTime(new Date('2026-11-21T05:20:00Z'))).toBe('11:05')
})

test('the day lasts until the midnight that is given and ends with it, as the time zone database has it', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const left = msUntilNepalMidnight(at)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(dayMs)
      expect(dayFormat.format(at.getTime() + left - 1)).toBe(dayFormat.format(at))
      expect(dayFormat.format(at.getTime() + left)).not.toBe(dayFormat.format(at))
      expect(nepalYear(at)).toBe(Number(yearFormat.format(at)))
    }),
  )
})

test('instants before 1970 have a midnight ahead of them too', () => {
  expect(msUntilNepalMidnight(new Date('1969-12-31T18:14:00Z'))).toBe(60_000)
})

test.each(['2026-11-21', '2024-02-29', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '2020-06.25',
  '2026-11-21T00:00',
  ' 2026-11-21',
  '20261121',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('days are counted over months, years and leap days', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysAfter('2026-11-21', -365)).toBe('2025-11-21')
  expect(daysBetween('2025-11-21', '2026-11-21')).toBe(365)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})
