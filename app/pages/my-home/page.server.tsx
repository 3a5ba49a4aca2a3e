import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { currencyName } from '#app/feeds/forex/currency-name.ts'
import { listShownTools } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
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
  draw: ({ choices }, { island }) => island('my-home', MyHome, choices),
})
