/** A coin as the source describes it; null where unknown. Amounts are in US dollars. */
export interface Coin {
  /** The source's id: `bitcoin`. */
  id: string
  /** Lower case: `btc`. */
  symbol: string
  name: string
  /** The image: the source's URL inside the feed, this site's path in what the feed returns. */
  image: string | null
  current_price: number | null
  market_cap: number | null
  market_cap_rank: number | null
  /** Per cent. */
  price_change_percentage_24h: number | null
  price_change_24h: number | null
  total_volume: number | null
  high_24h: number | null
  low_24h: number | null
  /** An instant, ISO 8601. */
  last_updated: string | null
}

/** A list of coins, and when it was read from the source. */
export interface CoinsCopy {
  coins: Coin[]
  /** An instant, ISO 8601. */
  copiedAt: string
}

/** Shown without a search. Names are here because the source's simple prices have none. */
export const defaultCoins: readonly Pick<Coin, 'id' | 'symbol' | 'name'>[] = [
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

const shortestTerm = 2
const longestTerm = 50

/** A search term in its normalised form; undefined when too short. */
export function searchTerm(typed: string): string | undefined {
  const term = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, longestTerm)
  return [...term].length < shortestTerm ? undefined : term
}
