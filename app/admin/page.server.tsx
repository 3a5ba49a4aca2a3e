import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import Admin from './admin.island.tsx'
import stylesheet from './admin-styles.css?url'
import { messages } from './layout/messages.ne.ts'
import { sectionAt } from './sections.ts'

/** The same empty shell for every user and section; 404 for an unknown section. */
export const page = definePage({
  path: '/admin',
  depth: Number.POSITIVE_INFINITY,
  hasFrame: false,
  load: ({ lang, path, context }) => {
    const render = context.get(renderContext)
    render.personal = true
    render.inlineStyles = true
    return { title: messages[lang].adminPanel, stylesheet, status: sectionAt(path) ? 200 : 404 }
  },
  draw: (_, { site: { name, siteUrl, authMethods }, island }) =>
    island('admin', Admin, {}, { site: { name, siteUrl, authMethods } }),
})
