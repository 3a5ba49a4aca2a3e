import { expect, test } from 'vitest'
import { buyingLine, readHistory } from './history.island.tsx'

const point = (date: string, buy: string | null, unit = 1) => ({ date, unit, buy, sell: null })
const history = {
  currency: 'USD',
  from: '2026-11-15',
  to: '2026-11-21',
  points: [point('2026-11-15', '151.40'), point('2026-11-17', null), point('2026-11-21', '152.00')],
}

test('days without a buying rate are no part of the line', () => {
  expect(buyingLine(history)).toEqual([
    { date: '2026-11-15', value: 151.4 },
    { date: '2026-11-21', value: 152 },
  ])
})

test('a unit that changed on the way makes no jump', () => {
  const points = [point('2026-11-15', '0.95', 1), point('2026-11-21', '9.50', 10)]
  expect(buyingLine({ ...history, points }).map(({ value }) => value)).toEqual([9.5, 9.5])
})

test.each([
  null,
  'x',
  {},
  { ...history, points: {} },
  { ...history, points: [null] },
  { ...history, from: 1 },
])('an answer of another form is none (%#)', (value) => {
  expect(readHistory(value)).toBeUndefined()
  expect(readHistory(history)).toBe(history)
})
