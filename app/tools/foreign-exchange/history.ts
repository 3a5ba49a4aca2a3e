import type { RatePoint } from '#app/feeds/forex/rates-day.ts'
import type { ChartPoint } from '#app/ui/chart-layout.ts'

export const spans = [7, 30, 90, 365] as const

export type Span = (typeof spans)[number]

export interface History {
  currency: string
  from: string
  to: string
  points: RatePoint[]
}

/** The answer of this site's own server; undefined for anything else. */
export function readHistory(value: unknown): History | undefined {
  const { currency, from, to, points } = (value ?? {}) as Partial<Record<keyof History, unknown>>
  const isWhole =
    [currency, from, to].every((text) => typeof text === 'string') &&
    Array.isArray(points) &&
    points.every(
      (point: Partial<RatePoint> | null) => typeof point?.date === 'string' && typeof point.unit === 'number',
    )
  return isWhole ? (value as History) : undefined
}

/** The buying rates of the days, converted to the unit of the last one. */
export function buyingLine({ points }: History): ChartPoint[] {
  const unit = points.at(-1)?.unit ?? 1
  return points.flatMap(({ date, buy, unit: own }) =>
    buy === null ? [] : [{ date, value: (Number(buy) / own) * unit }],
  )
}
