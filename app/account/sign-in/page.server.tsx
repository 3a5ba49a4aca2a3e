import { definePage, type PageRequest } from '#app/platform/document/page.ts'
import ForgotPasswordPage from './forgot-password-page.island.tsx'
import type { SignInMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'
import SignInPage from './sign-in-page.island.tsx'
import SignUpPage from './sign-up-page.island.tsx'

/** The server does not know the user: the browser decides what is shown. */
const loadTitle =
  (of: (text: SignInMessages) => { title: string }) =>
  ({ lang }: PageRequest) => ({ title: of(messages[lang]).title })

const render = { personal: true }

export const pages = [
  definePage({
    path: '/sign-in',
    render,
    load: loadTitle(({ signIn }) => signIn),
    draw: (_, { site: { name, authMethods }, island }) =>
      island('sign-in-page', SignInPage, {}, { site: { name, authMethods } }),
  }),
  definePage({
    path: '/sign-up',
    render,
    load: loadTitle(({ signUp }) => signUp),
    draw: (_, { site: { authMethods }, island }) =>
      island('sign-up-page', SignUpPage, {}, { site: { authMethods } }),
  }),
  definePage({
    path: '/forgot-password',
    render,
    load: loadTitle(({ forgot }) => forgot),
    draw: (_, { site: { authMethods }, island }) =>
      island('forgot-password-page', ForgotPasswordPage, {}, { site: { authMethods } }),
  }),
]
