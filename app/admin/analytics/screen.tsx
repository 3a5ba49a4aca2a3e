import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { csvOf } from '#app/kit/csv.ts'
import { instantText } from '#app/kit/instant-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { timeRanges } from '#app/records/usage/periods.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { type Analytics, analyticsTable } from './figures.ts'
import { messages } from './messages.ne.ts'
import { DailyTrend } from './parts/daily-trend.tsx'
import { Distribution } from './parts/distribution.tsx'
import { ErrorMonitoring, RecentActivity } from './parts/lists.tsx'
import { RangeBar } from './parts/range-bar.tsx'
import { StatCards } from './parts/stat-cards.tsx'
import { SystemHealth } from './parts/system-health.tsx'
import { useAnalytics } from './use-analytics.ts'

/** ADM-14. */
export default function AnalyticsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const range = timeRanges.find((offered) => offered === params.get('timeRange')) ?? '7d'
  const [turn, setTurn] = useState(0)
  const { figures, error, isLoading } = useAnalytics(range, turn)
  const span = figures && text.span(instantText(lang, figures.from), instantText(lang, figures.to))
  return (
    <div className="grid gap-4">
      {/* Directly under the title of the page. */}
      <p role="alert" className="font-semibold text-simrik empty:hidden">
        {error}
      </p>
      <RangeBar
        range={range}
        onRange={(timeRange) => setParams({ timeRange }, { replace: true, preventScrollReset: true })}
        onRefresh={() => setTurn((before) => before + 1)}
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
      {(figures || error !== undefined) && (
        <>
          <StatCards figures={figures} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Distribution counts={figures?.toolUsage ?? {}} />
            <DailyTrend counts={figures?.dailyUsage ?? {}} />
            <RecentActivity recent={figures?.recentActivity ?? []} />
            {/* Without an answer the number of errors is unknown. */}
            {figures && <ErrorMonitoring counts={figures.errorStats} />}
            {figures && <SystemHealth health={figures.health} lastEventHour={figures.lastEventHour} />}
          </div>
        </>
      )}
    </div>
  )
}

function download(figures: Analytics) {
  const name = `analytics-${figures.timeRange}-${nepalDay(new Date(Date.parse(figures.to) - 1))}.csv`
  downloadFile(name, 'text/csv', csvOf(analyticsTable(figures)))
}
