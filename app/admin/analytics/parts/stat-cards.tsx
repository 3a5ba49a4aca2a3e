import { digitsIn } from 'bikram-sambat-calendar/digits'
import { groupedAmount, groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { type Analytics, type Change, changeOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'

/** ADM-14: four figures, each with that of the previous period. */
export function StatCards({ figures }: { figures: Analytics | undefined }) {
  const { cards: text } = useMessages(messages)
  const lang = useLang()
  const before = figures?.previous
  const whole = (value: number | undefined) => (value === undefined ? text.none : groupedNumber(lang, value))
  const rate = figures?.errorRate ?? null
  const cards: CardProps[] = [
    {
      title: text.users,
      hint: text.usersHint,
      value: whole(figures?.totalUsers),
      change: changeOf(figures?.totalUsers ?? null, before?.totalUsers),
    },
    {
      title: text.usage,
      hint: text.usageHint,
      value: whole(figures?.totalToolUsage),
      change: changeOf(figures?.totalToolUsage ?? null, before?.totalToolUsage),
    },
    {
      title: text.views,
      hint: text.viewsHint,
      value: whole(figures?.pageViews),
      change: changeOf(figures?.pageViews ?? null, before?.pageViews),
    },
    {
      title: text.errorRate,
      hint: text.errorRateHint(whole(figures?.totalErrors)),
      value: rate === null ? text.none : `${groupedAmount(lang, rate.toFixed(2))}%`,
      change: changeOf(rate, before?.errorRate),
      isBadWhenUp: true,
    },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map((card) => (
        <StatCard key={card.title} {...card} />
      ))}
    </dl>
  )
}

interface CardProps {
  title: string
  hint: string
  value: string
  change: Change
  isBadWhenUp?: boolean
}

function StatCard({ title, hint, value, change, isBadWhenUp = false }: CardProps) {
  return (
    <div className={`p-4 ${cardStyle}`}>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-2xl font-bold">{value}</dd>
      <dd className="text-sm">
        <ChangeText change={change} isBadWhenUp={isBadWhenUp} />
      </dd>
      <dd className="mt-1 text-sm text-muted">{hint}</dd>
    </div>
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
