import { useUser } from '#app/platform/auth/session.ts'
import { SignIn } from './sign-in.tsx'
import { AccountLinks, UserMenu } from './user-menu.tsx'

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
  return place === 'header' ? <UserMenu user={user} /> : <AccountLinks user={user} />
}
