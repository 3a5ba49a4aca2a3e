import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/read.server.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { useAfterFirstFrame } from '#app/ui/use-hydrated.ts'
import { events } from '../tool.ts'

/** A list of coins, and the rate of the dollar in rupees. */
export interface Prices {
  coins: Coin[]
  /** When they were read from the source: an instant, ISO 8601. */
  copiedAt: string
  /** The source has not answered since. */
  stale: boolean
  rate: DollarRate | null
}

/** What comes with the page. */
export interface LoadedPrices {
  /** The day in Nepal and the time when the page was rendered. */
  today: string
  at: string
  /** Null: the source does not answer, and there is no copy. */
  prices: Prices | null
  /** Without prices: why the source was not asked, and until when. */
  refusal: Refusal | null
  /** The query of a form that was sent without JavaScript; `found` is null when the search failed. */
  query: string
  found: Prices | null
  /** The same for a failed search. */
  searchRefusal: Refusal | null
}

const everyMs = 5 * 60_000
const lookMs = 10_000

/** The prices on screen: the page's, then newer ones every five minutes while the page is visible. */
export function usePrices(loaded: LoadedPrices) {
  const [prices, setPrices] = useState<Prices | null>(loaded.prices)
  /** The day in Nepal; it changes while a page is left open. */
  const [today, setToday] = useState(loaded.today)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const [refusal, setRefusal] = useState(loaded.refusal)
  /** Counts the refreshes. */
  const [turn, setTurn] = useState(0)
  const busy = useRef(false)

  const refresh = async () => {
    if (busy.current) return
    busy.current = true
    setLoading(true)
    const { prices: newer, refusal: refused = null } = await fetchDefaults()
    busy.current = false
    setLoading(false)
    setFailed(!newer)
    setRefusal(refused)
    if (!newer) return
    setPrices(newer)
    setToday(nepalDay(new Date()))
    setTurn((count) => count + 1)
    record(newer)
  }

  useWhileVisible(() => void refresh())
  useAfterFirstFrame(() => {
    if (loaded.prices) record(loaded.prices)
  })

  return { prices, today, loading, failed, refusal, turn, refresh: () => void refresh() }
}

function record({ rate }: Prices) {
  if (rate) recordUsage(events.rate, { date: rate.date })
  recordUsage(events.fetch)
}

/** Repeats work while the page is visible; while hidden it waits until the page is visible again. */
function useWhileVisible(work: () => void) {
  const again = useEffectEvent(work)
  useEffect(() => {
    let lastAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastAt < everyMs) return
      lastAt = Date.now()
      again()
    }
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

/** The default coins from this site's server. */
export const fetchDefaults = () => fetchCoins('/api/crypto/markets')

/** The coins that match a term. */
export const fetchFound = (term: string, signal?: AbortSignal) =>
  fetchCoins(`/api/crypto/search?${new URLSearchParams({ query: term })}`, signal)

/** Without `prices` the request failed; `refusal`: the reason, when the server stated one. */
async function fetchCoins(path: string, signal?: AbortSignal) {
  const answer = await getJson(path, { signal })
  if (!answer) return {}
  const { response, body } = answer
  return response.ok ? { prices: readPrices(body) } : { refusal: refusalOf(response, new Date()) }
}

/** Undefined for a body of another form. */
function readPrices(body: unknown): Prices | undefined {
  const { coins, copied_at: copiedAt, stale, usd_rate: rate } = (body ?? {}) as Record<string, unknown>
  if (!Array.isArray(coins) || typeof copiedAt !== 'string') return undefined
  return {
    coins: coins as Coin[],
    copiedAt,
    stale: stale === true,
    rate: (rate ?? null) as DollarRate | null,
  }
}
