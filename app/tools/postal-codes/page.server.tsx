import { loadOffices } from '#app/records/postal-codes/store.server.ts'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { isKnownState, postalListOf, postalPageOf } from './load-list.server.ts'
import { messages } from './messages.ne.ts'
import PostalTool from './parts/postal-tool.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: async (request) => {
    const list = postalListOf(await loadOffices(request))
    request.render.hasUnknownValue = !isKnownState(request.url.searchParams, list)
    return { list: postalPageOf(list, request.url.searchParams) }
  },
  draw: ({ list }, { island }) => island('postal-tool', PostalTool, { list }),
})
