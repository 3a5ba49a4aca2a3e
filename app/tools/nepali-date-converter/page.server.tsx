import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import Batch from './parts/batch/batch.island.tsx'
import Counting from './parts/counting/counting.island.tsx'
import DateConverter from './parts/date-converter.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: ({ posted }) => ({ today: nepalDay(new Date()), posted }),
  draw: ({ today, posted }, { island }) => (
    <>
      {island('date-converter', DateConverter, { today, posted })}
      {island('counting', Counting, { posted }, { when: 'used' })}
      {island('batch', Batch, {}, { when: 'used' })}
    </>
  ),
})
