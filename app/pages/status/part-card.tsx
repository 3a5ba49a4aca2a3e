import { digitsIn } from 'bikram-sambat-calendar/digits'
import { daysBetween, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { ageText, instantText } from '#app/lib/instant-text.ts'
import type { HealthState } from '#app/platform/health/feed-health.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import type { StatusPart } from './site-status.ts'

/** The status of one data source. */
export function PartCard({ part, at }: { part: StatusPart; at: Date }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { newestDay, heldDay, newestAt, lastTryAt } = part
  const behind = newestDay ? daysBetween(newestDay, nepalDay(at)) : 0
  const moment = (instant: string) =>
    `${instantText(lang, instant)} (${ageText(lang, text.age, instant, at)})`
  const since = behind > 0 ? ` (${text.age.days(digitsIn(lang, behind))})` : ''
  const facts = [
    [text.source, part.source[lang]],
    [text.newest, newestDay && dayText(lang, newestDay) + since],
    [text.held, heldDay && text.heldOf(dayText(lang, heldDay))],
    [text.arrived, newestAt ? moment(newestAt) : !newestDay && text.nothing],
    [text.lastTry, lastTryAt && moment(lastTryAt)],
  ] as const
  return (
    <li className={`${cardStyle} p-4 sm:p-6`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{part.name[lang]}</h3>
        <StateBadge state={part.state} />
      </div>
      <FactList className="mt-3 sm:grid-cols-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} className="" name={name}>
                {value}
              </Fact>
            ),
        )}
      </FactList>
    </li>
  )
}

const looks = {
  working: { icon: 'check', colour: 'text-good' },
  late: { icon: 'hourglass', colour: 'text-ink' },
  silent: { icon: 'warning', colour: 'text-simrik' },
  off: { icon: 'toggle-left', colour: 'text-muted' },
  unknown: { icon: 'circle-help', colour: 'text-muted' },
} as const

/** A state as a word, an icon and a colour. */
export function StateBadge({ state }: { state: HealthState }) {
  const { states } = useMessages(messages)
  const { icon, colour } = looks[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current px-3 py-0.5 text-sm font-semibold ${colour}`}
    >
      <Icon name={icon} className="size-4" />
      {states[state]}
    </span>
  )
}
