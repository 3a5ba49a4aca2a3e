import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadOffices } from '#app/records/postal-codes/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { isKnownState, postalListOf, postalPageOf } from './load-list.server.ts'
import { messages } from './messages.ne.ts'
import PostalTool from './parts/postal-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const [page, rows] = await Promise.all([loadToolPage(request, texts), loadOffices(request)])
    const list = postalListOf(rows)
    request.render.hasUnknownValue = !isKnownState(request.url.searchParams, list)
    return { ...page, list: postalPageOf(list, request.url.searchParams) }
  },
  draw: ({ frame, list }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('postal-tool', PostalTool, { list })}
    </ToolPage>
  ),
})
