import { type RefObject, useEffect, useState } from 'react'
import { type History, readHistory, type Span } from '../history.ts'

export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; history: History; days: Span }

const limitMs = 10_000

/** The past of a currency, asked for when its place comes near the screen, and again for another currency or time. */
export function useHistory(place: RefObject<HTMLElement | null>, currency: string, days: Span): HistoryState {
  const [near, setNear] = useState(false)
  const key = `${currency}/${days}`
  const [answer, setAnswer] = useState<{ key: string; state: HistoryState }>()

  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: '200px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])

  useEffect(() => {
    if (!near) return
    const left = new AbortController()
    void ask(currency, days, left.signal).then((history) => {
      if (left.signal.aborted) return
      setAnswer({ key, state: history ? { kind: 'known', history, days } : { kind: 'failed' } })
    })
    return () => left.abort()
  }, [near, key, currency, days])

  return answer?.key === key ? answer.state : { kind: 'loading' }
}

async function ask(currency: string, days: Span, left: AbortSignal): Promise<History | undefined> {
  try {
    const query = new URLSearchParams({ currency, days: String(days) })
    const signal = AbortSignal.any([left, AbortSignal.timeout(limitMs)])
    const response = await fetch(`/api/forex/v1/history?${query}`, { signal })
    return response.ok ? readHistory(await response.json()) : undefined
  } catch {
    return undefined
  }
}
