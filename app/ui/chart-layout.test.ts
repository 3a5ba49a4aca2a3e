import { expect, test } from 'vitest'
import { type ChartPoint, layOutChart, nearestIndex, roundTicks } from './chart-layout.ts'

test.each([
  [151.44, 152.9, [151, 151.5, 152, 152.5, 153]],
  [0.1, 0.3, [0.1, 0.2, 0.3]],
  [9, 1001, [0, 500, 1000, 1500]],
  [160, 160, [158, 160, 162]],
])('round values stand around %d and %d', (low, high, ticks) => {
  expect(roundTicks(low, high)).toEqual(ticks)
})

test('round values enclose every span, and are few', () => {
  for (let seed = 1; seed < 500; seed += 1) {
    const low = (seed * 7919) % 1000
    const high = low + ((seed * 104_729) % 997) / 13
    const ticks = roundTicks(low, high)
    expect(ticks[0]).toBeLessThanOrEqual(low)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
  }
})

const layOut = (days: readonly (readonly [day: string, value: number])[], maxGapDays = 1) => {
  const [first, ...others] = days.map(([day, value]): ChartPoint => ({ date: `2026-11-${day}`, value }))
  if (!first) throw new Error('there are points')
  return layOutChart([first, ...others], maxGapDays)
}

test('a line goes from left to right, the highest value on top', () => {
  const { line, area, gaps, valueTicks } = layOut([
    ['01', 1],
    ['02', 2],
    ['03', 1.5],
  ])
  expect(line).toBe('M0 100L50 0L100 50')
  expect(area).toBe('M0 100L0 100L50 0L100 50V100Z')
  expect(gaps).toBe('')
  expect(valueTicks[0]).toEqual({ value: 2, y: 0 })
  expect(valueTicks.at(-1)).toEqual({ value: 1, y: 100 })
})

test('over days that are not known the line is another one, without an area, and a day alone is a dot', () => {
  const { line, area, gaps } = layOut([
    ['01', 0],
    ['02', 1],
    ['06', 5],
    ['11', 10],
  ])
  expect(line).toBe('M0 100L10 90M50 50h0M100 0h0')
  expect(gaps).toBe('M10 90L50 50M50 50L100 0')
  expect(area.match(/Z/g)).toHaveLength(3)
  expect(
    layOut(
      [
        ['01', 0],
        ['02', 1],
        ['06', 5],
        ['11', 10],
      ],
      5,
    ).gaps,
  ).toBe('')
})

test('lowest and highest are marked on their latest day, and three days are named', () => {
  const { lowest, highest, last, dayTicks } = layOut(
    [
      ['01', 3],
      ['02', 1],
      ['03', 3],
      ['04', 1],
      ['11', 2],
    ],
    9,
  )
  expect([lowest.date, highest.date, last.date]).toEqual(['2026-11-04', '2026-11-03', '2026-11-11'])
  expect(dayTicks).toEqual([
    { date: '2026-11-01', x: 0 },
    { date: '2026-11-06', x: 50 },
    { date: '2026-11-11', x: 100 },
  ])
})

test('a place on the chart chooses the nearest known day', () => {
  const { points } = layOut([
    ['01', 1],
    ['02', 2],
    ['11', 3],
  ])
  expect([-1, 0.04, 0.06, 0.5, 0.6, 2].map((share) => nearestIndex(points, share))).toEqual([
    0, 0, 1, 1, 2, 2,
  ])
})
