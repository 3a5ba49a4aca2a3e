import { expect, test } from 'vitest'
import { forexHealth } from './health.ts'

// 10:45 in Nepal on 21 November.
const now = new Date('2026-11-21T05:00:00Z')
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
