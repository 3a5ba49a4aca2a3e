import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import ProfilePage from './profile-page.island.tsx'
import { words } from './words.ts'

/** The server knows of no user: what is shown is decided in the browser. */
export const page = definePage({
  path: '/profile',
  load: ({ lang, context }) => {
    context.get(renderContext).personal = true
    return { title: words[lang].title }
  },
  draw: (_, { site: { name, authMethods }, island }) =>
    island('profile-page', ProfilePage, {}, { site: { name, authMethods } }),
})
