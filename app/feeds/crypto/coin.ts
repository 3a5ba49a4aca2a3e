import type { Coin } from './adapter.server.ts'

export type { Coin }

/** A list of coins, and when it was read from the source. */
export interface CoinsCopy {
  coins: Coin[]
  /** An instant, ISO 8601. */
  copiedAt: string
}

/** Characters of a search term. */
export const [shortestTerm, longestTerm] = [2, 50]

/** A search term in its normalised form; undefined when too short. */
export function searchTerm(typed: string): string | undefined {
  const term = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, longestTerm)
  return [...term].length < shortestTerm ? undefined : term
}
