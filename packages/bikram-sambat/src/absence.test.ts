import { expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { absenceOf } from './parse.ts'

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

test.each([
  ['bs', '2081-11-30', { reason: 'no-such-day', days: 29 }],
  ['bs', '2082-09-31', { reason: 'no-such-day', days: 30 }],
  ['bs', '2082-09-00', { reason: 'no-such-day', days: 30 }],
  ['ad', '2023-02-29', { reason: 'no-such-day', days: 28 }],
  ['ad', '2024-02-30', { reason: 'no-such-day', days: 29 }],
  ['ad', '2100-02-29', { reason: 'no-such-day', days: 28 }],
  ['bs', '2083-13-01', { reason: 'no-such-month' }],
  ['bs', '2083-13-40', { reason: 'no-such-month' }],
  ['ad', '2023-00-10', { reason: 'no-such-month' }],
  ['bs', '2091-01-01', { reason: 'out-of-range' }],
  ['bs', '1969-13-40', { reason: 'out-of-range' }],
  ['ad', '1913-04-12', { reason: 'out-of-range' }],
  ['ad', '2034-04-14', { reason: 'out-of-range' }],
  ['ad', '0050-01-01', { reason: 'out-of-range' }],
  ['bs', '2081-11-29', undefined],
  ['ad', '1913-04-13', undefined],
  ['ad', '2034-04-13', undefined],
] as const)('%s %s: why it is no day of the table', (calendar, text, absence) => {
  expect(absenceOf(calendar, day(text))).toEqual(absence)
})
