import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathIn } from '#app/lib/language.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import { hasSecondFactor } from '#app/platform/auth/factors.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { setAccess, useAccess, useAccessProblem } from '../kit/access.tsx'
import { Button } from '../kit/buttons.tsx'
import { AccessBox, AccessPage, Checking, PageSpinner, SignInFirst } from './access-page.tsx'
import { messages } from './messages.ne.ts'

const Panel = lazy(() => import('./panel.tsx'))

/**
 * GATE-01. Only decides what is shown: the server authorises each request itself. When a call is refused or the session
 * ends, the panel with its data is replaced by the screen that helps, unless a form has unsaved input.
 */
export function Gate() {
  const { opening } = useMessages(messages)
  const user = useUser()
  const problem = useAccessProblem()
  const { unsavedForms } = useAccess()
  const [entered, setEntered] = useState<SignedInUser>()
  if (user?.isAdmin && user !== entered) setEntered(user)
  // After a new sign-in, token or second factor the server decides again.
  useEffect(() => {
    if (user !== undefined) setAccess({ refusal: undefined })
  }, [user])
  const staysOpen = problem === undefined || unsavedForms > 0
  const operator = user === undefined || !staysOpen ? undefined : entered
  if (operator) {
    return (
      <Suspense fallback={<PageSpinner>{opening}</PageSpinner>}>
        <Panel user={operator} />
      </Suspense>
    )
  }
  return <AccessPage>{user === undefined ? <Checking /> : <Refused user={user} />}</AccessPage>
}

function Refused({ user }: { user: SignedInUser | null }) {
  const problem = useAccessProblem()
  if (!user) return <SignInFirst />
  if (problem === 'second_factor_needed') return <FactorGate />
  return <Denied user={user} isFactorLost={problem === 'second_factor_lost'} />
}

interface DeniedProps {
  user: SignedInUser
  /** The address had a second factor that the account no longer has. */
  isFactorLost: boolean
}

/** For signed-in users without access. */
function Denied({ user, isFactorLost }: DeniedProps) {
  const text = useMessages(messages)
  return (
    <AccessBox
      role="alert"
      title={text.denied}
      text={isFactorLost ? text.factorLost : text.deniedText}
      more={
        <>
          {!isFactorLost && <p className="mt-2">{text.deniedInvited}</p>}
          <p className="mt-2 text-sm text-muted wrap-anywhere">{text.signedInAs(user.email)}</p>
        </>
      }
      isBackFirst
    >
      <Button onClick={() => void signOut()}>{text.signOut}</Button>
    </AccessBox>
  )
}

/** For an operator who must verify or enrol a second factor. Verifying leads back to this section. */
function FactorGate() {
  const [text, lang] = useTexts(messages)
  const { pathname, search } = useLocation()
  const { authMethods } = useSite()
  const hasFactor = useHasFactor(authMethods.includes('passkey'))
  const section = authMethods.includes('totp') ? 'second-factor' : 'passkeys'
  const next = new URLSearchParams({ next: pathname + search })
  return (
    <AccessBox role="alert" title={text.factorTitle} text={hasFactor ? text.factorConfirm : text.factorSetUp}>
      {hasFactor ? (
        <a href={`${pathIn(lang, '/sign-in')}?${next}`} className={buttonStyle.primary}>
          {text.factorConfirmLink}
        </a>
      ) : (
        <AppLink to={`/profile#${section}`} className={buttonStyle.primary}>
          {text.factorSetUpLink}
        </AppLink>
      )}
      <Button onClick={() => setAccess({ refusal: undefined })}>{text.tryAgain}</Button>
    </AccessBox>
  )
}

/** Whether the account has a second factor; also while that is not known. */
function useHasFactor(hasPasskeys: boolean): boolean {
  const [hasFactor, setHasFactor] = useState(true)
  useEffect(() => {
    void hasSecondFactor(hasPasskeys)
      .then(({ value }) => value !== undefined && setHasFactor(value))
      .catch(() => undefined)
  }, [hasPasskeys])
  return hasFactor
}
