import type { Coin } from './shape.ts'

export type { Coin }

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
