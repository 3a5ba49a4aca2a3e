import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { CorrectionsPage, feedOf } from './corrections-page.tsx'
import { messages } from './messages.ne.ts'

/** What was decided about reported mistakes. */
export const page = definePage({
  path: '/corrections',
  load: async ({ url, lang, context }) => {
    context.get(renderContext).tags.add('corrections')
    const { db } = context.get(servicesContext)
    const [{ name }, decided] = await Promise.all([
      loadSite(url, context),
      listPublished(db, mostPublished).catch((error: unknown) => {
        degrade(context, error, 'corrections-unavailable')
        return undefined
      }),
    ])
    const { title, description } = messages[lang]
    const about = { kind: 'page' as const, name: title }
    const feed = feedOf[lang]
    const seo = { lang, path: '/corrections', title: `${title} | ${name}`, description, about, feed }
    return { seo, decided }
  },
  draw: ({ decided }) => <CorrectionsPage decided={decided} />,
})
