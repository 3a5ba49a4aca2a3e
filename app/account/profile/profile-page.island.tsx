import { useEffect } from 'react'
import { SignIn } from '#app/layout/sign-in.tsx'
import { pathIn } from '#app/lib/language.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useAuthCallback } from '../sign-in/auth-callback.ts'
import { failureText } from '../sign-in/failure-text.ts'
import { messages as signInMessages } from '../sign-in/messages.ne.ts'
import { messages } from './messages.ne.ts'
import { Profile } from './profile.tsx'

export default function ProfilePage() {
  const text = useMessages(messages)
  const user = useUser()
  const { failures } = useMessages(signInMessages)
  const { state, failure, isOneTime } = useAuthCallback()
  const isLoading = state === 'loading'
  const isSpent = isOneTime && failure?.code === 'otp_expired'
  const failed = failure && (isSpent ? text.linkSpent : failureText(failures, failure))
  const panel = pathIn(useLang(), '/admin')
  useEffect(() => {
    if (state === 'done' && isOneTime) location.replace(panel)
  }, [state, isOneTime, panel])
  return (
    <div className="mx-auto max-w-2xl py-6">
      {user ? (
        <>
          <ErrorText className="mt-3">{failed}</ErrorText>
          <Profile user={user} />
        </>
      ) : (
        <>
          <div className={isLoading ? 'hidden' : 'if-signed-out'}>
            <SignedOut problem={failed} />
          </div>
          <div className={isLoading ? undefined : 'if-signed-in'}>
            <p role="status" className="flex min-h-dvh items-center justify-center gap-3">
              <Spinner />
              {isLoading && isOneTime ? text.opening : text.loading}
            </p>
          </div>
        </>
      )}
    </div>
  )
}

function SignedOut({ problem }: { problem: string | undefined }) {
  const text = useMessages(messages)
  return (
    <div className="text-center">
      <h1 className="text-3xl">{text.signedOut}</h1>
      <p className="mt-3 text-muted">{text.purpose}</p>
      <ErrorText className="mt-3">{problem}</ErrorText>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <AppLink to="/" className={buttonStyle.primary}>
          {text.home}
        </AppLink>
        <SignIn next={pathIn(useLang(), '/profile')} />
      </div>
    </div>
  )
}
