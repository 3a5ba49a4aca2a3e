import { lazy, Suspense } from 'react'
import { useUser } from '#app/platform/auth/session.ts'
import { SignIn } from './sign-in.tsx'

// Nobody else loads it. Without a network it may be missing, and the page goes on without it.
const AccountMenu = lazy(async () =>
  import('../account/account-menu.tsx').catch(() => ({ default: Nothing })),
)

interface AccountProps {
  place: 'header' | 'menu'
}

/** Signed in, the way to one's own; else the Sign In button, which is what the server sends to everybody. */
export function Account({ place }: AccountProps) {
  const user = useUser()
  if (!user) {
    return (
      <div className="if-signed-out">
        <SignIn />
      </div>
    )
  }
  return (
    <Suspense>
      <AccountMenu user={user} place={place} />
    </Suspense>
  )
}

const Nothing = () => <></>
