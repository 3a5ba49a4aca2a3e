import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { dayText } from '#app/kit/day-text.ts'
import { digitsIn } from '#app/kit/digits.ts'
import type { Lang } from '#app/kit/language.ts'
import { nepalDay, nepalTime } from '#app/kit/nepal-time.ts'

/** A list of coins, and what makes rupees of their dollars. */
export interface Prices {
  coins: Coin[]
  /** When they were read from the source: an instant, ISO 8601. */
  copiedAt: string
  /** The source has not answered since. */
  stale: boolean
  rate: DollarRate | null
}

interface Wire {
  coins?: unknown
  copied_at?: unknown
  stale?: unknown
  usd_rate?: unknown
}

/** What this site's own interface answers; undefined where something else stood in the way. */
export function readPrices(body: unknown): Prices | undefined {
  const { coins, copied_at: copiedAt, stale, usd_rate: rate } = (body ?? {}) as Wire
  if (!Array.isArray(coins) || typeof copiedAt !== 'string') return undefined
  return {
    coins: coins as Coin[],
    copiedAt,
    stale: stale === true,
    rate: (rate ?? null) as DollarRate | null,
  }
}

/** An instant as day and time of day in Nepal. */
export function instantText(lang: Lang, instant: string): string {
  const at = new Date(instant)
  return `${dayText(lang, nepalDay(at))}, ${digitsIn(lang, nepalTime(at))}`
}

interface AgeWords {
  now: string
  minutes: (count: string) => string
  hours: (count: string) => string
  days: (count: string) => string
}

/** How long ago, in the largest unit of which there are two. */
export function ageText(lang: Lang, text: AgeWords, since: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return text.now
  if (minutes < 120) return text.minutes(digitsIn(lang, minutes))
  return hours < 48 ? text.hours(digitsIn(lang, hours)) : text.days(digitsIn(lang, Math.floor(hours / 24)))
}
