import { definePage } from '#app/platform/document/page.ts'
import Admin from './admin.island.tsx'
import stylesheet from './admin-styles.css?url'
import { messages } from './layout/messages.ne.ts'
import { sectionAt } from './sections.ts'

/** The same empty shell for every user and section; 404 for an unknown section. */
export const page = definePage({
  path: '/admin',
  depth: Number.POSITIVE_INFINITY,
  hasLayout: false,
  render: { personal: true, inlineStyles: true },
  load: ({ lang, path }) => ({
    title: messages[lang].adminPanel,
    stylesheet,
    status: sectionAt(path) ? 200 : 404,
  }),
  draw: (_, { site: { name, siteUrl, authMethods }, island }) =>
    island('admin', Admin, {}, { site: { name, siteUrl, authMethods } }),
})
