import { expect, test } from 'vitest'
import { viewOf } from '../price-view.ts'
import { daysInRange, priceRows, readChartView, searchOf } from './price-history.island.tsx'

const row = (date: string, gold: number, silver = 4000.5) => ({
  date,
  gold_hallmark_tola: gold,
  gold_hallmark_10g: gold - 40_000,
  silver_tola: silver,
  silver_10g: silver - 500,
  source: 'FENEGOSIDA',
  created_at: '2026-07-16T05:20:00.000Z',
  updated_at: '2026-07-16T06:00:00.000Z',
})
// The latest market day first, as the server gives them.
const view = viewOf([
  row('2026-07-16', 285_200),
  row('2026-07-15', 284_800),
  row('2026-07-10', 286_000),
  row('2026-07-09', 286_000),
  row('2026-06-17', 280_000),
])

test('GOLD-06: the latest market day is shown, with when it was updated and where it is from; without rows nothing', () => {
  expect(view).toMatchObject({
    latest: {
      date: '2026-07-16',
      gold: { tolaNpr: 285_200, tenGramNpr: 245_200 },
      silver: { tolaNpr: 4000.5, tenGramNpr: 3500.5 },
    },
    updatedAt: '2026-07-16T06:00:00.000Z',
    source: 'FENEGOSIDA',
  })
  expect(view?.days.map(({ date }) => date)).toEqual([
    '2026-06-17',
    '2026-07-09',
    '2026-07-10',
    '2026-07-15',
    '2026-07-16',
  ])
  expect(viewOf([])).toBeUndefined()
})

test('a period ends with the latest market day, whatever day it is today', () => {
  const days = view?.days ?? []
  expect(daysInRange(days, 7).map(({ date }) => date)).toEqual(['2026-07-10', '2026-07-15', '2026-07-16'])
  expect(daysInRange(days, 30)).toHaveLength(5)
  expect(daysInRange([], 30)).toEqual([])
})

test('the file has the columns in which prices are handed in, one line for each market day', () => {
  expect(priceRows(daysInRange(view?.days ?? [], 7)).map((row) => row.join())).toEqual([
    'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g',
    '2026-07-10,286000,246000,4000.5,3500.5',
    '2026-07-15,284800,244800,4000.5,3500.5',
    '2026-07-16,285200,245200,4000.5,3500.5',
  ])
})

test('an address asks for a period and a metal; a broken value is as good as none', () => {
  expect(readChartView('?days=365&metal=silver')).toEqual({ range: 365, metal: 'silver' })
  for (const broken of ['', '?days=8&metal=lead', '?days=1e1', '?days='])
    expect(readChartView(broken), broken).toEqual({ range: 30, metal: 'gold' })
  expect(searchOf('?days=7&a=1', { range: 90, metal: 'silver' })).toBe('?a=1&days=90&metal=silver')
  expect(searchOf('?days=7&metal=silver', { range: 30, metal: 'gold' })).toBe('')
})
