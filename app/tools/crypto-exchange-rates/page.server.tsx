import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { failedToolPage, loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadPrices } from './load-prices.server.ts'
import { messages } from './messages.ne.ts'
import CryptoTool from './parts/crypto-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const { url, context } = request
    const [page, loaded] = await Promise.all([
      loadToolPage(request, texts),
      loadPrices(url.searchParams.get('q') ?? '', context),
    ])
    const data = { ...page, loaded }
    return loaded.prices ? data : failedToolPage(data, context, loaded.refusal)
  },
  draw: ({ frame, loaded }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('crypto-tool', CryptoTool, { loaded })}
    </ToolPage>
  ),
})
