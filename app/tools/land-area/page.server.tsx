import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { messages } from './messages.ne.ts'
import LandTool from './parts/land-tool.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: ({ url, render }) => {
    // What one visitor converts is not kept for others.
    render.hasUnknownValue = url.searchParams.size > 0
    return {}
  },
  draw: (_, { island }) => island('land-tool', LandTool, {}),
})
