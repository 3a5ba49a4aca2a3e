import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SignIn } from '#app/layout/nav.tsx'
import { dayText } from '#app/lib/day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { failureText } from '../sign-in/attempt.ts'
import { useAuthCallback } from '../sign-in/auth-callback.ts'
import { messages as signInMessages } from '../sign-in/messages.ne.ts'
import { LinkedAccounts, providerName, SessionsList } from './access-sections.tsx'
import { EmailForm, NameForm, PasswordSection, YourData } from './account-forms.tsx'
import { messages } from './messages.ne.ts'
import { TwoFactorSection } from './two-factor-section.tsx'

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

/** Loaded only where passkeys are on. */
const PasskeysSection = lazy(() => import('./passkeys-section.tsx'))

/** PROF-01. */
function Profile({ user }: { user: SignedInUser }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { authMethods } = useSite()
  const [codes, setCodes] = useState<string[]>()
  // Rendered after the document was loaded: the browser did not find the target of the fragment.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  const has = (...methods: typeof authMethods) => methods.some((method) => authMethods.includes(method))
  const facts = [
    [text.fullName, user.fullName || text.notProvided],
    [text.email, user.email || text.notProvided],
    [text.provider, providerName(text.providers, user.provider)],
    [text.since, dayText(lang, nepalDay(new Date(user.createdAt)))],
  ] as const
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <div hidden={codes !== undefined}>
        <Card>
          <div className="flex items-center gap-4">
            <Avatar of={user.fullName || user.email} picture={user.picture} className="size-16 text-3xl" />
            <p className="min-w-0 text-2xl font-bold">{user.fullName || text.user}</p>
          </div>
          <FactList className="mt-5 sm:grid-cols-2">
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} className="font-semibold wrap-anywhere">
                {value}
              </Fact>
            ))}
          </FactList>
          <NameForm fullName={user.fullName} />
        </Card>
        {has('password', 'email-otp', 'magic-link') && <EmailForm />}
        {has('password') && <PasswordSection email={user.email} />}
        {has('totp') && <TwoFactorSection onCodes={setCodes} />}
        {has('passkey') && (
          <Suspense>
            <PasskeysSection onCodes={setCodes} />
          </Suspense>
        )}
        {has('password', 'phone', 'web3', 'sso') && <LinkedAccounts />}
        <YourData />
        {/* Last: its height is known later, and must not shift other sections. */}
        <SessionsList />
      </div>
    </>
  )
}

/** Shown only once, and alone on the page, so that nothing else is printed with them. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = useMessages(messages)
  const { name } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const list = codes.join('\n')
  const download = () =>
    downloadFile('chautari-recovery-codes.txt', 'text/plain', `${name}: ${text.codesTitle}\n\n${list}\n`)
  return (
    <Card aria-label={text.codesTitle}>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.codesTitle}
      </h2>
      <p className="mt-2">{text.codesText}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-1 rounded-xl border border-line bg-paper p-4 text-lg font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <CopyButton text={list} label={text.copy} copied={text.copied} />
        <button type="button" className={buttonStyle.secondary} onClick={download}>
          {text.downloadText}
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
          {text.print}
        </button>
        <button type="button" className={buttonStyle.primary} onClick={onSaved}>
          {text.codesSaved}
        </button>
      </div>
    </Card>
  )
}
