import { type ReactNode, useEffect, useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { currentUser, type SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { type AuthCallback, nextPath } from './auth-callback.ts'
import { failureText } from './failure-text.ts'
import { StepCard } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { SecondFactorForm, useMissingFactor } from './second-factor-form.tsx'

interface SignInLayoutProps {
  callback: AuthCallback
  /** For signed-out visitors. */
  children: ReactNode
  /** Shown after signing in by a link or code, before the redirect. */
  finalStep?: ReactNode
}

/** The layout of pages that sign in: then the second factor, if any, and the redirect. */
export function SignInLayout({ callback, children, finalStep }: SignInLayoutProps) {
  const user = useUser()
  const [wasSignedIn] = useState(() => currentUser() !== null)
  const isLoading = callback.state === 'loading'
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      {user && !isLoading ? (
        <SignedIn
          user={user}
          callback={callback}
          redirects={!wasSignedIn || callback.state === 'done'}
          finalStep={finalStep}
        />
      ) : (
        <>
          <div className={isLoading ? 'hidden' : 'if-signed-out'}>{children}</div>
          <div className={isLoading ? undefined : 'if-signed-in'}>
            <Loading />
          </div>
        </>
      )}
    </div>
  )
}

interface SignedInProps {
  user: SignedInUser
  callback: AuthCallback
  /** Signed in on this page: continue to `next`. */
  redirects: boolean
  /** Shown before the redirect. */
  finalStep?: ReactNode
}

function SignedIn({ user, callback, redirects, finalStep }: SignedInProps) {
  const text = useMessages(messages)
  const factor = useMissingFactor()
  const [hasShown, setShown] = useState(false)
  // A passkey is asked for only where it is needed: for a new password, and where another page led here for it.
  const needsPasskey = finalStep !== undefined || (!redirects && nextPath() !== undefined)
  if (factor.state === 'missing' && (factor.missing.factorId !== undefined || needsPasskey)) {
    return (
      <StepCard title={text.secondTitle} takesFocus>
        <SecondFactorForm missing={factor.missing} onDone={() => setShown(true)} />
      </StepCard>
    )
  }
  if (factor.state === 'unknown') return <Loading />
  if (redirects || hasShown) return finalStep ?? <RedirectToNext />
  const who = user.fullName || user.email
  return (
    <StepCard title={text.signedIn} {...(who && { lead: text.signedInAs(who) })}>
      <ErrorText className="mt-3">
        {callback.state === 'failed' ? failureText(text.failures, callback.failure) : undefined}
      </ErrorText>
      <div className="mt-6 flex flex-wrap gap-3">
        <AppLink to="/profile" className={buttonStyle.primary}>
          {text.profile}
        </AppLink>
        <button type="button" className={buttonStyle.secondary} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </StepCard>
  )
}

function RedirectToNext() {
  const lang = useLang()
  useEffect(() => location.replace(nextPath() ?? pathIn(lang, '/')), [lang])
  return <Loading />
}

function Loading() {
  const { opening } = useMessages(messages)
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3">
      <Spinner />
      {opening}
    </p>
  )
}
