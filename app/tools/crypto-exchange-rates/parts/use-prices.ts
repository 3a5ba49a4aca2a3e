import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { fetchDefaults, type Prices } from '../fetch-prices.ts'
import { events } from '../tool.ts'

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
  const begin = useEffectEvent(() => {
    if (loaded.prices) record(loaded.prices)
  })
  useEffect(() => {
    // After the first frame.
    const start = setTimeout(() => begin(), 0)
    return () => clearTimeout(start)
  }, [])

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
