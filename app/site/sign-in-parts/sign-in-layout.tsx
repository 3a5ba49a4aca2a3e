import { type ReactNode, useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { currentUser } from '#app/platform/auth/user-state.ts'
import { Loading } from './loading.tsx'
import { SignedIn } from './signed-in.tsx'
import type { AuthCallback } from './use-auth-callback.ts'

interface SignInLayoutProps {
  callback: AuthCallback
  /** What who is signed out is shown. */
  children: ReactNode
  /** What is left to do for who came in by a letter’s link or code, before they go on. */
  finalStep?: ReactNode
}

/** A page on which somebody signs in: who has done so shows the second factor, then goes on. */
export function SignInLayout({ callback, children, finalStep }: SignInLayoutProps) {
  const user = useUser()
  const [wasSignedIn] = useState(() => currentUser() !== null)
  const isLoading = callback.state === 'loading'
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      {user && !isLoading ? (
        <SignedIn user={user} callback={callback} redirects={!wasSignedIn || callback.state === 'done'} finalStep={finalStep} />
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
