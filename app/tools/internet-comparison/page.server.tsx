import { definePage } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { loadComparison } from './load-comparison.server.ts'
import { messages } from './messages.ne.ts'
import { ErrorScreen } from './parts/error-screen.tsx'
import InternetTool from './parts/internet-tool.island.tsx'
import { tool } from './tool.ts'

const texts = { manifest: tool, articles: { en: articleEn, ne: articleNe } }

export const page = definePage({
  path: tool.path,
  load: async (request) => {
    const { url, lang, context } = request
    const [page, comparison] = await Promise.all([
      loadToolPage(request, texts),
      loadComparison(lang, url.searchParams, context),
    ])
    // Without its list the page is neither cached nor indexed.
    return { ...page, comparison, status: comparison.kind === 'list' ? 200 : 503 }
  },
  draw: ({ frame, comparison }, { lang, island }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      {comparison.kind === 'list' ? (
        island('internet-tool', InternetTool, {
          providers: comparison.providers,
          plans: comparison.plans,
        })
      ) : (
        <ErrorScreen error={comparison} />
      )}
    </ToolPage>
  ),
})
