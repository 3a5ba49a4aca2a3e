import { expect, test } from 'vitest'
import { type Assumed, type Measured, needsOf } from './needs.ts'

const measured: Measured = {
  eventsPerServer: 2000,
  databaseMicrosPerEvent: 100,
  pagesPerServer: 5000,
  bytesPerPage: 20_000,
  bytesPerEvent: 80,
  bytesPerSession: 600,
  bytesPerYear: 36_500,
}
const assumed: Assumed = {
  peakToMean: 4,
  eventsPerSession: 6,
  pagesPerSession: 3,
  busyShare: 0.5,
  keptDays: 730,
}

test('a day of 86.4 million events is 1,000 in a mean second and 4,000 in the busiest', () => {
  const needs = needsOf(86_400_000, measured, assumed)
  expect(needs).toMatchObject({ meanPerSecond: 1000, peakPerSecond: 4000, sessionsPerDay: 14_400_000 })
  // 4,000 events are two processes, 2,000 pages 0.4 of one; half of the time is left free.
  expect(needs.peakPagesPerSecond).toBe(2000)
  expect(needs.servers).toBe(5)
  expect(needs.databaseCores).toBeCloseTo(0.8)
  expect(needs.pageBytesPerDay).toBe(43_200_000 * 20_000)
})

test('the database grows by events, by sessions, and by hours whatever comes', () => {
  const { databaseBytesPerDay, databaseBytes } = needsOf(6000, measured, assumed)
  expect(databaseBytesPerDay).toBe(6000 * 80 + 1000 * 600 + 100)
  expect(databaseBytes).toBe(databaseBytesPerDay * 730)
})

test('there are two servers where one would do', () => {
  expect(needsOf(1, measured, assumed).servers).toBe(2)
})
