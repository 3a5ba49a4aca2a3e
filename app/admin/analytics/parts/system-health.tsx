import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { ageText, instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Analytics } from '#app/records/usage/figures.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { Panel } from './panel.tsx'

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
