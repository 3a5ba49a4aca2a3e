import { useUser } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Route } from './+types/route'
import { Profile } from './profile.tsx'
import { SignedOut } from './signed-out.tsx'
import { useAdminLink } from './use-admin-link.ts'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  context.get(renderContext).personal = true
  return {}
}

// The server knows of nobody who is signed in: a navigation waits for nothing.
export const clientLoader = () => ({})

// Not for search engines: the loader gives no words for them.
export const meta = pageMeta

export default function ProfilePage() {
  const text = useWords(words)
  const { name } = useSite()
  const user = useUser()
  const link = useAdminLink()
  const isOpening = link === 'opening'
  return (
    <div className="mx-auto max-w-2xl py-6">
      <title>{`${text.title} | ${name}`}</title>
      {user ? (
        <Profile user={user} />
      ) : (
        <>
          <div className={isOpening ? 'hidden' : 'if-signed-out'}>
            <SignedOut problem={link === 'spent' ? text.linkSpent : undefined} />
          </div>
          <p
            role="status"
            className={`min-h-dvh items-center justify-center gap-3 ${isOpening ? 'flex' : 'if-signed-in flex'}`}
          >
            <Spinner />
            {isOpening ? text.opening : text.loading}
          </p>
        </>
      )}
    </div>
  )
}
