import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { messages } from './messages.ne.ts'
import ProfilePage from './profile-page.island.tsx'

/** The server knows of no user: what is shown is decided in the browser. */
export const page = definePage({
  path: '/profile',
  load: ({ lang, context }) => {
    context.get(renderContext).personal = true
    return { title: messages[lang].title }
  },
  draw: (_, { site: { name, authMethods }, island }) =>
    island('profile-page', ProfilePage, {}, { site: { name, authMethods } }),
})
