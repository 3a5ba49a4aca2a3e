import { useEffect, useState } from 'react'
import { dayText } from '#app/kit/day-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { EmailForm } from './email-form.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { messages } from './messages.ne.ts'
import { NameForm } from './name-form.tsx'
import { PasswordSection } from './password-section.tsx'
import { providerName } from './provider-name.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SessionsList } from './sessions-list.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { YourData } from './your-data.tsx'

interface ProfileProps {
  user: SignedInUser
}

/** PROF-01. */
export function Profile({ user }: ProfileProps) {
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
    [text.provider, providerName(text.providers, user)],
    [text.since, dayText(lang, nepalDay(new Date(user.createdAt)))],
  ] as const
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <div hidden={codes !== undefined}>
        <section className="rounded-2xl border border-line bg-surface p-5 sm:p-7">
          <div className="flex items-center gap-4">
            <Avatar of={user.fullName || user.email} picture={user.picture} className="size-16 text-3xl" />
            <p className="min-w-0 text-2xl font-bold">{user.fullName || text.user}</p>
          </div>
          <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            {facts.map(([name, value]) => (
              <div key={name} className="sm:contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <NameForm fullName={user.fullName} />
        </section>
        {has('password', 'email-otp', 'magic-link') && <EmailForm />}
        {has('password') && <PasswordSection email={user.email} />}
        {has('totp') && <TwoFactorSection onCodes={setCodes} />}
        {has('password', 'phone', 'web3', 'sso') && <LinkedAccounts />}
        <YourData />
        {/* Last: its height is known later, and must not shift other sections. */}
        <SessionsList />
      </div>
    </>
  )
}
