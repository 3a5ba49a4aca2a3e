import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { Lang } from '#app/lib/language.ts'
import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { FeedLink, feedAddress } from '#app/platform/follow/follow-links.tsx'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { defineToolPage, failedStatus } from '#app/records/tools/tool-page.server.tsx'
import { Card } from '#app/ui/card.tsx'
import { Fold } from '#app/ui/fold.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import JewelleryCalculator from './parts/jewellery.island.tsx'
import PriceHistory, { readChartView, searchOf } from './parts/price-history.island.tsx'
import PriceTool from './parts/price-tool.island.tsx'
import { type PriceResult, shownPrices } from './price-view.ts'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: async (request) => {
    const { url, site, render } = request
    render.hasUnknownValue =
      url.search !== '' && searchOf(url.search, readChartView(url.search)) !== url.search
    const asked = url.searchParams.has('item') ? url.search : ''
    // What one visitor reckons is not kept for others.
    if (asked) render.hasUnknownValue = true
    const prices = await loadPrices(request)
    const status = prices.kind === 'prices' ? 200 : failedStatus(request)
    return { prices, today: nepalDay(site.now()), asked, status }
  },
  seo: (first) => ({ ...first, feed: feedAddress('gold', first.lang) }),
  draw: ({ prices, today, asked }, { lang, island }) => {
    const { jewellery, history } = messages[lang]
    const view = prices.kind === 'prices' ? prices.view : undefined
    // What came with the page before today's prices is the chart's alone.
    const first = view ? { kind: 'prices' as const, view: { ...view, days: view.days.slice(-2) } } : prices
    return (
      <>
        {island('price-tool', PriceTool, { first, today })}
        {view && (
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 print:mt-2 print:block">
            <Fold
              heading={jewellery.heading}
              id="jewellery"
              isOpen={asked !== ''}
              className="print-if-result"
            >
              {island('jewellery', JewelleryCalculator, { latest: view.latest, asked }, { when: 'near' })}
            </Fold>
            <Fold heading={history.heading} id="history">
              {island('price-history', PriceHistory, { days: view.days }, { when: 'near' })}
            </Fold>
            <PriceInfo source={view.source} lang={lang} />
          </div>
        )}
      </>
    )
  },
})

function PriceInfo({ source, lang }: { source: string | null; lang: Lang }) {
  const text = messages[lang].info
  const lines = [text.unit, text.update, text.purity, text.published, text.extra]
  return (
    <Card title={text.heading} titleClass="text-lg" className="lg:col-span-2">
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm print:mt-1 print:block print:columns-2 print:text-xs">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{source ? text.source(source) : text.noSource}</li>
      </ul>
      <FeedLink feed="gold" />
    </Card>
  )
}

/** There is no fallback: an error is logged, and shown on the page. */
const loadPrices = ({ site, render }: PageRequest): Promise<PriceResult> =>
  render.records(
    'gold-silver-prices',
    async () => shownPrices(await listPrices(site.storage.db)),
    (error) => ({ kind: 'database', message: publicDatabaseMessage(error) }) as const,
  )
