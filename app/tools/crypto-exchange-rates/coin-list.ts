import type { Coin } from '#app/feeds/crypto/coin.ts'
import { matchesText } from '#app/lib/text-match.ts'

const topCount = 10

/** The first ten, and the rest. */
export function topAndMore(coins: readonly Coin[]): { top: Coin[]; more: Coin[] } {
  return { top: coins.slice(0, topCount), more: coins.slice(topCount) }
}

/** The coins whose name, symbol or id contains the query; all for an empty query. */
export function filtered(coins: readonly Coin[], query: string): Coin[] {
  if (query.trim() === '') return [...coins]
  return coins.filter(({ id, symbol, name }) => matchesText(query, [id, symbol, name]))
}
