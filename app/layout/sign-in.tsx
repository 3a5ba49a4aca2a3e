import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

/**
 * The link to the sign-in page. When Google is the only method, or none is on, `layout.script.ts` handles the press
 * (`account.ts`).
 * @param next the page to return to; default: home
 */
export function SignIn({ next }: { next?: string }) {
  const { signIn } = useMessages(messages)
  const [method, ...more] = useSite().authMethods.filter((name) => name !== 'totp')
  const direct = more.length === 0 && (!method || method === 'google') ? (method ?? 'none') : undefined
  return (
    <AppLink
      to={next ? `/sign-in?next=${next}` : '/sign-in'}
      className={buttonStyle.secondary}
      data-sign-in={direct}
    >
      {signIn}
    </AppLink>
  )
}

/** The Sign In button, the same for every visitor; the account's menu is drawn by `account-menu.tsx`. */
export function Account({ place }: { place: 'header' | 'menu' }) {
  return (
    <>
      <div className="if-signed-out">
        <SignIn />
      </div>
      <div data-account={place} className="if-signed-in" />
    </>
  )
}
