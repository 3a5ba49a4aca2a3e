import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathIn } from '#app/lib/language.ts'
import { isAuthCallback, startSignIn } from '#app/platform/auth/browser-session.ts'
import { finishSignIn } from '#app/platform/auth/finish-sign-in.ts'
import { signInFailure } from '#app/platform/auth/sign-in-failure.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Checking } from './access-page.tsx'
import { messages } from './messages.ne.ts'

const mailMethods = ['email-otp', 'magic-link', 'password'] as const

/** For signed-out visitors: signing in leads back to this section. */
export function SignInFirst({ search }: { search: string }) {
  const text = useMessages(messages)
  const { authMethods } = useSite()
  const signsInWithGoogle = authMethods.includes('google')
  const signsInByEmail = !signsInWithGoogle && mailMethods.some((method) => authMethods.includes(method))
  const lang = useLang()
  const { pathname } = useLocation()
  const { isBusy, failure, begin } = useSignIn(search, pathname)
  if (isBusy) return <Checking />
  return (
    <section className={`p-6 sm:p-8 ${cardStyle}`}>
      <h1 className="text-2xl">{text.adminPanel}</h1>
      <p className="mt-3">
        {signsInWithGoogle ? text.signInFirst : signsInByEmail ? text.signInByEmail : text.signInByLink}
      </p>
      <ErrorText className="mt-2">{signInFailure(lang, failure)}</ErrorText>
      <div className="mt-6 flex flex-wrap gap-3">
        {signsInWithGoogle && (
          <button type="button" className={buttonStyle.primary} onClick={begin}>
            {text.signIn}
          </button>
        )}
        {signsInByEmail && (
          <a
            href={`${pathIn(lang, '/sign-in')}?${new URLSearchParams({ next: pathname + search })}`}
            className={buttonStyle.primary}
          >
            {text.signIn}
          </a>
        )}
        <AppLink to="/" className={buttonStyle.secondary}>
          {text.backToSite}
        </AppLink>
      </div>
    </section>
  )
}

function useSignIn(search: string, pathname: string) {
  // After a return from Google the address has a code.
  const [cameBack] = useState(() => (isAuthCallback(search) ? search : undefined))
  const [isBusy, setBusy] = useState(cameBack !== undefined)
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  useEffect(() => {
    if (cameBack === undefined) return
    void finishSignIn(cameBack).then(async ({ search: rest, failure: code }) => {
      await navigate({ search: rest }, { replace: true })
      setBusy(false)
      setFailure(code)
    })
  }, [cameBack, navigate])
  const begin = () => {
    setBusy(true)
    startSignIn(pathname + search).catch(() => {
      setBusy(false)
      setFailure('unexpected_failure')
    })
  }
  return { isBusy, failure, begin }
}
