import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { currencyName } from '#app/feeds/forex/rate-text.ts'
import { listShownTools } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { CalendarFile, FeedLink } from '#app/platform/follow/follow-links.tsx'
import { messages as followTexts } from '#app/platform/follow/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { messages } from './messages.ne.ts'
import MyHome from './my-home.island.tsx'

/** The server knows nothing of what a visitor chose: it lists what can be chosen. */
export const page = definePage({
  path: '/my-home',
  load: async (request) => {
    const { lang, site } = request
    const day = nepalDay(site.now())
    const [tools, latest] = await Promise.all([listShownTools(request), site.feeds.forex.lastKnown(day)])
    return {
      title: messages[lang].title,
      choices: {
        day,
        tools: tools.filter(({ open }) => open).map(({ path, name }) => [path, name] as const),
        // The dollar has a card of its own.
        currencies: (latest?.day.rates ?? [])
          .filter(({ currency: { iso3 } }) => iso3 !== 'USD')
          .map(
            ({ currency }) =>
              [currency.iso3, `${currency.iso3} – ${currencyName(lang, currency).text}`] as const,
          ),
      },
    }
  },
  draw: ({ choices }, { island }) => (
    <>
      {island('my-home', MyHome, choices)}
      <Follow />
    </>
  ),
})

/** What calendar programs and feed readers may follow: the same for everybody. */
function Follow() {
  const text = useMessages(followTexts)
  return (
    <Card title={text.title} className="mx-auto mt-4 max-w-3xl">
      <p className="mt-1 mb-3 text-muted">{text.about}</p>
      <CalendarFile calendar="dates" />
      <CalendarFile calendar="festivals" />
      <FeedLink feed="rates" />
      <FeedLink feed="gold" />
      <FeedLink feed="holidays" />
    </Card>
  )
}
