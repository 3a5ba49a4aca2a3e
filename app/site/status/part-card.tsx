import { digitsIn } from 'bikram-sambat/digits'
import type { ReactNode } from 'react'
import { daysBetween } from '#app/kit/calendar-day.ts'
import { dayText } from '#app/kit/day-text.ts'
import { ageText, instantText } from '#app/kit/instant-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from './messages.ne.ts'
import type { StatusPart } from './site-status.ts'
import { StateBadge } from './state-badge.tsx'

/** The status of one data source. */
export function PartCard({ part, at }: { part: StatusPart; at: Date }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { newestDay, heldDay, newestAt, lastTryAt } = part
  const behind = newestDay ? daysBetween(newestDay, nepalDay(at)) : 0
  const moment = (instant: string) =>
    `${instantText(lang, instant)} (${ageText(lang, text.age, instant, at)})`
  return (
    <li className="rounded-2xl border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{part.name[lang]}</h3>
        <StateBadge state={part.state} />
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <Fact name={text.source}>{part.source[lang]}</Fact>
        {newestDay && (
          <Fact name={text.newest}>
            {dayText(lang, newestDay)}
            {behind > 0 && ` (${text.age.days(digitsIn(lang, behind))})`}
          </Fact>
        )}
        {heldDay && <Fact name={text.held}>{text.heldOf(dayText(lang, heldDay))}</Fact>}
        <Fact name={text.arrived}>{newestAt ? moment(newestAt) : text.nothing}</Fact>
        {lastTryAt && <Fact name={text.lastTry}>{moment(lastTryAt)}</Fact>}
      </dl>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted max-sm:text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
