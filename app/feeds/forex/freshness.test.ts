import { expect, test } from 'vitest'
import { forexHealth, isFinal, isFresh, noneUntil, troubleUntil } from './freshness.ts'

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

const copy = (date: string) => ({
  day: { date, published_on: null, modified_on: null, rates: [] },
  copiedAt: '2026-11-20T19:00:00.000Z',
})
const answered = { at: now, ok: true }
const silent = { at: now, ok: false }

test.each([
  ["today's rates", copy('2026-11-21'), answered, 'working'],
  ["today's rates, and trouble with another day since", copy('2026-11-21'), silent, 'working'],
  ["yesterday's, before anybody asked today", copy('2026-11-20'), undefined, 'working'],
  ["yesterday's, and the bank does not answer", copy('2026-11-20'), silent, 'silent'],
  ['older ones', copy('2026-11-19'), answered, 'late'],
  ['none, and the bank does not answer', undefined, silent, 'silent'],
  ['none, and nobody asked', undefined, undefined, 'unknown'],
] as const)('with %s the feed is %4$s', (_, newest, lastTry, state) => {
  expect(forexHealth({ newest, lastTry, heldDay: undefined }, now).state).toBe(state)
})

test('the day, when its rates came and when the bank was asked are reported', () => {
  expect(forexHealth({ newest: copy('2026-11-21'), lastTry: answered, heldDay: undefined }, now)).toEqual({
    state: 'working',
    newestDay: '2026-11-21',
    newestAt: new Date('2026-11-20T19:00:00Z'),
    lastTryAt: now,
  })
})

test('a day whose rates are held makes the feed late and is named', () => {
  const state = { newest: copy('2026-11-20'), lastTry: answered, heldDay: '2026-11-21' }
  expect(forexHealth(state, now)).toMatchObject({ state: 'late', heldDay: '2026-11-21' })
})

test('a held day before yesterday, which a visitor opened, does not make the feed late', () => {
  const state = (heldDay: string) =>
    forexHealth({ newest: copy('2026-11-21'), lastTry: answered, heldDay }, now)
  expect(state('2026-11-20')).toMatchObject({ state: 'late', heldDay: '2026-11-20' })
  expect(state('2026-11-19')).toMatchObject({ state: 'working', heldDay: undefined })
})
