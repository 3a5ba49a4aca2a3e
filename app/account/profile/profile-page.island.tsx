import { useEffect, useState } from 'react'
import { SignIn } from '#app/layout/sign-in.tsx'
import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { replaceAddress } from '#app/platform/navigation/change-address.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { type AuthCallback, useAuthCallback } from '../sign-in/auth-callback.ts'
import { failureText } from '../sign-in/failure-text.ts'
import { messages as signInMessages } from '../sign-in/messages.ne.ts'
import { messages } from './messages.ne.ts'
import { Profile } from './profile.tsx'

export default function ProfilePage() {
  const text = useMessages(messages)
  const user = useUser()
  const { failures } = useMessages(signInMessages)
  const link = useAdminLink()
  const callback = useAuthCallback()
  const isLoading = link.state === 'loading' || callback.state === 'loading'
  const failed = callback.state === 'failed' ? failureText(failures, callback.failure) : undefined
  const spent = link.state === 'failed' && link.failure.code === 'otp_expired' ? text.linkSpent : undefined
  const linkFailed = link.state === 'failed' ? failureText(failures, link.failure) : undefined
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
            <SignedOut problem={spent ?? linkFailed ?? failed} />
          </div>
          <div className={isLoading ? undefined : 'if-signed-in'}>
            <p role="status" className="flex min-h-dvh items-center justify-center gap-3">
              <Spinner />
              {link.state === 'loading' ? text.opening : text.loading}
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

const hashPrefix = '#admin-link='

/**
 * Redeems an operator's one-time link and opens the admin panel. Its token is in the URL fragment, which is not sent to
 * servers, so that only this page's code can redeem it.
 */
function useAdminLink(): AuthCallback {
  const [link, setLink] = useState<AuthCallback>({ state: 'none' })
  const panel = pathIn(useLang(), '/admin')
  useEffect(() => {
    if (!location.hash.startsWith(hashPrefix)) return
    const token_hash = location.hash.slice(hashPrefix.length)
    replaceAddress(location.pathname)
    const redeem = async () => {
      setLink({ state: 'loading' })
      const { failure } = await callAuth((client) =>
        client.verifyOtp({ type: 'magiclink', token_hash }),
      ).catch((): AuthResult => ({ failure: { code: 'offline' } }))
      if (failure) setLink({ state: 'failed', failure })
      else location.replace(panel)
    }
    void redeem()
  }, [panel])
  return link
}
