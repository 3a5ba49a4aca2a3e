import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { servicesIn } from './load-services.server.ts'
import { messages } from './messages.ne.ts'
import EmergencyTool from './parts/emergency-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => ({ ...(await loadToolPage(request, texts)), ...servicesIn(request.lang) }),
  draw: ({ frame, categories, gatheredOn }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('emergency-tool', EmergencyTool, { categories, gatheredOn })}
    </ToolPage>
  ),
})
