import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { pathIn } from '#app/lib/language.ts'
import { operatorProof } from '#app/lib/operator-role.ts'
import { isAuthCallback, startSignIn } from '#app/platform/auth/browser-session.ts'
import { finishSignIn } from '#app/platform/auth/finish-sign-in.ts'
import { signInFailure } from '#app/platform/auth/sign-in-failure.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Button } from '../kit/buttons.tsx'
import { messages } from './messages.ne.ts'

/** The page shown in place of the panel without access. */
export function AccessPage({ children }: { children: ReactNode }) {
  const { adminPanel } = useMessages(messages)
  const { name } = useSite()
  useTitle(`${adminPanel} | ${name}`)
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4 py-10">{children}</main>
  )
}

/** Names the document; the name stays until another component gives one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Shown until it is known whether a user is signed in. */
export function Checking() {
  return <PageSpinner>{useMessages(messages).checking}</PageSpinner>
}

/** A page that is still loading. */
export function PageSpinner({ children }: { children: string }) {
  return (
    <div className="flex items-center justify-center gap-3 py-10">
      <Spinner />
      <h1 role="status" className="text-lg font-semibold">
        {children}
      </h1>
    </div>
  )
}

interface AccessBoxProps {
  title: string
  text: string
  role?: 'alert'
  /** Below the text. */
  more?: ReactNode
  /** What can be done, before the way back to the site. */
  children?: ReactNode
  isBackFirst?: boolean
}

/** Why the panel is not shown, with what can be done. */
export function AccessBox({ title, text, role, more, children, isBackFirst = false }: AccessBoxProps) {
  const { backToSite } = useMessages(messages)
  const back = (
    <AppLink to="/" className={isBackFirst ? buttonStyle.primary : buttonStyle.secondary}>
      {backToSite}
    </AppLink>
  )
  return (
    <section role={role} className={`p-6 sm:p-8 ${cardStyle}`}>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3">{text}</p>
      {more}
      <div className="mt-6 flex flex-wrap gap-3">
        {isBackFirst && back}
        {children}
        {!isBackFirst && back}
      </div>
    </section>
  )
}

/** Shown in place of the panel after an error in it. */
export function Failed() {
  const text = useMessages(messages)
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <AccessPage>
      <AccessBox role="alert" title={text.failedTitle} text={text.failedText}>
        <Button isPrimary onClick={() => location.reload()}>
          {text.tryAgain}
        </Button>
      </AccessBox>
    </AccessPage>
  )
}

/** For signed-out visitors: signing in leads back to this section. */
export function SignInFirst() {
  const text = useMessages(messages)
  const proof = operatorProof(useSite().authMethods)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const { isBusy, failure, begin } = useSignIn(search, pathname)
  if (isBusy) return <Checking />
  return (
    <AccessBox
      title={text.adminPanel}
      text={text.signInBy[proof ?? 'link']}
      more={<ErrorText className="mt-2">{signInFailure(lang, failure)}</ErrorText>}
    >
      {proof === 'google' && (
        <Button isPrimary onClick={begin}>
          {text.signIn}
        </Button>
      )}
      {proof === 'email' && (
        <a
          href={`${pathIn(lang, '/sign-in')}?${new URLSearchParams({ next: pathname + search })}`}
          className={buttonStyle.primary}
        >
          {text.signIn}
        </a>
      )}
    </AccessBox>
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
