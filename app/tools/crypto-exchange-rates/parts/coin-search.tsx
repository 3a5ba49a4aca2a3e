import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Coin, longestTerm, searchTerm } from '#app/feeds/crypto/coin.ts'
import { matchesText } from '#app/lib/text-match.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue, useOnHydration } from '#app/ui/use-hydrated.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool.ts'
import { fetchFound, type LoadedPrices, type Prices } from './use-prices.ts'

const topCount = 10
const delayMs = 500
const noCoins: readonly Coin[] = []

interface Answer {
  term: string
  turn: number
  /** Null: the search failed, and there is no earlier result. */
  found: readonly Coin[] | null
  refusal: Refusal | null
}

export type Search = ReturnType<typeof useSearch>

/** Without JavaScript searching and clearing are forms that the server answers. */
export function CoinSearch({ search }: { search: Search }) {
  const [{ search: text }, lang] = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const { query, setQuery, searching, failed, term } = search
  useInitialInputValue(input, query, setQuery)
  const count = digitsIn(lang, search.coins.length)
  return (
    <div className="no-print">
      <search>
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <Field label={text.label}>
            {(control) => (
              <div className="relative mt-1 flex gap-2">
                <input
                  {...control}
                  ref={input}
                  name="q"
                  type="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={longestTerm}
                  placeholder={text.placeholder}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                  className={`${fieldStyle} pe-12 [&::-webkit-search-cancel-button]:hidden`}
                />
                <button
                  type="submit"
                  form="no-search"
                  aria-label={text.clear}
                  className={`absolute end-0 top-0 flex size-11 items-center justify-center rounded-lg text-muted hover:text-ink noscript:static ${query === '' ? 'invisible' : ''}`}
                >
                  <Icon name="x" />
                </button>
                <NoScriptButton>{text.submit}</NoScriptButton>
              </div>
            )}
          </Field>
        </form>
        <form
          id="no-search"
          method="get"
          onSubmit={(event) => {
            event.preventDefault()
            setQuery('')
            input.current?.focus()
          }}
        />
      </search>
      <p role="status" className="min-h-6 text-sm text-muted">
        {searching
          ? text.busy
          : failed
            ? search.coins.length > 0 && text.unanswered
            : term !== undefined && text.found(count, query.trim())}
      </p>
    </div>
  )
}

/**
 * The loaded list is searched at once. The server is asked half a second after the last key, for two characters or more with
 * which no coin of the list begins; what it does not answer leaves the list's matches.
 */
export function useSearch(loaded: LoadedPrices, prices: Prices | null, turn: number) {
  const [query, setQuery] = useState(loaded.query)
  const [answer, setAnswer] = useState<Answer | undefined>(() => answerOf(loaded))
  const list = prices?.coins ?? noCoins
  const term = searchTerm(query)
  const answered = term !== undefined && answer?.term === term ? answer : undefined
  const isLocal = term !== undefined && isBegun(list, term)

  useOnHydration(() => {
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
    /** The normalised term; undefined while too short. */
    term,
    searching: term !== undefined && !isLocal && !answered,
    /** The last search failed. */
    failed: answered?.found === null,
    /** The reason, when the server stated one. */
    refusal: answered?.refusal ?? null,
    coins: answered?.found ?? filtered(list, query),
    /** All coins that the page has, each once. */
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

/** The first ten, and the rest. */
export function topAndMore(coins: readonly Coin[]): { top: Coin[]; more: Coin[] } {
  return { top: coins.slice(0, topCount), more: coins.slice(topCount) }
}

/** The coins whose name, symbol or id contains the query; all for an empty query. */
export function filtered(coins: readonly Coin[], query: string): Coin[] {
  if (query.trim() === '') return [...coins]
  return coins.filter(({ id, symbol, name }) => matchesText(query, [id, symbol, name]))
}
