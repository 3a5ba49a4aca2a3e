import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { failureText } from '../sign-in-parts/failure-text.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import { useAuthCallback } from '../sign-in-parts/use-auth-callback.ts'
import { messages } from './messages.ne.ts'
import { Profile } from './profile.tsx'
import { SignedOut } from './signed-out.tsx'
import { useAdminLink } from './use-admin-link.ts'

export default function ProfilePage() {
  const text = useMessages(messages)
  const user = useUser()
  const { failures } = useMessages(partsWords)
  const link = useAdminLink()
  const callback = useAuthCallback()
  const isLoading = link === 'loading' || callback.state === 'loading'
  const failed = callback.state === 'failed' ? failureText(failures, callback.failure) : undefined
  return (
    <div className="mx-auto max-w-2xl py-6">
      {user ? (
        <>
          <FormProblem>{failed}</FormProblem>
          <Profile user={user} />
        </>
      ) : (
        <>
          <div className={isLoading ? 'hidden' : 'if-signed-out'}>
            <SignedOut problem={link === 'spent' ? text.linkSpent : failed} />
          </div>
          <div className={isLoading ? undefined : 'if-signed-in'}>
            <p role="status" className="flex min-h-dvh items-center justify-center gap-3">
              <Spinner />
              {link === 'loading' ? text.opening : text.loading}
            </p>
          </div>
        </>
      )}
    </div>
  )
}
