import type { UserIdentity } from '@supabase/auth-js'
import { pathIn } from '#app/lib/language.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { providerName } from './display-names.ts'
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
