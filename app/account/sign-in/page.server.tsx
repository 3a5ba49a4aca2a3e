import type { ComponentType } from 'react'
import { definePage } from '#app/platform/document/page.ts'
import ForgotPasswordPage from './forgot-password-page.island.tsx'
import { messages } from './messages.ne.ts'
import SignInPage from './sign-in-page.island.tsx'
import SignUpPage from './sign-up-page.island.tsx'

/** The server does not know the user: the browser decides what is shown. */
const signInPage = (name: string, texts: 'signIn' | 'signUp' | 'forgot', Page: ComponentType<object>) =>
  definePage({
    path: `/${name}`,
    render: { personal: true },
    load: ({ lang }) => ({ title: messages[lang][texts].title }),
    draw: (_, { site: { authMethods }, island }) =>
      island(`${name}-page`, Page, {}, { site: { authMethods } }),
  })

export const pages = [
  signInPage('sign-in', 'signIn', SignInPage),
  signInPage('sign-up', 'signUp', SignUpPage),
  signInPage('forgot-password', 'forgot', ForgotPasswordPage),
]
