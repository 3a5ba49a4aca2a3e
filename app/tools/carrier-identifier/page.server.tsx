import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadCarriers } from '#app/records/carriers/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import CarrierTool from './parts/carrier-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const [page, carriers] = await Promise.all([loadToolPage(request, texts), loadCarriers(request)])
    return { ...page, carriers, posted: request.posted?.number }
  },
  draw: ({ frame, carriers, posted }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} hasPhoneSubtitle frame={frame}>
      {island('carrier-tool', CarrierTool, { carriers, posted })}
    </ToolPage>
  ),
})
