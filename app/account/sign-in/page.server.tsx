import { definePage } from '#app/platform/document/page.ts'
import { messages } from './messages.ne.ts'
import SignInPages from './sign-in-pages.island.tsx'

/** The server does not know the user: the browser decides what is shown. */
const signInPage = (path: string, shown: 'signIn' | 'signUp' | 'forgot') =>
  definePage({
    path,
    render: { personal: true },
    load: ({ lang }) => ({ title: messages[lang][shown].title }),
    draw: (_, { site: { authMethods }, island }) =>
      island('sign-in-pages', SignInPages, { shown }, { site: { authMethods } }),
  })

export const pages = [
  signInPage('/sign-in', 'signIn'),
  signInPage('/sign-up', 'signUp'),
  signInPage('/forgot-password', 'forgot'),
]
