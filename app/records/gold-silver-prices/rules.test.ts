import { expect, test } from 'vitest'
import seeds from '#db/seeds/gold-silver-prices.json' with { type: 'json' }
import { movedTooFar, refusalsOf } from './rules.ts'
import { priceFields } from './schema.ts'

const row = {
  date: '2026-08-14',
  gold_hallmark_tola: 302_200,
  gold_hallmark_10g: 259_090,
  silver_tola: 4660,
  silver_10g: 3995,
}

const priceInput = priceFields('en')

test('GOLD-06: every price that the site begins with passes the guards of a price that is handed in', () => {
  expect(seeds).toHaveLength(77)
  for (const seed of seeds) {
    expect(priceInput.safeParse(seed).success, seed.date).toBe(true)
    expect(refusalsOf(priceInput.parse(seed), '2026-11-21'), seed.date).toEqual([])
  }
})

test('GOLD-06: a row has a day and four prices above 0; nothing empty passes', () => {
  expect(priceInput.safeParse(row).success).toBe(true)
  expect(priceInput.safeParse({ ...row, silver_10g: 3995.5, source: ' FENEGOSIDA ' }).data?.source).toBe(
    'FENEGOSIDA',
  )
  for (const bad of [
    { date: '2026-02-30' },
    { date: '2026-8-14' },
    { date: '' },
    { gold_hallmark_tola: 0 },
    { gold_hallmark_10g: -1 },
    { silver_tola: null },
    { silver_tola: '' },
    { silver_10g: undefined },
    { silver_10g: Number.NaN },
    { silver_10g: 3995.555 },
    { gold_hallmark_tola: 1e12 },
    { source: '  ' },
    { source: 'a\0b' },
    { price: 1 },
  ])
    expect(priceInput.safeParse({ ...row, ...bad }).success, JSON.stringify(bad)).toBe(false)
})

test('GOLD-06: a day that has not begun is refused', () => {
  expect(refusalsOf(row, '2026-08-14')).toEqual([])
  expect(refusalsOf(row, '2026-08-13')).toEqual(['future-day'])
})

test('GOLD-04: tola and 10 gram belong together within half a per cent of 1.1664', () => {
  expect(refusalsOf({ ...row, gold_hallmark_10g: 259_090 * 1.004 }, row.date)).toEqual([])
  expect(refusalsOf({ ...row, gold_hallmark_10g: 259_090 * 1.006 }, row.date)).toEqual(['gold-ratio'])
  // The price of a gram in place of that of ten, and both prices of one unit.
  expect(refusalsOf({ ...row, silver_10g: 399.5 }, row.date)).toEqual(['silver-ratio'])
  expect(refusalsOf({ ...row, gold_hallmark_10g: 302_200, silver_10g: 4660 }, row.date)).toEqual([
    'gold-ratio',
    'silver-ratio',
  ])
})

test('GOLD-06: a move of a tenth is believed, more than that is not, up or down, of either metal', () => {
  const other = { ...row, silver_tola: 1000, silver_10g: 1000 }
  const moved = (silver: number) =>
    movedTooFar({ ...other, silver_tola: silver, silver_10g: silver }, { ...other })
  expect([moved(1100), moved(900), moved(1000)]).toEqual([false, false, false])
  expect([moved(1101), moved(899)]).toEqual([true, true])
  expect(movedTooFar({ ...row, gold_hallmark_tola: 30_220 }, row)).toBe(true)
  expect(movedTooFar({ ...row, gold_hallmark_10g: 2_590_900 }, row)).toBe(true)
})
