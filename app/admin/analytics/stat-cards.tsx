import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { ageText, instantText } from '#app/lib/instant-text.ts'
import { groupedAmount, groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Analytics } from '#app/records/usage/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Change, changeOf } from './figures.ts'
import { Panel } from './figures-panel.tsx'
import { messages } from './messages.ne.ts'

const cards = ['totalUsers', 'totalToolUsage', 'pageViews', 'errorRate'] as const

/** ADM-14: four figures, each with that of the previous period. */
export function StatCards({ figures }: { figures: Analytics | undefined }) {
  const { cards: text } = useMessages(messages)
  const lang = useLang()
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
  const { change: text } = useMessages(messages)
  const lang = useLang()
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
export function SystemHealth({ health, lastEventHour }: SystemHealthProps) {
  const { health: text } = useMessages(messages)
  const lang = useLang()
  const number = (value: number) => groupedNumber(lang, value)
  const ms = (value: number) => digitsIn(lang, value < 10 ? value.toFixed(1) : Math.round(value))
  const until = new Date(Date.parse(health.startedAt) + health.uptimeSeconds * 1000)
  return (
    <Panel title={text.title} className="lg:col-span-2">
      <dl className="grid gap-4 md:grid-cols-3">
        <Part title={text.status} isGood={health.failed === 0}>
          {health.failed === 0 ? text.working : text.failing(number(health.failed))}
          <Further>{text.answers(number(health.requests), instantText(lang, health.since))}</Further>
          <Further>{text.uptime(ageText(lang, text.units, health.startedAt, until))}</Further>
        </Part>
        <Part title={text.performance} isGood={health.p50Ms !== null}>
          {health.p50Ms === null ? text.noRequests : text.median(ms(health.p50Ms))}
          {health.p95Ms !== null && <Further>{text.slow(ms(health.p95Ms))}</Further>}
        </Part>
        <Part title={text.collection} isGood={lastEventHour !== null}>
          {lastEventHour === null ? text.nothing : text.latest(instantText(lang, lastEventHour))}
          <Further>{text.retention}</Further>
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

function Further({ children }: { children: string }) {
  return <span className="block text-sm text-muted">{children}</span>
}
