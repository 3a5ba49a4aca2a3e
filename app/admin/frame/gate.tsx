import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/platform/auth/use-user.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { setRefusal, useAccess } from '../api/access.ts'
import { useAccessProblem } from '../api/access-notice.tsx'
import { AccessPage, Checking, Waiting } from './access-page.tsx'
import { Denied } from './denied.tsx'
import { FactorGate } from './factor-gate.tsx'
import { messages } from './messages.ne.ts'
import { SignInFirst } from './sign-in-first.tsx'

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
    if (user !== undefined) setRefusal(undefined)
  }, [user])
  const staysOpen = problem === undefined || unsavedForms > 0
  const operator = user === undefined || !staysOpen ? undefined : entered
  if (operator) {
    return (
      <Suspense fallback={<Waiting>{opening}</Waiting>}>
        <Panel user={operator} />
      </Suspense>
    )
  }
  return <AccessPage>{user === undefined ? <Checking /> : <Refused user={user} />}</AccessPage>
}

function Refused({ user }: { user: SignedInUser | null }) {
  const { search } = useLocation()
  const problem = useAccessProblem()
  if (!user) return <SignInFirst search={search} />
  return problem === 'factor-needed' ? (
    <FactorGate />
  ) : (
    <Denied user={user} isFactorLost={problem === 'factor-lost'} />
  )
}
