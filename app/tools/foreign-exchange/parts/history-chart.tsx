import { digitsIn } from 'bikram-sambat/digits'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type Span, spans } from '../history.ts'
import { messages } from '../messages.ne.ts'
import { CurrencySelect } from './currency-select.tsx'
import { useHistory } from './use-history.ts'

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
  const place = useRef<HTMLElement>(null)
  const [currency, setCurrency] = useState('USD')
  const [days, setDays] = useState<Span>(30)
  const state = useHistory(place, currency, days)
  return (
    <section
      ref={place}
      aria-labelledby="history"
      className="mt-10 rounded-2xl border border-line bg-surface p-4 noscript:hidden sm:p-5"
    >
      <h2 id="history" className="text-xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-muted">{text.about}</p>
      <div className="no-print mt-3 grid gap-3 sm:grid-cols-2">
        {rates.length > 0 && (
          <CurrencySelect
            id="history-currency"
            label={text.currency}
            rates={rates}
            value={currency}
            onChange={setCurrency}
          />
        )}
        <div>
          <label htmlFor="history-span" className="font-semibold">
            {text.span}
          </label>
          <select
            id="history-span"
            autoComplete="off"
            value={days}
            onChange={(event) => setDays(Number(event.target.value) as Span)}
            className={`${fieldStyle} mt-1`}
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {text.spans[`d${span}`]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {/* As high as the chart while it loads, not with a message. */}
      <div className="mt-4 min-h-136 has-data-too-few:min-h-0">
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          {state.kind === 'loading' && <Spinner className="size-4" />}
          {state.kind === 'known'
            ? text.known(digitsIn(lang, state.history.points.length), digitsIn(lang, state.days))
            : text[state.kind]}
        </p>
        <Suspense>{state.kind === 'known' && <HistoryResult history={state.history} />}</Suspense>
      </div>
    </section>
  )
}
