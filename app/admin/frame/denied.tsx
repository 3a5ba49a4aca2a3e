import { signOut } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

interface DeniedProps {
  user: SignedInUser
  /** The address had a second factor that the account no longer has. */
  isFactorLost: boolean
}

/** For signed-in users without access. */
export function Denied({ user, isFactorLost }: DeniedProps) {
  const text = useMessages(messages)
  return (
    <section role="alert" className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
      <h1 className="text-2xl">{text.denied}</h1>
      <p className="mt-3">{isFactorLost ? text.factorLost : text.deniedText}</p>
      <p className="mt-2 text-sm text-muted wrap-anywhere">{text.signedInAs(user.email)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <AppLink to="/" className={buttonStyle.primary}>
          {text.backToSite}
        </AppLink>
        <button type="button" className={buttonStyle.secondary} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </section>
  )
}
