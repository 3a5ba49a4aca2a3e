import { dayText } from '#app/kit/day-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { Initial } from '#app/ui/initial.tsx'
import { NameForm } from './name-form.tsx'
import { Places } from './places.tsx'
import { words } from './words.ts'
import { YourData } from './your-data.tsx'

interface ProfileProps {
  user: SignedInUser
}

/** PROF-01. */
export function Profile({ user }: ProfileProps) {
  const text = useWords(words)
  const lang = useLang()
  const { providers } = text
  const facts = [
    [text.fullName, user.fullName || text.notProvided],
    [text.email, user.email || text.notProvided],
    [text.provider, user.provider === 'google' ? providers.google : providers.link],
    [text.since, dayText(lang, nepalDay(new Date(user.createdAt)))],
  ] as const
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <section className="rounded-2xl border border-line bg-surface p-5 sm:p-7">
        <div className="flex items-center gap-4">
          <Initial of={user.fullName || user.email} className="size-16 text-3xl" />
          <p className="min-w-0 text-2xl font-bold">{user.fullName || text.user}</p>
        </div>
        <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <NameForm fullName={user.fullName} />
      </section>
      <YourData />
      {/* Last: how many there are is known a moment later, and nothing else may move. */}
      <Places />
    </>
  )
}
