import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import Batch from './parts/batch/batch.island.tsx'
import Counting from './parts/counting/counting.island.tsx'
import DateConverter from './parts/date-converter.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => ({
    ...(await loadToolPage(request, texts)),
    today: nepalDay(new Date()),
    posted: request.posted,
  }),
  draw: ({ frame, today, posted }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('date-converter', DateConverter, { today, posted })}
      {island('counting', Counting, { posted }, { when: 'used' })}
      {island('batch', Batch, {}, { when: 'used' })}
    </ToolPage>
  ),
})
