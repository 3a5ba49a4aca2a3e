import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { isKnownState, loadPostalList } from './load-list.server.ts'
import { messages } from './messages.ne.ts'
import PostalTool from './parts/postal-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const page = await loadToolPage(request, texts)
    request.context.get(renderContext).hasUnknownValue = !isKnownState(request.url.searchParams)
    return { ...page, list: loadPostalList() }
  },
  draw: ({ frame, list }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('postal-tool', PostalTool, { list })}
    </ToolPage>
  ),
})
