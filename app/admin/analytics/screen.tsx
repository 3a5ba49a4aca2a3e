import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type TimeRange, timeRanges } from '#app/records/usage/periods.ts'
import type { AnalyticsAnswer } from '#app/records/usage/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../kit/call-admin.ts'
import { useLoaded } from '../kit/requests.ts'
import { DailyTrend } from './daily-trend.tsx'
import { DimensionLists, Distribution, ErrorMonitoring, RecentActivity } from './lists.tsx'
import { messages } from './messages.ne.ts'
import { StatCards, SystemHealth } from './stat-cards.tsx'

/** The shortest time that a refresh is shown, so that it is visible. */
const spinMs = 1000

/** ADM-14. */
export default function AnalyticsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const range = timeRanges.find((offered) => offered === params.get('timeRange')) ?? '7d'
  const { figures, error, isLoading, reload } = useAnalytics(range)
  const isAnswered = figures !== undefined || error !== undefined
  const span = figures && text.span(instantText(lang, figures.from), instantText(lang, figures.to))
  return (
    <div className="grid gap-4">
      {/* Directly under the title of the page. */}
      <ErrorText>{error}</ErrorText>
      <RangeBar
        range={range}
        onRange={(timeRange) => setParams({ timeRange }, { replace: true, preventScrollReset: true })}
        onRefresh={reload}
      />
      <p role="status" className="flex min-h-7 items-center gap-3 text-sm text-muted">
        {isLoading && <Spinner className="size-4" />}
        {isLoading ? text.loading : span}
      </p>
      {isAnswered && <StatCards figures={figures} />}
      {isAnswered && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Distribution counts={figures?.toolUsage ?? {}} />
          <DailyTrend counts={figures?.dailyUsage ?? {}} />
          {figures && <DimensionLists {...figures} />}
          <RecentActivity recent={figures?.recentActivity ?? []} />
          {/* Without an answer the number of errors is unknown. */}
          {figures && <ErrorMonitoring counts={figures.errorStats} />}
          {figures && <SystemHealth health={figures.health} lastEventHour={figures.lastEventHour} />}
        </div>
      )}
    </div>
  )
}

interface RangeBarProps {
  range: TimeRange
  onRange: (range: string) => void
  onRefresh: () => void
}

function RangeBar({ range, onRange, onRefresh }: RangeBarProps) {
  const text = useMessages(messages)
  const [spins, spin] = useSpin()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={text.range}
        value={range}
        onChange={({ target }) => onRange(target.value)}
        className="w-full max-w-56"
        options={timeRanges.map((offered) => [offered, text.ranges[offered]])}
      />
      <button
        type="button"
        className={buttonStyle.secondary}
        aria-busy={spins}
        onClick={() => {
          spin()
          onRefresh()
        }}
      >
        <Icon
          name="refresh-ccw"
          className={`size-5 ${spins ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        {text.refresh}
      </button>
    </div>
  )
}

function useSpin() {
  const [turns, setTurns] = useState(0)
  const [stopped, setStopped] = useState(0)
  useEffect(() => {
    if (turns === 0) return
    const timer = setTimeout(() => setStopped(turns), spinMs)
    return () => clearTimeout(timer)
  }, [turns])
  return [turns !== stopped, () => setTurns((before) => before + 1)] as const
}

/** API-05: the figures, or the error. There are no sample figures. */
function useAnalytics(range: TimeRange) {
  const text = useMessages(messages)
  const lang = useLang()
  const { answer, ...state } = useLoaded(`${lang} ${range}`, (signal) =>
    callAdmin<Partial<AnalyticsAnswer> & { error?: string }>({
      path: `admin-analytics?timeRange=${range}`,
      lang,
      signal,
      errorTexts: {
        requestFailed: text.fetchFailed,
        unknownError: text.loadFailed,
        noConnection: text.noConnection,
        tooSlow: text.tooSlow,
      },
    }),
  )
  const figures = answer?.ok ? answer.answer.analytics : undefined
  const failure = answer?.ok ? answer.answer.error : answer?.error
  return { figures, error: answer && !figures ? (failure ?? text.fetchFailed) : undefined, ...state }
}
