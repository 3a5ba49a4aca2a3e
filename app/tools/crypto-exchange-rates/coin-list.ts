import type { Coin } from '#app/feeds/crypto/coin.ts'
import { matchesText } from '#app/lib/text-match.ts'

export const orders = ['market-cap', 'price', 'gain', 'loss', 'name'] as const
export type Order = (typeof orders)[number]

const topCount = 10

const figures: Record<Exclude<Order, 'name'>, (coin: Coin) => number | null> = {
  'market-cap': (coin) => coin.market_cap,
  price: (coin) => coin.current_price,
  gain: (coin) => coin.price_change_percentage_24h,
  // The greatest loss first.
  loss: ({ price_change_percentage_24h: change }) => (change === null ? null : -change),
}

/** The coins in an order; those with an unknown figure are last. */
export function inOrder(coins: readonly Coin[], order: Order): Coin[] {
  if (order === 'name') return coins.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const figure = figures[order]
  const rank = (coin: Coin) => figure(coin) ?? Number.NEGATIVE_INFINITY
  return coins.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

/** The first ten, and the rest. */
export function topAndMore(coins: readonly Coin[]): { top: Coin[]; more: Coin[] } {
  return { top: coins.slice(0, topCount), more: coins.slice(topCount) }
}

/** The coins whose name, symbol or id contains the query; all for an empty query. */
export function filtered(coins: readonly Coin[], query: string): Coin[] {
  if (query.trim() === '') return [...coins]
  return coins.filter(({ id, symbol, name }) => matchesText(query, [id, symbol, name]))
}
