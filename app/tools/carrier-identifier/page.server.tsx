import { loadCarriers } from '#app/records/carriers/store.server.ts'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import CarrierTool from './parts/carrier-tool.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  hasPhoneSubtitle: true,
  load: async (request) => ({ carriers: await loadCarriers(request), posted: request.posted?.number }),
  draw: ({ carriers, posted }, { island }) => island('carrier-tool', CarrierTool, { carriers, posted }),
})
