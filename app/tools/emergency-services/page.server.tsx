import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { directoryOf } from './load-services.server.ts'
import { messages } from './messages.ne.ts'
import { EmergencyTool } from './parts/emergency-tool.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  script: 'emergency-list',
  load: async (request) => {
    const [page, rows] = await Promise.all([loadToolPage(request, texts), loadNumbers(request.context)])
    return { ...page, directory: directoryOf(request.lang, rows) }
  },
  draw: ({ frame, directory }, { lang }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      <EmergencyTool {...directory} />
    </ToolPage>
  ),
})
