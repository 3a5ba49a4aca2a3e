import { type Article, ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { loadNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
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
const script = 'emergency-list'

const listPage = defineToolPage({
  manifest: tool,
  articles: { en: withoutSources(articleEn), ne: withoutSources(articleNe) },
  messages,
  script,
  load: async (request) => directoryOf(request.lang, await loadNumbers(request)),
  draw: (directory) => <EmergencyTool {...directory} />,
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
