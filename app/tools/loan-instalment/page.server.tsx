import { addMonths, formatBs, todayInNepal } from '@chautari/bikram-sambat'
import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import LoanTool from './parts/loan-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => ({
    ...(await loadToolPage(request, texts)),
    typed: request.posted ?? { amount: '10,00,000', rate: '12', term: '5', 'first-bs': nextMonth() },
  }),
  draw: ({ frame, typed }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {island('loan-tool', LoanTool, { typed })}
    </ToolPage>
  ),
})

/** The same day of the next month of Nepal, `2083-09-13`. */
const nextMonth = () => formatBs(addMonths(todayInNepal(new Date()).bs, 1), { style: 'numeric' })
