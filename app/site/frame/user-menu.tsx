import { signOut } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Initial } from '#app/ui/initial.tsx'
import { useMenu } from './use-menu.ts'
import { words } from './words.ts'

interface UserProps {
  user: SignedInUser
}

const item =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-start font-medium text-ink hover:bg-hover'

export function UserMenu({ user }: UserProps) {
  const { accountOf } = useWords(words)
  const details = useMenu()
  const name = user.fullName || user.email
  return (
    <details ref={details} className="relative">
      <summary
        aria-label={accountOf(name)}
        title={name}
        className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
      >
        <Initial of={name} className="size-8 text-base" />
      </summary>
      <div className="absolute end-0 top-full mt-1 w-60 rounded-xl border border-line bg-surface p-2 shadow-lg">
        <AccountLinks user={user} />
      </div>
    </details>
  )
}

/** SHELL-03, SHELL-04. */
export function AccountLinks({ user }: UserProps) {
  const { myProfile, admin, signOut: signOutWord } = useWords(words)
  return (
    <>
      <p className="truncate px-3 py-1.5 text-sm text-muted">{user.email}</p>
      <ul>
        <li>
          <AppLink to="/profile" className={item}>
            {myProfile}
          </AppLink>
        </li>
        {user.isAdmin && (
          <li>
            <AppLink to="/admin" className={item}>
              {admin}
            </AppLink>
          </li>
        )}
        <li>
          <button type="button" className={item} onClick={() => void signOut()}>
            {signOutWord}
          </button>
        </li>
      </ul>
    </>
  )
}
