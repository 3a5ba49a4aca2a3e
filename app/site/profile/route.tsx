import { useUser } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { failureText } from '../sign-in-parts/failure-text.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { useArrival } from '../sign-in-parts/use-arrival.ts'
import { words as partsWords } from '../sign-in-parts/words.ts'
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
  const { failures } = useWords(partsWords)
  const link = useAdminLink()
  const arrival = useArrival()
  const isOpening = link === 'opening' || arrival.state === 'opening'
  const failed = arrival.state === 'failed' ? failureText(failures, arrival.failure) : undefined
  return (
    <div className="mx-auto max-w-2xl py-6">
      <title>{`${text.title} | ${name}`}</title>
      {user ? (
        <>
          <FormProblem>{failed}</FormProblem>
          <Profile user={user} />
        </>
      ) : (
        <>
          <div className={isOpening ? 'hidden' : 'if-signed-out'}>
            <SignedOut problem={link === 'spent' ? text.linkSpent : failed} />
          </div>
          <div className={isOpening ? undefined : 'if-signed-in'}>
            <p role="status" className="flex min-h-dvh items-center justify-center gap-3">
              <Spinner />
              {link === 'opening' ? text.opening : text.loading}
            </p>
          </div>
        </>
      )}
    </div>
  )
}
