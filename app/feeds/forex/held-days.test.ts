import { expect, test } from 'vitest'
import fixture from './fixtures/day.json'
import { HeldDays } from './held-days.ts'
import type { RatesDay } from './rates-day.ts'

const now = new Date('2026-11-21T05:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const record = fixture.data.payload[0]!

/** The bank's record for another date, the dollar times a factor. */
function day(date: string, times = 1, unit = 1): RatesDay {
  const rates = record.rates.map((rate) =>
    rate.currency.iso3 === 'USD'
      ? { currency: { ...rate.currency, unit }, buy: String(150 * times), sell: String(151 * times) }
      : rate,
  )
  return { ...record, date, rates }
}

const dates = (days: readonly RatesDay[]) => days.map(({ date }) => date)

test.each([
  ['a rise of 9 percent is accepted', 1.09, 1, true],
  ['a rise of 11 percent is not', 1.11, 1, false],
  ['a fall of 9 percent is accepted', 0.91, 1, true],
  ['a fall of 11 percent is not', 0.89, 1, false],
  ['ten times the amount for ten times the unit is accepted', 10, 10, true],
  ['the same amount for another unit is not', 1, 10, false],
])('against the day before %s', (_, times, unit, isAccepted) => {
  const accepted = new HeldDays().accept([day('2026-11-21', times, unit)], day('2026-11-20'), now)
  expect(accepted).toHaveLength(isAccepted ? 1 : 0)
})

test('nothing is compared with days that are more than ten days apart, or unknown', () => {
  const jump = [day('2026-11-21', 2)]
  expect(new HeldDays().accept(jump, day('2026-11-11'), now)).toEqual([])
  expect(new HeldDays().accept(jump, day('2026-11-10'), now)).toHaveLength(1)
  expect(new HeldDays().accept(jump, undefined, now)).toHaveLength(1)
})

test('a side or a currency that one of the days does not have is not compared', () => {
  const known = day('2026-11-21', 2)
  const buyOnly = {
    ...known,
    rates: known.rates.map((rate) =>
      rate.currency.iso3 === 'USD' ? { ...rate, buy: null, sell: null } : rate,
    ),
  }
  expect(new HeldDays().accept([buyOnly], day('2026-11-20'), now)).toHaveLength(1)
  const none = { ...day('2026-11-20'), rates: [] }
  expect(new HeldDays().accept([known], none, now)).toHaveLength(1)
})

test('a held day is accepted when it is read again an hour later and agrees, and not before', () => {
  const held = new HeldDays()
  const read = (times: number, hours: number) =>
    held.accept([day('2026-11-21', times)], day('2026-11-20'), later(hours)).length
  expect([read(2, 0), read(2, 0.9), read(3, 1.5), read(3, 2.4), read(3, 2.5)]).toEqual([0, 0, 0, 0, 1])
  expect([held.latest, held.readAgainAt('2026-11-21', later(2.5))]).toEqual([undefined, undefined])
})

test('a later day that agrees is accepted at once, and the held one at its next reading', () => {
  const held = new HeldDays()
  const answer = [day('2026-11-18'), day('2026-11-19', 2), day('2026-11-20', 2), day('2026-11-21', 2)]
  expect(dates(held.accept(answer, undefined, now))).toEqual(['2026-11-18', '2026-11-20', '2026-11-21'])
  expect([held.latest, held.readAgainAt('2026-11-19', now)]).toEqual(['2026-11-19', undefined])
  expect(held.accept([day('2026-11-19', 2)], day('2026-11-18'), now)).toHaveLength(1)
})

test('one wrong day in a range is left out, and the days after it are compared with the last good one', () => {
  const answer = [day('2026-11-18'), day('2026-11-19', 0.1), day('2026-11-20'), day('2026-11-21')]
  expect(dates(new HeldDays().accept(answer, undefined, now))).toEqual([
    '2026-11-18',
    '2026-11-20',
    '2026-11-21',
  ])
})

test('a held day is released by a stored copy that is newer than the hold, and not by an older one', () => {
  const held = new HeldDays()
  held.accept([day('2026-11-21', 2)], day('2026-11-20'), now)
  const store = (hours: number) =>
    held.release({ day: day('2026-11-21', 2), copiedAt: later(hours).toISOString() })
  store(-1)
  expect(held.latest).toBe('2026-11-21')
  store(1)
  expect([held.latest, held.readAgainAt('2026-11-21', now)]).toEqual([undefined, undefined])
})

test('a held day that a later one confirmed is not released by a copy from before the hold', () => {
  const held = new HeldDays()
  held.accept([day('2026-11-19', 2), day('2026-11-20', 2)], day('2026-11-18'), now)
  held.release({ day: day('2026-11-19'), copiedAt: later(-1).toISOString() })
  expect(held.latest).toBe('2026-11-19')
})
