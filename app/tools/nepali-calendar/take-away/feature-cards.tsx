import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FoldedRow } from '../parts/folded-row.tsx'
import { messages } from './messages.ne.ts'

const cards = { festivals: 'star', panchanga: 'sun', paper: 'file-text', own: 'shield' } as const

export function FeatureCards() {
  const { features } = useMessages(messages)
  return (
    <FoldedRow title={features.title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(cards) as (keyof typeof cards)[]).map((key) => (
          <li key={key}>
            <h3 className="flex items-center gap-2 text-base">
              <Icon name={cards[key]} className="size-5 text-brand-ink" />
              {features.cards[key].title}
            </h3>
            <p className="mt-1 text-sm text-muted">{features.cards[key].text}</p>
          </li>
        ))}
      </ul>
    </FoldedRow>
  )
}
