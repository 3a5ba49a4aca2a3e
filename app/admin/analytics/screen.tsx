import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ageText, instantText } from '#app/lib/instant-text.ts'
import { groupedAmount, groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { type TimeRange, timeRanges } from '#app/records/usage/periods.ts'
import type { Analytics, AnalyticsAnswer } from '#app/records/usage/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { cardStyle } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Button } from '../kit/buttons.tsx'
import { useAnswer } from '../kit/requests.ts'
import { Note } from '../kit/screen-parts.tsx'
import { DailyTrend } from './daily-trend.tsx'
import { type Change, changeOf } from './figures.ts'
import { DimensionLists, Distribution, ErrorMonitoring, Panel, RecentActivity } from './lists.tsx'
import { messages } from './messages.ne.ts'

/** The shortest time that a refresh is shown, so that it is visible. */
const spinMs = 1000

/** ADM-14. */
export default function AnalyticsScreen() {
  const [text, lang] = useTexts(messages)
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
      <Button
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
      </Button>
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
  const { failures: errorTexts } = useMessages(messages)
  const { answer, error, ...state } = useAnswer<Partial<AnalyticsAnswer> & { error?: string }>(
    `admin-analytics?timeRange=${range}`,
    { errorTexts },
  )
  const figures = answer?.analytics
  const missing = answer && !figures ? (answer.error ?? errorTexts.requestFailed) : undefined
  return { ...state, figures, error: error ?? missing }
}

const cards = ['totalUsers', 'totalToolUsage', 'pageViews', 'errorRate'] as const

/** ADM-14: four figures, each with that of the previous period. */
function StatCards({ figures }: { figures: Analytics | undefined }) {
  const [{ cards: text }, lang] = useTexts(messages)
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map((name) => {
        const value = figures?.[name] ?? null
        const isRate = name === 'errorRate'
        const shownAs = (of: number) =>
          isRate ? `${groupedAmount(lang, of.toFixed(2))}%` : groupedNumber(lang, of)
        return (
          <div key={name} className={`p-4 ${cardStyle}`}>
            <dt className="font-semibold">{text[name].title}</dt>
            <dd className="mt-1 text-2xl font-bold">{value === null ? text.none : shownAs(value)}</dd>
            <dd className="text-sm">
              <ChangeText change={changeOf(value, figures?.previous?.[name])} isBadWhenUp={isRate} />
            </dd>
            <dd className="mt-1 text-sm text-muted">{text[name].hint}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function ChangeText({ change, isBadWhenUp }: { change: Change; isBadWhenUp: boolean }) {
  const [{ change: text }, lang] = useTexts(messages)
  if (!('percent' in change)) {
    return <span className="text-muted">{text[change.kind]}</span>
  }
  const isGood = (change.kind === 'up') !== isBadWhenUp
  return (
    <span className={`font-semibold ${isGood ? 'text-good' : 'text-simrik'}`}>
      <span aria-hidden="true">{change.kind === 'up' ? '↑ ' : '↓ '}</span>
      {text[change.kind](digitsIn(lang, change.percent))}
    </span>
  )
}

type SystemHealthProps = Pick<Analytics, 'health' | 'lastEventHour'>

/** The response times that this server measured, and whether events arrive. */
function SystemHealth({ health, lastEventHour }: SystemHealthProps) {
  const [{ health: text }, lang] = useTexts(messages)
  const number = (value: number) => groupedNumber(lang, value)
  const ms = (value: number) => digitsIn(lang, value < 10 ? value.toFixed(1) : Math.round(value))
  const until = new Date(Date.parse(health.startedAt) + health.uptimeSeconds * 1000)
  return (
    <Panel title={text.title} className="lg:col-span-2">
      <dl className="grid gap-4 md:grid-cols-3">
        <Part title={text.status} isGood={health.failed === 0}>
          {health.failed === 0 ? text.working : text.failing(number(health.failed))}
          <Note>{text.answers(number(health.requests), instantText(lang, health.since))}</Note>
          <Note>{text.uptime(ageText(lang, text.units, health.startedAt, until))}</Note>
        </Part>
        <Part title={text.performance} isGood={health.p50Ms !== null}>
          {health.p50Ms === null ? text.noRequests : text.median(ms(health.p50Ms))}
          {health.p95Ms !== null && <Note>{text.slow(ms(health.p95Ms))}</Note>}
        </Part>
        <Part title={text.collection} isGood={lastEventHour !== null}>
          {lastEventHour === null ? text.nothing : text.latest(instantText(lang, lastEventHour))}
          <Note>{text.retention}</Note>
        </Part>
      </dl>
    </Panel>
  )
}

function Part({ title, isGood, children }: { title: string; isGood: boolean; children: ReactNode }) {
  return (
    <div className="rounded-xl border border-line p-3">
      <dt className="flex items-center gap-2 font-semibold">
        <Icon
          name={isGood ? 'check' : 'warning'}
          className={`size-5 ${isGood ? 'text-good' : 'text-simrik'}`}
        />
        {title}
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
