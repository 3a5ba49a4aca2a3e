import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import stylesheet from './admin.css?url'
import Admin from './admin.island.tsx'
import { messages } from './frame/messages.ne.ts'
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
