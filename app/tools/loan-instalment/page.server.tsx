import { addMonths, formatBs, todayInNepal } from '@chautari/bikram-sambat'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import LoanTool from './parts/loan-tool.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: ({ posted }) => ({
    typed: posted ?? { amount: '10,00,000', rate: '12', term: '5', 'first-bs': nextMonth() },
  }),
  draw: ({ typed }, { island }) => island('loan-tool', LoanTool, { typed }),
})

/** The same day of the next month of Nepal, `2083-09-13`. */
const nextMonth = () => formatBs(addMonths(todayInNepal(new Date()).bs, 1), { style: 'numeric' })
