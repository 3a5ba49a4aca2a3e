import { expect, test } from 'vitest'
import { adMonthsText, bsMonthText, monthAfter } from './bs-month.ts'

test('months follow each other across years and end with the calendar', () => {
  expect(monthAfter({ year: 2083, month: 12 }, 1)).toEqual({ year: 2084, month: 1 })
  expect(monthAfter({ year: 2083, month: 1 }, -1)).toEqual({ year: 2082, month: 12 })
  expect(monthAfter({ year: 2083, month: 8 }, 0)).toEqual({ year: 2083, month: 8 })
  expect(monthAfter({ year: 2000, month: 1 }, -1)).toBeUndefined()
  expect(monthAfter({ year: 2090, month: 12 }, 1)).toBeUndefined()
})

test('a month is named in both calendars and languages', () => {
  expect(bsMonthText('en', { year: 2083, month: 8 })).toBe('Mangsir 2083')
  expect(bsMonthText('ne', { year: 2083, month: 8 })).toBe('मङ्सिर २०८३')
  expect(adMonthsText('en', { year: 2083, month: 8 })).toBe('November–December 2026')
  expect(adMonthsText('ne', { year: 2083, month: 8 })).toBe('नोभेम्बर–डिसेम्बर २०२६')
  expect(adMonthsText('en', { year: 2083, month: 9 }, 'short')).toBe('Dec 2026 – Jan 2027')
})
