import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FoldedRow } from '../parts/folded-row.tsx'
import { messages } from './messages.ne.ts'

/** The festivals as a calendar file, and the small month for other sites. */
export function TakeAway() {
  const { takeAway } = useMessages(messages)
  const { siteUrl } = useSite()
  const file = `/api/calendar/festivals.ics?lang=${useLang()}`
  return (
    <FoldedRow title={takeAway.title}>
      <p className="max-w-prose text-muted">{takeAway.about}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={siteUrl.replace(/^https?:/, 'webcal:') + file} className={buttonStyle.primary}>
          <Icon name="calendar-days" />
          {takeAway.subscribe}
        </a>
        <a href={file} download="nepali-festivals.ics" className={buttonStyle.secondary}>
          <Icon name="file" />
          {takeAway.download}
        </a>
        <AppLink to="/developers/frames" className={buttonStyle.secondary}>
          <Icon name="layers" />
          {takeAway.embed}
        </AppLink>
      </div>
    </FoldedRow>
  )
}

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
