import { nepalDay } from '#app/kit/nepal-time.ts'
import { definePage } from '#app/platform/document/page.ts'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import { readChartView, searchOf } from './address.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadPrices } from './load-prices.server.ts'
import { messages } from './messages.ne.ts'
import PriceTool from './parts/price-tool.island.tsx'
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
