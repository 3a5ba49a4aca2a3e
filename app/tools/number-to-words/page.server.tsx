import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import WordsTool from './parts/words-tool.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: ({ posted }) => ({ posted: posted?.amount }),
  draw: ({ posted }, { island }) => island('words-tool', WordsTool, { posted }),
})
