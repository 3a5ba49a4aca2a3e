import { signOut } from '#app/platform/auth/session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useMenu } from '#app/platform/navigation/use-menu.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { words } from './words.ts'

interface AccountMenuProps {
  user: SignedInUser
  /** In the header it opens; in the menu of a phone it stands open. */
  place: 'header' | 'menu'
}

/** SHELL-03, SHELL-04: what a signed-in visitor has where others have the Sign In button. */
export default function AccountMenu({ user, place }: AccountMenuProps) {
  return place === 'header' ? <Opening user={user} /> : <Links user={user} />
}

function Opening({ user }: { user: SignedInUser }) {
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
        <Avatar of={name} picture={user.picture} className="size-8 text-base" />
      </summary>
      <div className="absolute end-0 top-full mt-1 w-60 rounded-xl border border-line bg-surface p-2 shadow-lg">
        <Links user={user} />
      </div>
    </details>
  )
}

const item =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-start font-semibold text-ink hover:bg-hover'

function Links({ user }: { user: SignedInUser }) {
  const text = useWords(words)
  return (
    <>
      <p className="truncate px-3 py-1.5 text-sm text-muted">{user.email}</p>
      <ul>
        <li>
          <AppLink to="/profile" className={item}>
            {text.myProfile}
          </AppLink>
        </li>
        {user.isAdmin && (
          <li>
            {/* The panel's own policy and styles come with its document. */}
            <AppLink to="/admin" reloadDocument className={item}>
              {text.admin}
            </AppLink>
          </li>
        )}
        <li>
          <button type="button" className={item} onClick={() => void signOut()}>
            {text.signOut}
          </button>
        </li>
      </ul>
    </>
  )
}
