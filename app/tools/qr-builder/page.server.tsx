import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadBanks } from '#app/records/banks/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import QrTool from './parts/qr-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const [page, banks] = await Promise.all([
      loadToolPage(request, texts),
      loadBanks(request.lang, request.context),
    ])
    return { ...page, banks }
  },
  draw: ({ frame, banks }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('qr-tool', QrTool, { loadedBanks: banks })}
    </ToolPage>
  ),
})
