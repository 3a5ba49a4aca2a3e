import { z } from 'zod'
import { fetchAndRead } from '#app/platform/upstream/fetch-json.server.ts'

export interface CoinServer {
  /** Its origin. */
  url: string
  demoKey: string | undefined
}

/** Shown without a search. Names are here because the source's simple prices have none. */
export const defaultCoins: readonly KnownCoin[] = [
  { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin' },
  { id: 'ethereum', symbol: 'eth', name: 'Ethereum' },
  { id: 'ripple', symbol: 'xrp', name: 'XRP' },
  { id: 'tether', symbol: 'usdt', name: 'Tether' },
  { id: 'binancecoin', symbol: 'bnb', name: 'BNB' },
  { id: 'solana', symbol: 'sol', name: 'Solana' },
  { id: 'usd-coin', symbol: 'usdc', name: 'USDC' },
  { id: 'dogecoin', symbol: 'doge', name: 'Dogecoin' },
  { id: 'cardano', symbol: 'ada', name: 'Cardano' },
  { id: 'tron', symbol: 'trx', name: 'TRON' },
]

export const defaultIds = defaultCoins.map(({ id }) => id)

/** These coins with all their figures. */
export function askMarkets(server: CoinServer, ids: readonly string[], limitMs: number) {
  const query = {
    vs_currency: 'usd',
    ids: ids.join(','),
    order: 'market_cap_desc',
    per_page: String(ids === defaultIds ? defaultIds.length : maxFound),
    page: '1',
    sparkline: 'false',
  }
  return ask(server, 'coins/markets', query, limitMs, (body) => readMarkets(body, ids))
}

/** The default coins' prices alone, when the full answer is not usable. */
export function askSimplePrice(server: CoinServer, limitMs: number) {
  const query = {
    ids: defaultIds.join(','),
    vs_currencies: 'usd',
    include_market_cap: 'true',
    include_24hr_vol: 'true',
    include_24hr_change: 'true',
    include_last_updated_at: 'true',
    precision: 'full',
  }
  return ask(server, 'simple/price', query, limitMs, (body) => readSimplePrice(body, defaultCoins))
}

/** Ids of the coins that match a term. */
export const askSearch = (server: CoinServer, term: string, limitMs: number) =>
  ask(server, 'search', { query: term }, limitMs, readFound)

function ask<Value>(
  { url, demoKey }: CoinServer,
  path: string,
  query: Record<string, string>,
  limitMs: number,
  read: (body: unknown) => Value | undefined,
) {
  const address = new URL(`/api/v3/${path}`, url)
  address.search = String(new URLSearchParams(query))
  // In a header, since addresses are logged on the way.
  const headers: Record<string, string> = demoKey ? { 'x-cg-demo-api-key': demoKey } : {}
  return fetchAndRead(address, read, { headers, limitMs })
}

/** Most coins of a search. */
const maxFound = 25

const id = z.string().min(1).max(100)

/** Null when missing. */
const orNull = <Value extends z.ZodType>(value: Value) => value.nullable().default(null)
/** Bounds are far beyond real figures: a figure outside is an error of the source. */
const bounded = (least: number, most: number) => orNull(z.number().min(least).max(most))
const mostUsd = 1e9
const price = orNull(z.number().positive().lt(mostUsd))
/** A coin without trades has a highest price of 0. */
const extreme = bounded(0, mostUsd)
const total = bounded(0, 1e16)
const rank = bounded(0, 1e6)
const percentage = bounded(-100, 1e6)
const difference = bounded(-mostUsd, mostUsd)

/** Bounds of a price's time, in seconds since 1970. */
const [firstSecond, lastSecond] = [Date.UTC(2009, 0, 1) / 1000, Date.UTC(2100, 0, 1) / 1000]
const isPossible = (second: number) => second >= firstSecond && second < lastSecond
const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => isPossible(Date.parse(text) / 1000), 'must be a date of our time')

const marketRow = z.object({
  id,
  symbol: z.string().min(1).max(40).toLowerCase(),
  name: z.string().min(1).max(100),
  image: orNull(z.string().max(2048)),
  current_price: price,
  market_cap: total,
  market_cap_rank: rank,
  price_change_percentage_24h: percentage,
  price_change_24h: difference,
  total_volume: total,
  high_24h: extreme,
  low_24h: extreme,
  last_updated: orNull(instant),
})

/** The requested coins of an answer, in its order, without malformed rows; undefined when all rows are malformed. */
export function readMarkets(body: unknown, ids: readonly string[]): Coin[] | undefined {
  if (!Array.isArray(body)) return undefined
  const coins = body.flatMap((row) => {
    const coin = marketRow.safeParse(row)
    return coin.success && ids.includes(coin.data.id) ? [coin.data] : []
  })
  return coins.length === 0 && body.length > 0 ? undefined : coins
}

const searchAnswer = z.object({ coins: z.array(z.unknown()) })
const foundCoin = z.object({ id })

/** The ids of the coins found, at most `maxFound`. */
export function readFound(body: unknown): string[] | undefined {
  const answer = searchAnswer.safeParse(body)
  if (!answer.success) return undefined
  const { coins } = answer.data
  const ids = coins.flatMap((coin) => foundCoin.safeParse(coin).data?.id ?? [])
  return ids.length === 0 && coins.length > 0 ? undefined : [...new Set(ids)].slice(0, maxFound)
}

const priceEntry = z.object({
  usd: price,
  usd_market_cap: total,
  usd_24h_vol: total,
  usd_24h_change: percentage,
  /** Seconds since 1970. */
  last_updated_at: bounded(firstSecond, lastSecond),
})
const priceAnswer = z.record(z.string(), z.unknown())

type KnownCoin = Pick<Coin, 'id' | 'symbol' | 'name'>

/** These coins from an answer with prices alone. */
export function readSimplePrice(body: unknown, listed: readonly KnownCoin[]): Coin[] | undefined {
  const answer = priceAnswer.safeParse(body)
  if (!answer.success) return undefined
  const coins = listed.flatMap((coin) => {
    const entry = priceEntry.safeParse(answer.data[coin.id])
    return entry.success ? [withPrices(coin, entry.data)] : []
  })
  return coins.length > 0 ? coins : undefined
}

function withPrices(coin: KnownCoin, entry: z.output<typeof priceEntry>): Coin {
  const { usd, usd_24h_change: percentage, last_updated_at: at } = entry
  return {
    // All other figures are unknown.
    ...marketRow.parse(coin),
    current_price: usd,
    market_cap: entry.usd_market_cap,
    price_change_percentage_24h: percentage,
    price_change_24h:
      usd === null || percentage === null || percentage <= -100 ? null : usd - usd / (1 + percentage / 100),
    total_volume: entry.usd_24h_vol,
    last_updated: at === null ? null : new Date(at * 1000).toISOString(),
  }
}

/** Null where unknown. */
const known = z.number().nullable()

/** A coin as the source describes it, and as this site's API does. Amounts are in US dollars. */
export const publicCoin = z.object({
  /** The source's id: `bitcoin`. */
  id: z.string(),
  /** Lower case: `btc`. */
  symbol: z.string(),
  name: z.string(),
  /** The source's URL inside the feed, a path on this site in what the feed returns; null while there is no picture. */
  image: z.string().nullable(),
  current_price: known,
  market_cap: known,
  market_cap_rank: known,
  /** Per cent. */
  price_change_percentage_24h: known,
  price_change_24h: known,
  total_volume: known,
  high_24h: known,
  low_24h: known,
  /** An instant, ISO 8601. */
  last_updated: z.string().nullable(),
})

export type Coin = z.output<typeof publicCoin>
