import { definePage } from '#app/platform/document/page.ts'
import { renderContext } from '#app/platform/services.server.ts'
import ForgotPasswordPage from './forgot-password-page.island.tsx'
import { messages } from './messages.ne.ts'

/** The server does not know the user: the browser decides what is shown. */
export const page = definePage({
  path: '/forgot-password',
  load: ({ lang, context }) => {
    context.get(renderContext).personal = true
    return { title: messages[lang].title }
  },
  draw: (_, { site: { authMethods }, island }) =>
    island('forgot-password-page', ForgotPasswordPage, {}, { site: { authMethods } }),
})
