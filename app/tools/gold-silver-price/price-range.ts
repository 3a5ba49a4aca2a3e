import { daysAfter } from '#app/kit/calendar-day.ts'
import type { MarketDay, Metal } from './price-view.ts'

export const ranges = [7, 30, 90, 365] as const

export type Range = (typeof ranges)[number]

export interface Point {
  date: string
  npr: number
}

export interface Summary {
  lowest: Point
  highest: Point
  averageNpr: number
}

/** The market days within a range of calendar days that ends with the latest one. */
export function daysInRange(days: readonly MarketDay[], range: Range): readonly MarketDay[] {
  const last = days.at(-1)
  if (!last) return []
  const first = daysAfter(last.date, 1 - range)
  return days.filter(({ date }) => date >= first)
}

/** Prices per tola. */
export function pointsOf(days: readonly MarketDay[], metal: Metal): Point[] {
  return days.map((day) => ({ date: day.date, npr: day[metal].tolaNpr }))
}

/** The lowest and the highest price, each on its latest day, and the average of the market days. */
export function summaryOf(points: readonly [Point, ...Point[]]): Summary {
  let [lowest, highest] = [points[0], points[0]]
  let sumNpr = 0
  for (const point of points) {
    if (point.npr <= lowest.npr) lowest = point
    if (point.npr >= highest.npr) highest = point
    sumNpr += point.npr
  }
  return { lowest, highest, averageNpr: sumNpr / points.length }
}
