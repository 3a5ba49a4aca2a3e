import { expect, test } from 'vitest'
import { ageText, clockText, instantText } from './instant-text.ts'

const words = {
  now: 'less than a minute old',
  minutes: (count: string) => `${count} minutes old`,
  hours: (count: string) => `${count} hours old`,
  days: (count: string) => `${count} days old`,
}

test('an instant is shown in the time of Nepal', () => {
  expect(instantText('en', '2026-11-20T18:15:00.000Z')).toBe('21 November 2026, 00:00')
})

test.each([
  [0, 'less than a minute old'],
  [59, 'less than a minute old'],
  [119 * 60, '119 minutes old'],
  [120 * 60, '2 hours old'],
  [47 * 3600, '47 hours old'],
  [48 * 3600, '2 days old'],
])('FX-03: a copy of %d seconds is %s', (seconds, text) => {
  const since = '2026-11-21T05:00:00.000Z'
  const now = new Date(Date.parse(since) + seconds * 1000)
  expect(ageText('en', words, since, now)).toBe(text)
})

test('an instant that is near is shown with its seconds, and with its day where that is another one', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(clockText('en', new Date('2026-11-21T05:00:30Z'), now)).toBe('10:45:30')
  expect(clockText('ne', new Date('2026-11-21T05:00:30Z'), now)).toBe('१०:४५:३०')
  expect(clockText('en', new Date('2026-11-21T18:15:00Z'), now)).toBe('22 November 2026, 00:00')
})
