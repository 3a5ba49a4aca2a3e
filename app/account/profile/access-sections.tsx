import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay, nepalTime } from '@chautari/bikram-sambat/iso-day'
import type { UserIdentity } from '@supabase/auth-js'
import { dayText } from '#app/lib/day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { callAccount, callAuth } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { ProfileMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'
import { Row, Section, useSection } from './section.tsx'

const listIdentities = () => callAuth((client) => client.getUserIdentities())

/** The identities of the account; the last one cannot be unlinked. */
export function LinkedAccounts() {
  const text = useMessages(messages)
  const path = pathIn(useLang(), '/profile')
  const hasGoogle = useSite().authMethods.includes('google')
  const { act, ...outcome } = useSection(listIdentities)
  const { identities: accounts = [] } = outcome.loaded.value ?? {}
  const options = () => ({ redirectTo: location.origin + path })
  const linkGoogle = () =>
    act(() => callAuth((client) => client.linkIdentity({ provider: 'google', options: options() })))
  const unlink = (identity: UserIdentity) =>
    act(() => callAuth((client) => client.unlinkIdentity(identity)), text.unlinked)
  const mayLink = hasGoogle && outcome.loaded.value && accounts.every(({ provider }) => provider !== 'google')
  return (
    <Section
      title={text.linkedAccounts}
      lead={text.linkedAccountsText}
      outcome={outcome}
      acts={mayLink ? [{ label: text.linkGoogle, call: linkGoogle }] : []}
    >
      <ul>
        {accounts.map((account) => {
          const name = providerName(text.providers, account.provider)
          const { email, phone, address = '' } = account.identity_data ?? {}
          const acts = [{ label: text.unlink, name: text.unlinkOf(name), call: () => unlink(account) }]
          return (
            <Row
              key={account.identity_id}
              title={name}
              detail={String(email ?? phone ?? address)}
              acts={accounts.length > 1 ? acts : []}
            />
          )
        })}
      </ul>
      {accounts.length === 1 && <p className="text-sm text-muted">{text.lastAccount}</p>}
    </Section>
  )
}

interface Session {
  id: string
  last_used_at: string
  user_agent: string | null
  is_this_one: boolean
}

const readSessions = () => callAccount<{ sessions: Session[] }>('sessions')

const endOne = ({ id }: Session) => callAccount(`sessions/${id}`, 'DELETE')

const endOthers = async () => ({ value: await (await openClient()).endSession('others') })

/** The user's own sessions, with buttons to end them. */
export function SessionsList() {
  const text = useMessages(messages)
  const { act, ...outcome } = useSection(readSessions)
  const { sessions = [] } = outcome.loaded.value ?? {}
  const others = [{ label: text.endOthers, call: () => act(endOthers, text.ended) }]
  return (
    <Section title={text.sessions} outcome={outcome} acts={sessions.length > 1 ? others : []}>
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => act(() => endOne(session), text.ended)}
          />
        ))}
      </ul>
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => unknown }) {
  const text = useMessages(messages)
  const lang = useLang()
  const known = deviceOf(session.user_agent)
  const device = known ? text.device(known.browser, known.system) : text.unknownDevice
  const at = new Date(session.last_used_at)
  const here = (
    <span className="ms-2 rounded-full bg-brand-soft px-2.5 py-0.5 text-sm text-brand-ink">{text.here}</span>
  )
  return (
    <Row
      title={
        <>
          {device}
          {session.is_this_one && here}
        </>
      }
      detail={text.lastUsed(dayText(lang, nepalDay(at)), digitsIn(lang, nepalTime(at)))}
      acts={session.is_this_one ? [] : [{ label: text.end, name: text.endOf(device), call: onEnd }]}
    />
  )
}

/** The name of a provider; codes by e-mail store none. */
export function providerName(names: ProfileMessages['providers'], provider: string): string {
  return Object.hasOwn(names, provider) ? names[provider as keyof typeof names] : names.email
}

// In this order: Edge and Opera also say Chrome, and all of them say Safari.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a user agent; undefined when either is unknown. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } | undefined {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  return browser && system ? { browser, system } : undefined
}
