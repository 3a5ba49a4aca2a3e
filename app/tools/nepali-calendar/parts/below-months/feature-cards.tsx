import { memo, useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

const cards = { festivals: 'star', panchanga: 'sun', paper: 'file-text', own: 'shield' } as const

export const FeatureCards = memo(function FeatureCards() {
  const { features } = useMessages(messages)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="content-auto no-print mt-10 [--intrinsic:48rem] sm:[--intrinsic:26rem] lg:[--intrinsic:17rem]"
    >
      <h2 id={id} className="text-2xl">
        {features.title}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((key) => (
          <li key={key} className="rounded-xl border border-line bg-surface p-4">
            <Icon name={cards[key]} className="size-6 text-brand-ink" />
            <h3 className="mt-2 text-lg">{features.cards[key].title}</h3>
            <p className="mt-1 text-sm text-muted">{features.cards[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
