import { definePage } from '#app/platform/document/page.ts'
import { messages } from './messages.ne.ts'
import ProfilePage from './profile-page.island.tsx'

/** The server knows of no user: what is shown is decided in the browser. */
export const page = definePage({
  path: '/profile',
  render: { personal: true },
  load: ({ lang }) => ({ title: messages[lang].title }),
  draw: (_, { site: { name, authMethods }, island }) =>
    island('profile-page', ProfilePage, {}, { site: { name, authMethods } }),
})
