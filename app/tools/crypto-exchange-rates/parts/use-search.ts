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

/** One character filters the loaded list; two or more search on the server, half a second after the last key. */
export function useSearch(loaded: LoadedPrices, prices: Prices | null, turn: number): Search {
  const [query, setQuery] = useState(loaded.query)
  const [answer, setAnswer] = useState<Answer | undefined>(() => answerOf(loaded))
  const list = prices?.coins ?? noCoins
  const term = searchTerm(query)
  const answered = term !== undefined && answer?.term === term ? answer : undefined

  const begin = useEffectEvent(() => {
    if (answer) recordUsage(events.search, { term: answer.term })
  })
  const isKnown = useEffectEvent((typed: string, of: number) => answer?.term === typed && answer.turn === of)
  const ask = useEffectEvent(async (typed: string, of: number, left: AbortSignal) => {
    // When a refresh fails, the earlier result stays.
    const before = answer?.term === typed ? answer.found : undefined
    if (before === undefined) recordUsage(events.search, { term: typed })
    const { prices: newer, refusal = null } = await fetchFound(typed, left)
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

  const found = answer?.found ?? noCoins
  return {
    query,
    setQuery,
    term,
    searching: term !== undefined && !answered,
    failed: answered?.found === null,
    refusal: answered?.refusal ?? null,
    coins: answered ? found : filtered(list, query),
    known: [...list, ...found.filter(({ id }) => !list.some((coin) => coin.id === id))],
  }
}

function answerOf({ query, found, searchRefusal: refusal }: LoadedPrices): Answer | undefined {
  const term = searchTerm(query)
  return term === undefined ? undefined : { term, turn: 0, found: found?.coins ?? null, refusal }
}
