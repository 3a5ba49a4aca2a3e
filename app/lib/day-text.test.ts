import { expect, test } from 'vitest'
import { dayText, monthText } from './day-text.ts'

test('a day is written in words and digits of its language', () => {
  expect(dayText('en', '2026-11-21')).toBe('21 November 2026')
  expect(dayText('ne', '2026-11-21')).toBe('२१ नोभेम्बर २०२६')
  expect(dayText('en', '2025-01-05')).toBe('5 January 2025')
  expect(dayText('ne', '2025-01-05')).toBe('५ जनवरी २०२५')
})

test('a month is written in words and digits of its language', () => {
  expect(monthText('en', '2026-11')).toBe('November 2026')
  expect(monthText('ne', '2026-11-21')).toBe('नोभेम्बर २०२६')
})

test('the English months are the ones that the platform knows', () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-01`
    const known = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    )
    expect(dayText('en', day)).toBe(known)
  }
})

test('the twelve Nepali months all differ', () => {
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
  expect(new Set(days.map((day) => dayText('ne', day))).size).toBe(12)
})
