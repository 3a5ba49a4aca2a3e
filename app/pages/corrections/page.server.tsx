import { definePage } from '#app/platform/document/page.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { pageSeo } from '../page-seo.server.ts'
import { CorrectionsPage, feedOf } from './corrections-page.tsx'
import { messages } from './messages.ne.ts'
import { reportPage } from './report.server.tsx'

/** What was decided about reported mistakes. */
const correctionsPage = definePage({
  path: '/corrections',
  load: async (request) => {
    const { context, lang } = request
    context.get(renderContext).tags.add('corrections')
    const { db } = context.get(servicesContext)
    const [seo, decided] = await Promise.all([
      pageSeo(request, messages[lang]),
      listPublished(db, mostPublished).catch((error: unknown) => {
        degrade(context, error, 'corrections-unavailable')
        return undefined
      }),
    ])
    return { seo: { ...seo, feed: feedOf[lang] }, decided }
  },
  draw: ({ decided }) => <CorrectionsPage decided={decided} />,
})

export const pages = [correctionsPage, reportPage]
