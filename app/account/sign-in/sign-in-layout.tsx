import { type ReactNode, useEffect, useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { currentUser, type SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { failureText } from './attempt.ts'
import { nextPath, returnUrl, useAuthCallback } from './auth-callback.ts'
import { StepCard } from './auth-form.tsx'
import { CodeForm, type Delivery, sendEmail } from './code-form.tsx'
import { messages } from './messages.ne.ts'
import { SecondFactorForm, useMissingFactor } from './second-factor-form.tsx'

/** Has an e-mail with a code sent, by the call `by` where given, and asks for the code. */
export type Send = (
  email: Omit<Delivery, 'back'>,
  by?: (delivery: Delivery) => Promise<AuthResult>,
) => Promise<AuthResult>

interface SignInLayoutProps {
  /** `failed` says that a link or another server did not sign in; its reason follows. */
  texts: { title: string; failed: string }
  lead: string
  /** Where the link of an e-mail leads. */
  path?: string
  /** For signed-out visitors. */
  children: (send: Send) => ReactNode
  /** Shown after signing in by a link or code, before the redirect. */
  finalStep?: ReactNode
}

/** The layout of pages that sign in: the form, the code of an e-mail, the second factor, if any, and the redirect. */
export function SignInLayout({ texts, lead, path = '/sign-in', children, finalStep }: SignInLayoutProps) {
  const lang = useLang()
  const { failures } = useMessages(messages)
  const user = useUser()
  const callback = useAuthCallback()
  const [wasSignedIn] = useState(() => currentUser() !== null)
  const [delivery, setDelivery] = useState<Delivery>()
  const isLoading = callback.state === 'loading'
  const problem = callback.failure && failureText(failures, callback.failure)
  const send: Send = async (email, by = sendEmail) => {
    const next = { ...email, back: returnUrl(pathIn(lang, path)) }
    const outcome = await by(next)
    if (!outcome.failure) setDelivery(next)
    return outcome
  }
  const redirects = !wasSignedIn || callback.state === 'done'
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      {user && !isLoading ? (
        <SignedIn user={user} problem={problem} redirects={redirects} finalStep={finalStep} />
      ) : (
        <>
          <div className={isLoading ? 'hidden' : 'if-signed-out'}>
            <StepCard title={texts.title} lead={lead}>
              <ErrorText className="mt-3">{problem && `${texts.failed} ${problem}`}</ErrorText>
              {delivery && <CodeForm delivery={delivery} onBack={() => setDelivery(undefined)} />}
              {/* Stays mounted while the code is typed, so that going back keeps the input. */}
              <div hidden={delivery !== undefined} className="mt-5">
                {children(send)}
              </div>
            </StepCard>
          </div>
          <div className={isLoading ? undefined : 'if-signed-in'}>
            <Loading />
          </div>
        </>
      )}
    </div>
  )
}

interface SignedInProps extends Pick<SignInLayoutProps, 'finalStep'> {
  user: SignedInUser
  problem: string | undefined
  /** Signed in on this page: continue to `next`. */
  redirects: boolean
}

function SignedIn({ user, problem, redirects, finalStep }: SignedInProps) {
  const text = useMessages(messages)
  // Where another page led here for a recent proof.
  const isAgain = !redirects && new URLSearchParams(location.search).has('confirm')
  const { isKnown, missing } = useMissingFactor(isAgain)
  const [hasShown, setShown] = useState(false)
  // A passkey is asked for only where it is needed: for a new password, and where another page led here for it.
  const needsPasskey = finalStep !== undefined || (!redirects && nextPath() !== undefined)
  if (!hasShown && missing && (missing.factorId !== undefined || needsPasskey)) {
    return (
      <StepCard title={text.secondTitle} takesFocus>
        <SecondFactorForm missing={missing} isAgain={isAgain} onDone={() => setShown(true)} />
      </StepCard>
    )
  }
  if (!isKnown && !hasShown) return <Loading />
  if (redirects || hasShown) return finalStep ?? <RedirectToNext />
  const who = user.fullName || user.email
  return (
    <StepCard title={text.signedIn} {...(who && { lead: text.signedInAs(who) })}>
      <ErrorText className="mt-3">{problem}</ErrorText>
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
