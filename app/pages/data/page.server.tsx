import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { degrade, servicesContext } from '#app/platform/services.server.ts'
import { listReleases } from '#app/records/data-releases/store.server.ts'
import { loadText } from '../text-page.server.tsx'
import en from './page.en.md'
import ne from './page.ne.md'
import { Releases } from './releases.tsx'

export const page = definePage({
  path: '/data',
  load: async (request) => {
    const { context } = request
    const { db } = context.get(servicesContext)
    const [text, releases] = await Promise.all([
      loadText(request, { en, ne }),
      listReleases(db).catch((error: unknown) => {
        degrade(context, error, 'data-releases-unavailable')
        return undefined
      }),
    ])
    return { ...text, releases }
  },
  draw: ({ title, html, releases }) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{title}</h1>
      <ArticleHtml html={html} />
      <Releases releases={releases} />
    </div>
  ),
})
