import { type ReactNode, useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { currentUser } from '#app/platform/auth/user-state.ts'
import { Opening } from './opening.tsx'
import { SignedIn } from './signed-in.tsx'
import type { Arrival } from './use-arrival.ts'

interface SigningPageProps {
  arrival: Arrival
  /** What who is signed out is shown. */
  children: ReactNode
  /** What is left to do for who came in by a letter’s link or code, before they go on. */
  last?: ReactNode
}

/** A page on which somebody signs in: who has done so shows the second factor, then goes on. */
export function SigningPage({ arrival, children, last }: SigningPageProps) {
  const user = useUser()
  const [wasSignedIn] = useState(() => currentUser() !== null)
  const isOpening = arrival.state === 'opening'
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      {user && !isOpening ? (
        <SignedIn user={user} arrival={arrival} goesOn={!wasSignedIn || arrival.state === 'in'} last={last} />
      ) : (
        <>
          <div className={isOpening ? 'hidden' : 'if-signed-out'}>{children}</div>
          <div className={isOpening ? undefined : 'if-signed-in'}>
            <Opening />
          </div>
        </>
      )}
    </div>
  )
}
