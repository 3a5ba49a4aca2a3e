import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import { definePage } from '#app/platform/document/page.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { type PriceResult, shownPrices } from './fetch-prices.ts'
import { messages } from './messages.ne.ts'
import PriceTool from './parts/price-tool.island.tsx'
import { readChartView, searchOf } from './price-range.ts'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const { context, url } = request
    const render = context.get(renderContext)
    render.hasUnknownValue =
      url.search !== '' && searchOf(url.search, readChartView(url.search)) !== url.search
    const [page, prices] = await Promise.all([loadToolPage(request, texts), loadPrices(context)])
    const today = nepalDay(context.get(servicesContext).now())
    const data = { ...page, prices, today }
    return prices.kind === 'prices' ? data : failedToolPage(data, context)
  },
  draw: ({ frame, prices, today }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('price-tool', PriceTool, { first: prices, today })}
    </ToolPage>
  ),
})

/** There is no fallback: an error is logged, and shown on the page. */
async function loadPrices(context: Readonly<PageContext>): Promise<PriceResult> {
  context.get(renderContext).tags.add('gold-silver-prices')
  try {
    return shownPrices(await listPrices(context.get(servicesContext).db))
  } catch (error) {
    degrade(context, error, 'gold-silver-prices-unavailable')
    return { kind: 'database', message: publicDatabaseMessage(error) }
  }
}
