import { daysBetween } from 'bikram-sambat-calendar/iso-day'
import type { PublicPrice } from '#app/records/gold-silver-prices/schema.ts'

export type Metal = 'gold' | 'silver'

/** Prices of a market day in NPR, each as it was published: one is never computed from the other. */
export interface MarketDay {
  date: string
  gold: Price
  silver: Price
}

interface Price {
  tolaNpr: number
  tenGramNpr: number
}

/** What the page shows. */
export interface PriceView {
  latest: MarketDay
  /** The market days of a year, the earliest first, `latest` last. */
  days: readonly MarketDay[]
  /** When the latest day's row was last changed here. */
  updatedAt: string
  /** Who published the latest prices, and through whom they came. */
  source: string | null
}

/** From rows with the latest market day first; undefined where there is none. */
export function viewOf(rows: readonly PublicPrice[]): PriceView | undefined {
  const [first] = rows
  if (!first) return undefined
  const days = rows.map(dayOf)
  const latest = dayOf(first)
  return { latest, days: days.toReversed(), updatedAt: first.updated_at, source: first.source }
}

/** How many days old a market day is: 0 on the day itself, and where a clock is behind it. */
export function ageDays(day: string, today: string): number {
  return Math.max(0, daysBetween(day, today))
}

function dayOf(row: PublicPrice): MarketDay {
  return {
    date: row.date,
    gold: { tolaNpr: row.gold_hallmark_tola, tenGramNpr: row.gold_hallmark_10g },
    silver: { tolaNpr: row.silver_tola, tenGramNpr: row.silver_10g },
  }
}
