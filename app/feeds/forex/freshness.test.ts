import { expect, test } from 'vitest'
import { isFinal, isFresh, noneUntil, troubleUntil } from './freshness.ts'

// 10:45 in Nepal.
const now = new Date('2026-11-21T05:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const today = '2026-11-21'

test('rates of today are good for an hour, or a minute for those who ask for newer ones', () => {
  expect(isFresh(today, ago(59), now)).toBe(true)
  expect(isFresh(today, ago(60), now)).toBe(false)
  expect(isFresh(today, ago(0.9), now, true)).toBe(true)
  expect(isFresh(today, ago(1), now, true)).toBe(false)
})

test('a copy from the future, by a clock that was wrong, is not good', () => {
  expect(isFresh(today, ago(-5), now)).toBe(false)
})

test('a past day is final when it was over as it was read, midnight in Nepal being the border', () => {
  const lastMoment = new Date('2026-11-20T18:14:59Z')
  const midnight = new Date('2026-11-20T18:15:00Z')
  expect(isFinal('2026-11-20', lastMoment)).toBe(false)
  expect(isFinal('2026-11-20', midnight)).toBe(true)
  expect(isFresh('2026-11-20', lastMoment, now)).toBe(false)
  expect(isFresh('2026-11-20', midnight, now)).toBe(true)
  expect(isFresh('2026-11-20', midnight, now, true)).toBe(true)
})

test('a day without rates is asked for again after a minute if it is today, else after an hour', () => {
  expect(noneUntil(today, now) - now.getTime()).toBe(60_000)
  expect(noneUntil('2026-11-20', now) - now.getTime()).toBe(3_600_000)
})

test('a server in trouble is left alone for half a minute, or for as long as it asked', () => {
  expect(troubleUntil(now) - now.getTime()).toBe(30_000)
  expect(troubleUntil(now, 1000) - now.getTime()).toBe(30_000)
  expect(troubleUntil(now, 120_000) - now.getTime()).toBe(120_000)
})
