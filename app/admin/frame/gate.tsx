import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { setRefusal, useAccess } from '../functions/access.ts'
import { useAccessProblem } from '../functions/access-notice.tsx'
import { Denied } from './denied.tsx'
import { FactorGate } from './factor-gate.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { words } from './words.ts'

const Panel = lazy(() => import('./panel.tsx'))

/**
 * GATE-01. Decides what is shown, nothing more: each function of the server checks by itself whether its caller is an
 * operator. As soon as a call was refused or the session ended, the panel with its data is replaced by the screen that
 * helps, unless a form holds unsaved input.
 */
export function Gate() {
  const text = useWords(words)
  const { name } = useSite()
  const user = useUser()
  const problem = useAccessProblem()
  const { unsavedForms } = useAccess()
  const [entered, setEntered] = useState<SignedInUser>()
  if (user?.isAdmin && user !== entered) setEntered(user)
  // Another sign-in, another token, a factor that was shown: the server is asked again.
  useEffect(() => {
    if (user !== undefined) setRefusal(undefined)
  }, [user])
  const staysOpen = problem === undefined || unsavedForms > 0
  const operator = user === undefined || !staysOpen ? undefined : entered
  return (
    <>
      <title>{`${text.adminPanel} | ${name}`}</title>
      {operator ? (
        <Suspense fallback={<Checking>{text.opening}</Checking>}>
          <Panel user={operator} />
        </Suspense>
      ) : (
        <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4 py-10">
          {user === undefined ? <Checking>{text.checking}</Checking> : <Refused user={user} />}
        </main>
      )}
    </>
  )
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

function Checking({ children }: { children: string }) {
  return (
    <div className="flex items-center justify-center gap-3 py-10">
      <Spinner />
      <h1 role="status" className="text-lg font-semibold">
        {children}
      </h1>
    </div>
  )
}
