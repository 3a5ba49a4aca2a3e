import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useEffect, useState } from 'react'
import { unitText } from '#app/feeds/forex/rate-text.ts'
import type { RatePoint } from '#app/feeds/forex/rates-day.ts'
import { dayText } from '#app/lib/day-text.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { ChartPoint } from '#app/ui/chart-layout.ts'
import { Chips } from '#app/ui/choices.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { LineChart } from '#app/ui/line-chart.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'

const spans = [7, 30, 90, 365] as const

type Span = (typeof spans)[number]

/** Codes and names for a select. */
type CurrencyOptions = readonly (readonly [code: string, name: string])[]

/** The buying rate of one currency over the last days, as far as it is known. */
export default function HistoryChart({ options }: { options: CurrencyOptions }) {
  const [{ history: text }, lang] = useTexts(messages)
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

function HistoryResult({ history }: { history: History }) {
  const [{ history: text }, lang] = useTexts(messages)
  const { currency, from, to, points } = history
  const unit = unitText(lang, { unit: points.at(-1)?.unit ?? 1, iso3: currency })
  const amount = (value: string | null) => (value === null ? '–' : groupedAmount(lang, value))
  return (
    <LineChart
      key={`${currency} ${from}`}
      lang={lang}
      points={buyingLine(history)}
      from={from}
      maxGapDays={1}
      valueText={(value) => groupedAmount(lang, value.toFixed(2))}
      title={text.perUnit(unit)}
      summary={(lowest, highest) =>
        text.summary(currency, dayText(lang, from), dayText(lang, to), lowest, highest)
      }
      text={text.line}
      table={{
        caption: text.table,
        columnTitles: [text.date, text.unit, text.buy, text.sell],
        rows: points
          .toReversed()
          .map((point) => [
            dayText(lang, point.date),
            unitText(lang, { unit: point.unit, iso3: currency }),
            amount(point.buy),
            amount(point.sell),
          ]),
      }}
      csv={{
        label: text.csv,
        fileName: `${text.fileName}-${currency}.csv`,
        rows: () => [
          [text.date, text.currency, text.unit, text.buy, text.sell],
          ...points.map(({ date, unit, buy, sell }) => [date, currency, String(unit), buy ?? '', sell ?? '']),
        ],
      }}
    />
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
      const state = result?.response.ok
        ? ({ kind: 'known', history: result.body as History } as const)
        : ({ kind: 'failed' } as const)
      setAnswer({ query, state })
    })
    return () => abort.abort()
  }, [query])

  return answer?.query === query ? answer.state : { kind: 'loading' }
}

interface History {
  currency: string
  from: string
  to: string
  points: RatePoint[]
}

/** The buying rates of the days, converted to the unit of the last one. */
export function buyingLine({ points }: History): ChartPoint[] {
  const unit = points.at(-1)?.unit ?? 1
  return points.flatMap(({ date, buy, unit: quotedUnit }) =>
    buy === null ? [] : [{ date, value: (Number(buy) / quotedUnit) * unit }],
  )
}
