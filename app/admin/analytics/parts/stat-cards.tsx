import { digitsIn } from 'bikram-sambat-calendar/digits'
import { groupedAmount, groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Analytics } from '#app/records/usage/figures.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { type Change, changeOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'

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
