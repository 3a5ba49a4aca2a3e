import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { messages } from './messages.ne.ts'
import SignUpPage from './sign-up-page.island.tsx'

/** The server does not know the user: the browser decides what is shown. */
export const page = definePage({
  path: '/sign-up',
  load: ({ lang, context }) => {
    context.get(renderContext).personal = true
    return { title: messages[lang].title }
  },
  draw: (_, { site: { authMethods }, island }) =>
    island('sign-up-page', SignUpPage, {}, { site: { authMethods } }),
})
