import { nepalDay } from '#app/kit/nepal-time.ts'
import { definePage } from '#app/platform/document/page.ts'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { requestedDay } from './dates.ts'
import { loadRates } from './load-rates.server.ts'
import { messages } from './messages.ne.ts'
import ForexTool from './parts/forex-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const { url, context } = request
    const today = nepalDay(context.get(servicesContext).now())
    const asked = requestedDay(url.searchParams, today)
    context.get(renderContext).hasUnknownValue = asked.isRefused
    const [page, rates] = await Promise.all([loadToolPage(request, texts), loadRates(asked, today, context)])
    // A refusal for this visitor must not be stored for others.
    const isFailed = rates.refusal && (!rates.copy || rates.refusal.reason === 'own-share')
    const data = { ...page, rates }
    return isFailed ? failedToolPage(data, context, rates.refusal) : data
  },
  draw: ({ frame, rates }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('forex-tool', ForexTool, { loaded: rates })}
    </ToolPage>
  ),
})
