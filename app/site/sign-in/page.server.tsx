import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { messages } from './messages.ne.ts'
import SignInPage from './sign-in-page.island.tsx'

/** The server does not know the user: the browser decides what is shown. */
export const page = definePage({
  path: '/sign-in',
  load: ({ lang, context }) => {
    context.get(renderContext).personal = true
    return { title: messages[lang].title }
  },
  draw: (_, { site: { name, authMethods }, island }) =>
    island('sign-in-page', SignInPage, {}, { site: { name, authMethods } }),
})
