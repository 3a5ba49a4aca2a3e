import { type ReactNode, useEffect, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { signOut } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { failureText } from './failure-text.ts'
import { Card, FormProblem } from './form-parts.tsx'
import { Loading } from './loading.tsx'
import { messages } from './messages.ne.ts'
import { nextPath } from './return-url.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import type { AuthCallback } from './use-auth-callback.ts'
import { useMissingFactor } from './use-missing-factor.ts'

interface SignedInProps {
  user: SignedInUser
  callback: AuthCallback
  /** Signed in on this page: continue to `next`. */
  redirects: boolean
  /** Shown before the redirect. */
  finalStep?: ReactNode
}

export function SignedIn({ user, callback, redirects, finalStep }: SignedInProps) {
  const text = useMessages(messages)
  const factor = useMissingFactor()
  const [hasShown, setShown] = useState(false)
  if (factor.state === 'missing') {
    return (
      <Card title={text.secondTitle} takesFocus>
        <SecondFactorForm factorId={factor.factorId} onDone={() => setShown(true)} />
      </Card>
    )
  }
  if (factor.state === 'unknown') return <Loading />
  if (redirects || hasShown) return finalStep ?? <RedirectToNext />
  const who = user.fullName || user.email
  return (
    <Card title={text.signedIn} {...(who && { lead: text.signedInAs(who) })}>
      <FormProblem>
        {callback.state === 'failed' ? failureText(text.failures, callback.failure) : undefined}
      </FormProblem>
      <div className="mt-6 flex flex-wrap gap-3">
        <AppLink to="/profile" className={buttonStyle.primary}>
          {text.profile}
        </AppLink>
        <button type="button" className={buttonStyle.secondary} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </Card>
  )
}

function RedirectToNext() {
  const lang = useLang()
  useEffect(() => location.replace(nextPath() ?? pathIn(lang, '/')), [lang])
  return <Loading />
}
