import { expect, test } from 'vitest'
import { layOutLine, roundTicks } from './chart-layout.ts'

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

test('a line goes from left to right, the highest value on top', () => {
  const points = [
    { at: 0, value: 1 },
    { at: 1, value: 2 },
    { at: 2, value: 1.5 },
  ]
  const { path, ticks } = layOutLine(points, [0, 2], 1)
  expect(path).toBe('M0 1000h0L500 0L1000 500')
  expect(ticks[0]).toEqual({ value: 2, share: 0 })
  expect(ticks.at(-1)).toEqual({ value: 1, share: 1 })
})

test('over days that are not known there is no line, and a day alone is a dot', () => {
  const points = [0, 1, 5, 10].map((at) => ({ at, value: at }))
  expect(layOutLine(points, [0, 10], 1).path.match(/[ML]/g)).toEqual(['M', 'L', 'M', 'M'])
})
