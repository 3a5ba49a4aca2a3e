import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { csvOf } from '#app/lib/csv.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Analytics } from '#app/records/usage/figures.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { callAdmin } from '../kit/call-admin.ts'
import { useLoaded } from '../kit/requests.ts'
import { analyticsTable } from './figures.ts'
import { messages } from './messages.ne.ts'
import { DailyTrend } from './parts/daily-trend.tsx'
import { DimensionLists } from './parts/dimension-lists.tsx'
import { Distribution, ErrorMonitoring, RecentActivity } from './parts/lists.tsx'
import { RangeBar } from './parts/range-bar.tsx'
import { StatCards } from './parts/stat-cards.tsx'
import { SystemHealth } from './parts/system-health.tsx'
import { type Chosen, chosenRange, rangeParams } from './range.ts'

/** ADM-14. */
export default function AnalyticsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const [opened] = useState(() => new Date())
  const range = chosenRange(params, useNow(opened))
  const { figures, error, isLoading, reload } = useAnalytics(range)
  const isAnswered = figures !== undefined || error !== undefined
  const span = figures && text.span(instantText(lang, figures.from), instantText(lang, figures.to))
  return (
    <div className="grid gap-4">
      {/* Directly under the title of the page. */}
      <ErrorText>{error}</ErrorText>
      <RangeBar
        range={range}
        onRange={(chosen) => setParams(rangeParams(chosen), { replace: true, preventScrollReset: true })}
        onRefresh={reload}
      >
        <button
          type="button"
          className={buttonStyle.secondary}
          disabled={!figures}
          onClick={() => figures && download(figures)}
        >
          {text.download}
        </button>
      </RangeBar>
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

function download(figures: Analytics) {
  const name = `analytics-${figures.timeRange}-${nepalDay(new Date(Date.parse(figures.to) - 1))}.csv`
  downloadFile(name, 'text/csv', csvOf(analyticsTable(figures)))
}

/** API-05: the figures, or the error. There are no sample figures. */
function useAnalytics(range: Chosen) {
  const text = useMessages(messages)
  const lang = useLang()
  const query = new URLSearchParams(rangeParams(range)).toString()
  const { answer, ...state } = useLoaded(`${lang} ${query}`, (signal) =>
    callAdmin<{ analytics?: Analytics; error?: string }>({
      path: `admin-analytics?${query}`,
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
