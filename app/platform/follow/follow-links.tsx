import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

const calendars = { dates: '/api/v1/bs-dates.ics', festivals: '/api/calendar/festivals.ics' } as const

const feeds = {
  rates: '/api/v1/exchange-rates.atom',
  gold: '/api/v1/gold-silver-prices.atom',
  holidays: '/api/v1/holidays.atom',
} as const

const inLang = (address: string, lang: Lang) => address + (lang === 'ne' ? '?lang=ne' : '')

/** Of a feed in a language, for the document's head and for links. */
export const feedAddress = (feed: keyof typeof feeds, lang: Lang) => inLang(feeds[feed], lang)

export function FeedLink({ feed }: { feed: keyof typeof feeds }) {
  return (
    <a
      href={feedAddress(feed, useLang())}
      rel="alternate"
      type="application/atom+xml"
      className="no-print mt-2 flex min-h-11 w-fit items-center text-sm text-brand-ink underline underline-offset-4"
    >
      {useMessages(messages).feeds[feed]}
    </a>
  )
}

/** A calendar file: to subscribe to, to download, and its address for programs that ask for one. */
export function CalendarFile({ calendar }: { calendar: keyof typeof calendars }) {
  const text = useMessages(messages)
  const { siteUrl } = useSite()
  const file = inLang(calendars[calendar], useLang())
  const { title, about } = text.calendars[calendar]
  return (
    <div className="mb-4">
      <h3 className="text-base">{title}</h3>
      <p className="max-w-prose text-muted">{about}</p>
      <div className="my-2 flex flex-wrap gap-3">
        <a href={siteUrl.replace(/^https?:/, 'webcal:') + file} className={buttonStyle.primary}>
          <Icon name="calendar-days" />
          {text.subscribe}
        </a>
        <a href={file} download className={buttonStyle.secondary}>
          <Icon name="file" />
          {text.download}
        </a>
      </div>
      <p className="text-sm text-muted">
        {text.byAddress} <code className="wrap-anywhere">{siteUrl + file}</code>
      </p>
    </div>
  )
}
