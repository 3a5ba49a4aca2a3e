import { useEffect, useEffectEvent, useState } from 'react'
import { type Coin, searchTerm } from '#app/feeds/crypto/coin.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { filtered } from '../coin-list.ts'
import { fetchFound, type Prices } from '../fetch-prices.ts'
import { events } from '../tool.ts'
import type { LoadedPrices } from './use-prices.ts'

const delayMs = 500
const noCoins: readonly Coin[] = []

export interface Search {
  query: string
  setQuery: (query: string) => void
  /** The normalised term; undefined while too short. */
  term: string | undefined
  searching: boolean
  /** The last search failed. */
  failed: boolean
  /** The reason, when the server stated one. */
  refusal: Refusal | null
  coins: readonly Coin[]
  /** All coins that the page has, each once. */
  known: readonly Coin[]
}

interface Answer {
  term: string
  turn: number
  /** Null: the search failed, and there is no earlier result. */
  found: readonly Coin[] | null
  refusal: Refusal | null
}

/**
 * The loaded list is searched at once. The server is asked half a second after the last key, for two characters or more with
 * which no coin of the list begins; what it does not answer leaves the list's matches.
 */
export function useSearch(loaded: LoadedPrices, prices: Prices | null, turn: number): Search {
  const [query, setQuery] = useState(loaded.query)
  const [answer, setAnswer] = useState<Answer | undefined>(() => answerOf(loaded))
  const list = prices?.coins ?? noCoins
  const term = searchTerm(query)
  const answered = term !== undefined && answer?.term === term ? answer : undefined
  const isLocal = term !== undefined && isBegun(list, term)

  const begin = useEffectEvent(() => {
    if (answer) recordUsage(events.search, { term: answer.term })
  })
  const isKnown = useEffectEvent((typed: string, of: number) => answer?.term === typed && answer.turn === of)
  const ask = useEffectEvent(async (typed: string, of: number, left: AbortSignal) => {
    // When a refresh fails, the earlier result stays.
    const before = answer?.term === typed ? answer.found : undefined
    if (before === undefined) recordUsage(events.search, { term: typed })
    const here = isLocal ? { prices: { coins: filtered(list, typed) }, refusal: null } : undefined
    const { prices: newer, refusal = null } = here ?? (await fetchFound(typed, left))
    if (!left.aborted) setAnswer({ term: typed, turn: of, found: newer?.coins ?? before ?? null, refusal })
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (term === undefined || isKnown(term, turn)) return
    const left = new AbortController()
    const timer = setTimeout(() => void ask(term, turn, left.signal), delayMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [term, turn])
  return {
    query,
    setQuery,
    term,
    searching: term !== undefined && !isLocal && !answered,
    failed: answered?.found === null,
    refusal: answered?.refusal ?? null,
    coins: answered?.found ?? filtered(list, query),
    known: allOf(list, answer?.found ?? noCoins),
  }
}

const allOf = (list: readonly Coin[], found: readonly Coin[]) => [
  ...list,
  ...found.filter(({ id }) => !list.some((coin) => coin.id === id)),
]

/** Whether a coin's name or symbol begins so: then it is likely the one. */
const isBegun = (coins: readonly Coin[], term: string) =>
  coins.some(({ symbol, name }) => [symbol, name.toLowerCase()].some((text) => text.startsWith(term)))

function answerOf({ query, found, searchRefusal: refusal }: LoadedPrices): Answer | undefined {
  const term = searchTerm(query)
  return term === undefined ? undefined : { term, turn: 0, found: found?.coins ?? null, refusal }
}
