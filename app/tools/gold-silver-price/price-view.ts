import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import type { Lang } from '#app/lib/language.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/schema.ts'
import { messages } from './messages.ne.ts'

export type Metal = 'gold' | 'silver'

/** Prices of a market day in NPR, each as it was published: one is never computed from the other. */
export interface MarketDay extends Record<Metal, Price> {
  date: string
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

/** Why the prices cannot be shown. `message` is the database's, empty where it must not be shown. */
export type LoadError =
  | { kind: 'database'; message: string }
  | { kind: 'empty' }
  /** The browser did not reach the server. */
  | { kind: 'unreachable' }

export type PriceResult = { kind: 'prices'; view: PriceView } | LoadError

/** The server's current prices. */
export async function fetchPrices(): Promise<PriceResult> {
  const answer = await getJson('/api/gold-silver-prices', { cache: 'no-store' })
  if (!answer) return { kind: 'unreachable' }
  const { prices, error } = (answer.body ?? {}) as { prices?: PublicPrice[]; error?: string }
  return answer.response.ok ? shownPrices(prices ?? []) : { kind: 'database', message: error ?? '' }
}

/** Rows with the latest market day first. */
export function shownPrices(rows: readonly PublicPrice[]): PriceResult {
  const view = viewOf(rows)
  return view ? { kind: 'prices', view } : { kind: 'empty' }
}

/** `Failed to fetch price data: …` */
export function loadErrorText(lang: Lang, error: LoadError): string {
  const { failed, database, unexpected, empty, unreachable } = messages[lang].error
  if (error.kind === 'database') return failed(database(error.message || unexpected))
  return failed(error.kind === 'empty' ? empty : unreachable)
}
