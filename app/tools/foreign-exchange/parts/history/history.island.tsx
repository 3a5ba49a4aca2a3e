import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useEffect, useState } from 'react'
import { getJson } from '#app/platform/http/request-json.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Chips } from '#app/ui/choices.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { type History, readHistory, type Span, spans } from '../../history.ts'
import { HistoryResult } from './history-result.tsx'
import { messages } from './messages.ne.ts'

/** Codes and names for a select. */
type CurrencyOptions = readonly (readonly [code: string, name: string])[]

/** The buying rate of one currency over the last days, as far as it is known. */
export default function HistoryChart({ options }: { options: CurrencyOptions }) {
  const text = useMessages(messages)
  const lang = useLang()
  const [currency, setCurrency] = useState('USD')
  const [days, setDays] = useState<Span>(30)
  const state = useHistory(currency, days)
  return (
    <div>
      <p className="text-muted">{text.about}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {options.length > 0 && (
          <SelectField
            label={text.currency}
            autoComplete="off"
            options={options}
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
        {state.kind === 'known' && <HistoryResult history={state.history} />}
      </div>
    </div>
  )
}

type HistoryState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; history: History }

/** A currency's history, fetched again for another currency or period. */
function useHistory(currency: string, days: Span): HistoryState {
  const query = new URLSearchParams({ currency, days: String(days) }).toString()
  const [answer, setAnswer] = useState<{ query: string; state: HistoryState }>()

  useEffect(() => {
    const abort = new AbortController()
    void getJson(`/api/forex/v1/history?${query}`, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      const history = result?.response.ok ? readHistory(result.body) : undefined
      setAnswer({ query, state: history ? { kind: 'known', history } : { kind: 'failed' } })
    })
    return () => abort.abort()
  }, [query])

  return answer?.query === query ? answer.state : { kind: 'loading' }
}
