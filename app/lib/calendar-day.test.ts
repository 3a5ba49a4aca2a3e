import { expect, test } from 'vitest'
import { daysAfter, daysBetween, isDay } from './calendar-day.ts'

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
