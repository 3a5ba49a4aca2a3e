import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { fetchDefaults } from '../fetch-prices.ts'
import type { LoadedPrices } from '../load-prices.server.ts'
import type { Prices } from '../prices.ts'
import { events } from '../tool.ts'
import { useWhileVisible } from './use-while-visible.ts'

const everyMs = 5 * 60_000

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

  useWhileVisible(everyMs, () => void refresh())
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
