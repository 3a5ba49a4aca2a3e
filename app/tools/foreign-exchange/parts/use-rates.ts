import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RatesCopy } from '#app/feeds/forex/rates-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { fetchRates } from '../fetch-rates.ts'
import type { LoadedRates } from '../load-rates.server.ts'
import { browserStore, readCached, writeCached } from '../rates-cache.ts'
import { events } from '../tool.ts'

export interface RatesState {
  /** The requested day. */
  date: string
  /** The address names a day that can have no rates: today's are shown. */
  isRefused: boolean
  today: string
  loading: boolean
  trouble: LoadedRates['trouble']
  refusal: LoadedRates['refusal']
  /** The shown rates; of another day while loading and after an error. */
  copy: RatesCopy | null
  /** From the browser's cache, or the server's older copy. */
  cached: boolean
}

/** The rates on screen. `load` uses the browser's cache while it is fresh; `refresh` never does. */
export function useRates(loaded: LoadedRates) {
  const [state, setState] = useState<RatesState>(() => ({ ...loaded, loading: false, cached: loaded.stale }))
  const asked = useRef(0)

  const show = (part: Partial<RatesState>) =>
    setState((before) => ({ ...before, loading: false, trouble: null, refusal: null, ...part }))

  const load = async (date: string, { newer = false, isRefused = false } = {}) => {
    asked.current += 1
    const mine = asked.current
    const today = nepalDay(new Date())
    const cached = newer ? undefined : readCached(browserStore(), date, new Date())
    if (cached) {
      show({ date, isRefused, today, copy: cached, cached: true })
      recordFetch(cached, true)
      return
    }
    show({ date, isRefused, today, loading: true })
    const answer = await fetchRates(date, newer)
    if (mine !== asked.current) return
    if (answer.kind !== 'rates') {
      if (answer.kind === 'none') recordUsage(events.fetch, { date, rates_count: 0, from_cache: false })
      show({ trouble: answer.kind, refusal: (answer.kind === 'failed' && answer.refusal) || null })
      return
    }
    // A stale copy is not cached as if it were new.
    if (!answer.stale) keep(answer.copy)
    recordFetch(answer.copy, false)
    show({ copy: answer.copy, cached: answer.stale })
  }

  const begin = useEffectEvent(() => {
    const { copy, trouble, stale, date, today } = loaded
    if (copy && !trouble) recordFetch(copy, stale)
    if (copy && !stale) keep(copy, date === today)
    // A page that was cached, or left open over midnight, shows another day.
    if (date === today && today !== nepalDay(new Date()) && !new URLSearchParams(location.search).has('date'))
      void load(nepalDay(new Date()))
  })
  useEffect(() => {
    // After the first frame.
    const timer = setTimeout(() => begin(), 0)
    return () => clearTimeout(timer)
  }, [])

  return { state, load, refresh: () => load(state.date, { newer: true, isRefused: state.isRefused }) }
}

function recordFetch({ day }: RatesCopy, fromCache: boolean) {
  recordUsage(events.fetch, { date: day.date, rates_count: day.rates.length, from_cache: fromCache })
}

/** Today's rates are as old as the server's copy; those of other days never change. */
function keep(copy: RatesCopy, fromItsReading = false) {
  const now = new Date()
  const savedAt = fromItsReading ? Date.parse(copy.copiedAt) : now.getTime()
  writeCached(browserStore(), { ...copy, savedAt }, now)
}
