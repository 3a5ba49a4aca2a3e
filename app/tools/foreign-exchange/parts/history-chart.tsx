import { digitsIn } from 'bikram-sambat-calendar/digits'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { currencyOptions } from '../currencies.ts'
import { type History, readHistory, type Span, spans } from '../history.ts'
import { messages } from '../messages.ne.ts'

const HistoryResult = lazy(loadResult)

/** A failed load of the chart's code must not break the tool: it is tried again when the network is back. */
async function loadResult() {
  try {
    return { default: (await import('./history-result.tsx')).HistoryResult }
  } catch (error) {
    console.warn('A part of the page did not load', error)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadResult()
  }
}

/** The buying rate of one currency over the last days, as far as it is known. */
export function HistoryChart({ rates }: { rates: readonly Rate[] }) {
  const text = useMessages(messages).chart
  const lang = useLang()
  const box = useRef<HTMLElement>(null)
  const [currency, setCurrency] = useState('USD')
  const [days, setDays] = useState<Span>(30)
  const state = useHistory(box, currency, days)
  return (
    <Card ref={box} aria-labelledby="history" className="no-print mt-10 noscript:hidden">
      <h2 id="history" className="text-xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-muted">{text.about}</p>
      <div className="no-print mt-3 grid gap-3 sm:grid-cols-2">
        {rates.length > 0 && (
          <SelectField
            label={text.currency}
            autoComplete="off"
            options={currencyOptions(lang, rates)}
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
          />
        )}
        <Chips
          label={text.span}
          chips={spans.map((span) => ({
            key: String(span),
            label: text.spans[`d${span}`],
            isCurrent: span === days,
            onChoose: () => setDays(span),
          }))}
        />
      </div>
      {/* As high as the chart while it loads, not with a message. */}
      <div className="mt-4 min-h-136 has-data-too-few:min-h-0">
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          {state.kind === 'loading' && <Spinner className="size-4" />}
          {state.kind === 'known'
            ? text.known(digitsIn(lang, state.history.points.length), digitsIn(lang, days))
            : text[state.kind]}
        </p>
        <Suspense>{state.kind === 'known' && <HistoryResult history={state.history} />}</Suspense>
      </div>
    </Card>
  )
}

type HistoryState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; history: History }

/** A currency's history, fetched when the element comes near the screen, and again for another currency or period. */
function useHistory(element: RefObject<HTMLElement | null>, currency: string, days: Span): HistoryState {
  const [isNear, setNear] = useState(false)
  const query = new URLSearchParams({ currency, days: String(days) }).toString()
  const [answer, setAnswer] = useState<{ query: string; state: HistoryState }>()

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
    void getJson(`/api/forex/v1/history?${query}`, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      const history = result?.response.ok ? readHistory(result.body) : undefined
      setAnswer({ query, state: history ? { kind: 'known', history } : { kind: 'failed' } })
    })
    return () => abort.abort()
  }, [isNear, query])

  return answer?.query === query ? answer.state : { kind: 'loading' }
}
