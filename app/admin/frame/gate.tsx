import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Denied } from './denied.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { words } from './words.ts'

const Panel = lazy(() => import('./panel.tsx'))

/**
 * GATE-01. What is shown to whom, nothing more: each function of the server asks by itself whether its caller is an
 * operator.
 */
export function Gate() {
  const text = useWords(words)
  const { name } = useSite()
  const user = useUser()
  const { search } = useLocation()
  const [entered, setEntered] = useState<SignedInUser>()
  if (user?.isAdmin && user !== entered) setEntered(user)
  // A session that ends while somebody writes takes nothing from the screen: they may sign in again in another tab.
  const operator = user?.isAdmin ? user : user === null ? entered : undefined
  return (
    <>
      <title>{`${text.adminPanel} | ${name}`}</title>
      {operator ? (
        <Suspense fallback={<Checking>{text.opening}</Checking>}>
          <Panel user={operator} isSignedOut={user === null} />
        </Suspense>
      ) : (
        <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4 py-10">
          {user === undefined && <Checking>{text.checking}</Checking>}
          {user === null && <SignInFirst search={search} />}
          {user && <Denied user={user} />}
        </main>
      )}
    </>
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
