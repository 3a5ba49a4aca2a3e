import { type Article, ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage, type PageRequest } from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { loadNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { loadToolPage } from '#app/records/tools/tool-page.server.ts'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import detailsEn from './details/page.en.md'
import detailsNe from './details/page.ne.md'
import { directoryOf } from './load-services.server.ts'
import { messages } from './messages.ne.ts'
import { EmergencyTool } from './parts/emergency-tool.tsx'
import { detailsPath, tool } from './tool.ts'

const articles = { en: articleEn, ne: articleNe }
const details = { en: detailsEn, ne: detailsNe }
// Its sources are on the page of details: the document with the numbers is to arrive at once.
const withoutSources = (article: Article) => ({ ...article, html: article.html.replace(article.footer, '') })
const texts = {
  manifest: tool,
  articles: { en: withoutSources(articleEn), ne: withoutSources(articleNe) },
}

const script = 'emergency-list'

async function load(request: PageRequest) {
  const [page, rows] = await Promise.all([loadToolPage(request, texts), loadNumbers(request)])
  return { ...page, directory: directoryOf(request.lang, rows) }
}

const listPage = definePage({
  path: tool.path,
  script,
  load,
  draw: ({ frame, directory }, { lang }) => (
    <ToolPage title={messages[lang].title} subtitle={messages[lang].subtitle} frame={frame}>
      <EmergencyTool {...directory} />
    </ToolPage>
  ),
})

const detailsPage = definePage({
  path: detailsPath,
  script,
  load: async (request) => ({
    title: details[request.lang].title,
    directory: directoryOf(request.lang, await loadNumbers(request)),
  }),
  draw: ({ title, directory }, { lang }) => (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-4 text-muted">{details[lang].description}</p>
      <EmergencyTool {...directory} />
      <ArticleHtml html={details[lang].html + articles[lang].footer} />
    </>
  ),
})

export const pages = [listPage, detailsPage]
