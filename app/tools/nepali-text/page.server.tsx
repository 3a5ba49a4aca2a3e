import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { inputFrom } from './convert.ts'
import { messages } from './messages.ne.ts'
import TextConverter from './parts/text-converter.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: ({ posted }) => ({ posted: posted && inputFrom(posted) }),
  draw: ({ posted }, { island }) => island('text-converter', TextConverter, { posted }),
})
