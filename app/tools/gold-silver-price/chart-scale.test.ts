import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotOf } from './chart-scale.ts'
import { dayBefore } from './market-days.ts'
import type { Point } from './price-history.ts'

const at = (date: string, npr: number): Point => ({ date, npr })

test('the right edge is the last day, the left edge the first of the period', () => {
  const { lines, last } = plotOf([at('2026-07-10', 100), at('2026-07-13', 150), at('2026-07-16', 200)], 7)
  expect(lines).toEqual([
    [
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ],
  ])
  expect(last).toEqual({ x: 100, y: 0 })
})

test('lines of the grid stand at round prices around all others', () => {
  const { ticks } = plotOf([at('2026-07-10', 278_100), at('2026-07-16', 286_900)], 7)
  expect(ticks.map(({ npr }) => npr)).toEqual([277_500, 280_000, 282_500, 285_000, 287_500])
  expect(ticks.map(({ y }) => y)).toEqual([100, 75, 50, 25, 0])
})

test('a price that never moved stands in the middle', () => {
  expect(plotOf([at('2026-07-16', 4000)], 30).last).toEqual({ x: 100, y: 50 })
})

test('a festival is bridged, a longer gap is not drawn over', () => {
  const { lines } = plotOf(
    [at('2026-06-01', 100), at('2026-06-08', 110), at('2026-06-16', 105), at('2026-06-17', 106)],
    30,
  )
  expect(lines.map((line) => line.length)).toEqual([2, 2])
})

test('whatever the prices, every point lies in the plot, higher for more, and there are a few lines', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(prices, (all) => {
      const points = all.map((npr, index) => at(dayBefore('2026-07-16', all.length - 1 - index), npr / 2))
      const [first, ...others] = points
      if (!first) throw new Error('there is a first point')
      const { lines, ticks } = plotOf([first, ...others], 30)
      const places = lines.flat()
      expect(places).toHaveLength(points.length)
      for (const { x, y } of places) {
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      }
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(8)
      expect(ticks.map(({ y }) => y)).toEqual(ticks.map(({ y }) => y).toSorted((a, b) => b - a))
    }),
  )
})
