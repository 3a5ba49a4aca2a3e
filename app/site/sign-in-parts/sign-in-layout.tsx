import { type ReactNode, useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { currentUser } from '#app/platform/auth/user-state.ts'
import { Loading } from './loading.tsx'
import { SignedIn } from './signed-in.tsx'
import type { AuthCallback } from './use-auth-callback.ts'

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
