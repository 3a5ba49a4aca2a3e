import { type RefObject, useEffect, useState } from 'react'
import { type History, readHistory, type Span } from '../history.ts'

export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; history: History; days: Span }

const limitMs = 10_000

/** A currency's history, fetched when the element comes near the screen, and again for another currency or period. */
export function useHistory(
  element: RefObject<HTMLElement | null>,
  currency: string,
  days: Span,
): HistoryState {
  const [isNear, setNear] = useState(false)
  const key = `${currency}/${days}`
  const [answer, setAnswer] = useState<{ key: string; state: HistoryState }>()

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    if (!isNear) return
    const abort = new AbortController()
    void ask(currency, days, abort.signal).then((history) => {
      if (abort.signal.aborted) return
      setAnswer({ key, state: history ? { kind: 'known', history, days } : { kind: 'failed' } })
    })
    return () => abort.abort()
  }, [isNear, key, currency, days])

  return answer?.key === key ? answer.state : { kind: 'loading' }
}

async function ask(currency: string, days: Span, abort: AbortSignal): Promise<History | undefined> {
  try {
    const query = new URLSearchParams({ currency, days: String(days) })
    const signal = AbortSignal.any([abort, AbortSignal.timeout(limitMs)])
    const response = await fetch(`/api/forex/v1/history?${query}`, { signal })
    return response.ok ? readHistory(await response.json()) : undefined
  } catch {
    return undefined
  }
}
