import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import LandTool from './parts/land-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: (request) => {
    // What one visitor converts is not kept for others.
    request.render.hasUnknownValue = request.url.searchParams.size > 0
    return loadToolPage(request, texts)
  },
  draw: ({ frame }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('land-tool', LandTool, {})}
    </ToolPage>
  ),
})
