import { expect, test } from 'vitest'
import { isFixingTime } from './jobs.ts'

test('GOLD-04: prices are asked for between 11:30 and 14:15 in Nepal, and never on a Saturday', () => {
  // 20 November 2026 is a Friday; 05:45 UTC is 11:30 in Nepal.
  expect(isFixingTime(new Date('2026-11-20T05:44:59Z'))).toBe(false)
  expect(isFixingTime(new Date('2026-11-20T05:45:00Z'))).toBe(true)
  expect(isFixingTime(new Date('2026-11-20T08:29:59Z'))).toBe(true)
  expect(isFixingTime(new Date('2026-11-20T08:30:00Z'))).toBe(false)
  expect(isFixingTime(new Date('2026-11-21T06:00:00Z'))).toBe(false)
  expect(isFixingTime(new Date('2026-11-22T06:00:00Z'))).toBe(true)
})
