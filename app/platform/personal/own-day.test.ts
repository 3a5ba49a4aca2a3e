import { expect, test } from 'vitest'
import { longestMonth, nextDay, withNextDays } from './own-day.ts'
import { emptyRecord } from './personal-record.ts'

const bs = (month: number, day: number) => ({ calendar: 'bs', month, day }) as const
const tithi = (month: number, day: number) => ({ calendar: 'tithi', month, day }) as const
const ad = (month: number, day: number) => ({ calendar: 'ad', month, day }) as const

test.each([
  // 5 Mangsir 2083 is 21 November 2026.
  [bs(8, 5), '2026-11-21', '2026-11-21'],
  [bs(8, 6), '2026-11-21', '2026-11-22'],
  // 4 Mangsir 2084.
  [bs(8, 4), '2026-11-21', '2027-11-20'],
  [ad(11, 21), '2026-11-21', '2026-11-21'],
  [ad(11, 20), '2026-11-21', '2027-11-20'],
  [ad(1, 1), '2026-11-21', '2027-01-01'],
  // Teej of 2083 and of 2084.
  [tithi(5, 3), '2026-09-14', '2026-09-14'],
  [tithi(5, 3), '2026-09-15', '2027-09-03'],
])('the next %o from %s on is %s', (day, today, next) => {
  expect(nextDay(day, today)).toBe(next)
})

test('29 February falls on the last day of February in other years', () => {
  expect(nextDay(ad(2, 29), '2027-01-10')).toBe('2027-02-28')
  expect(nextDay(ad(2, 29), '2028-01-10')).toBe('2028-02-29')
})

test('32 Ashadh falls on the last day of Ashadh in a year in which it has 31 days', () => {
  // It has 31 days in 2081 and 32 in 2082, from 15 June on.
  expect(nextDay(bs(3, 32), '2024-06-20')).toBe('2024-07-15')
  expect(nextDay(bs(3, 32), '2025-06-20')).toBe('2025-07-16')
})

test('behind the end of the calendar there is no next day, and a day of AD has one', () => {
  expect(nextDay(bs(1, 1), '2034-04-13')).toBe('')
  expect(nextDay(bs(1, 1), '2040-01-01')).toBe('')
  expect(nextDay(bs(12, 30), '2034-04-13')).toBe('2034-04-13')
  expect(nextDay(ad(1, 1), '2040-01-02')).toBe('2041-01-01')
})

test('days that are over get their next time', () => {
  const days = [{ name: 'Ama', ...ad(11, 20), next: '2026-11-20' }]
  expect(withNextDays({ ...emptyRecord, days }, '2026-11-21').days).toEqual([
    { name: 'Ama', ...ad(11, 20), next: '2027-11-20' },
  ])
})

test('the days that can be chosen are those that a month has in some year', () => {
  expect([longestMonth('bs', 1), longestMonth('bs', 3), longestMonth('bs', 8)]).toEqual([31, 32, 30])
  expect([longestMonth('ad', 2), longestMonth('ad', 4)]).toEqual([29, 30])
})
