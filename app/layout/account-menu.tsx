import { createRoot } from 'react-dom/client'
import type { Lang } from '#app/lib/language.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { LangContext, useMessages } from '#app/platform/i18n/use-language.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { messages } from './messages.ne.ts'

/** SHELL-03, SHELL-04: the menu of a signed-in visitor, in place of the Sign In button. */
export function drawAccountMenus(lang: Lang): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-account]'))
    createRoot(place).render(
      <LangContext value={lang}>
        <AccountMenu isDropdown={place.dataset.account === 'header'} />
      </LangContext>,
    )
}

/** In the header a dropdown; in the menu of a phone a plain list. */
function AccountMenu({ isDropdown }: { isDropdown: boolean }) {
  const { account } = useMessages(messages)
  const user = useUser()
  if (!user) return null
  if (!isDropdown) return <AccountLinks user={user} />
  const name = user.fullName || user.email
  return (
    <details data-menu className="relative">
      <summary
        aria-label={account.of(name)}
        title={name}
        className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
      >
        <Avatar of={name} picture={user.picture} className="size-8 text-base" />
      </summary>
      <div className="absolute end-0 top-full mt-1 w-60 rounded-xl border border-line bg-surface p-2 shadow-lg">
        <AccountLinks user={user} />
      </div>
    </details>
  )
}

const itemStyle =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-start font-semibold text-ink hover:bg-hover'

function AccountLinks({ user }: { user: SignedInUser }) {
  const { account } = useMessages(messages)
  return (
    <>
      <p className="truncate px-3 py-1.5 text-sm text-muted">{user.email}</p>
      <ul>
        <li>
          <AppLink to="/profile" className={itemStyle}>
            {account.profile}
          </AppLink>
        </li>
        {user.isAdmin && (
          <li>
            <AppLink to="/admin" className={itemStyle}>
              {account.admin}
            </AppLink>
          </li>
        )}
        <li>
          <button type="button" className={itemStyle} onClick={() => void signOut()}>
            {account.signOut}
          </button>
        </li>
      </ul>
    </>
  )
}
