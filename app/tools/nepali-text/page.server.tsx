import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { inputFrom } from './convert.ts'
import { messages } from './messages.ne.ts'
import TextConverter from './parts/text-converter.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => ({
    ...(await loadToolPage(request, texts)),
    posted: request.posted && inputFrom(request.posted),
  }),
  draw: ({ frame, posted }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('text-converter', TextConverter, { posted })}
    </ToolPage>
  ),
})
