import type { Day, Instant, Json } from './columns.ts'

/** A day's exchange rates as the central bank published them. A day that was over when it was read stays for good. */
export interface ForexDaysTable {
  /** The day in Nepal that the rates are for. */
  date: Day
  /** Nepal's time, as given: `2026-04-01 00:00:13`. */
  published_on: string | null
  modified_on: string | null
  /** A list of `{ currency: { iso3, name, unit }, buy, sell }`; amounts are decimal texts. */
  rates: Json
  fetched_at: Instant
}

/** A list of coins with their prices, as it was last read. */
export interface CryptoListsTable {
  /** `default`, the only one so far. */
  list: string
  coins: Json
  fetched_at: Instant
}

/** How often the source of coins was called: it limits calls per minute and per month. Counted in UTC. */
export interface CryptoCallsTable {
  /** Its first day. */
  month: Day
  calls: number
  /** The latest minute with a call, and how many there were in it. */
  minute: Instant
  minute_calls: number
}
