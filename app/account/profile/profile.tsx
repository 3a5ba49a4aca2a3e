import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { EmailForm, NameForm, PasswordSection } from './account-forms.tsx'
import { providerName } from './display-names.ts'
import { LinkedAccounts } from './linked-accounts.tsx'
import { messages } from './messages.ne.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SessionsList } from './sessions-list.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { YourData } from './your-data.tsx'

/** Loaded only where passkeys are on. */
const PasskeysSection = lazy(() => import('./passkeys-section.tsx'))

/** PROF-01. */
export function Profile({ user }: { user: SignedInUser }) {
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
