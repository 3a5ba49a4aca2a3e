import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { Lang } from '#app/lib/language.ts'
import { PageRedirect, type PageRequest } from '#app/platform/document/page.ts'
import { FeedLink, feedAddress } from '#app/platform/follow/follow-links.tsx'
import { defineToolPage, failedStatus } from '#app/records/tools/tool-page.server.tsx'
import { Fold } from '#app/ui/fold.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { currencyOptions } from './currencies.ts'
import { requestedDay, searchFor } from './dates.ts'
import { messages } from './messages.ne.ts'
import ForexTool from './parts/forex-tool.island.tsx'
import HistoryChart from './parts/history.island.tsx'
import type { LoadedRates } from './parts/use-rates.ts'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: async (request) => {
    const { url, site, render } = request
    const today = nepalDay(site.now())
    const requested = requestedDay(url.searchParams, today)
    // The form without JavaScript is redirected to the address that names the day.
    if (url.searchParams.has('date-bs') && !requested.isRefused)
      throw new PageRedirect(`${url.pathname}${searchFor(url.search, requested.date, today)}`, 302)
    // What one visitor converts is not kept for others.
    render.hasUnknownValue = requested.isRefused || url.searchParams.has('amount')
    const rates = await loadRates({ ...requested, today }, request)
    // A refusal for this visitor must not be stored for others.
    const isFailed = rates.refusal && (!rates.copy || rates.refusal.reason === 'own-share')
    return { rates, status: isFailed ? failedStatus(request, rates.refusal) : 200 }
  },
  seo: (first) => ({ ...first, feed: feedAddress('rates', first.lang) }),
  draw: ({ rates }, { lang, island }) => (
    <>
      {island('forex-tool', ForexTool, { loaded: rates })}
      <Fold heading={messages[lang].history.heading} className="no-print mt-4 noscript:hidden">
        {island(
          'history',
          HistoryChart,
          { options: currencyOptions(lang, rates.copy?.day.rates ?? []) },
          { when: 'near' },
        )}
      </Fold>
      <Notes lang={lang} />
    </>
  ),
})

/** What the rates are, and what they are not. */
function Notes({ lang }: { lang: Lang }) {
  const { heading, list, noScript } = messages[lang].notes
  return (
    <>
      <Fold heading={heading} className="mt-3 print:text-xs">
        <ul className="grid list-disc gap-1.5 ps-5 print:gap-0">
          {list.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <FeedLink feed="rates" />
      </Fold>
      <noscript>
        <p className="mt-6 font-semibold">{noScript}</p>
      </noscript>
    </>
  )
}

async function loadRates(
  requested: Pick<LoadedRates, 'date' | 'isRefused' | 'today'>,
  { site, address }: PageRequest,
): Promise<LoadedRates> {
  const { date, today } = requested
  const feed = site.feeds.forex
  const reading = await feed.day(date, { address })
  if ('copy' in reading) {
    const { kind, copy } = reading
    return { ...requested, trouble: null, refusal: null, copy, cached: kind === 'stale' }
  }
  // A past day that the bank left out is not replaced; today's rates may only be late.
  const isLate = reading.kind === 'unavailable' || date === today
  const copy = isLate ? ((await feed.lastKnown(date)) ?? null) : null
  const part = { ...requested, copy, cached: copy !== null }
  return reading.kind === 'none'
    ? { ...part, trouble: 'none', refusal: null }
    : { ...part, trouble: 'failed', refusal: reading.refusal }
}
