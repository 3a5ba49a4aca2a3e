import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { providerName } from './display-names.ts'
import { messages } from './messages.ne.ts'
import { LoadStatus, Section, useAsync } from './section.tsx'

/** An identity with which the account can be signed in to. */
interface Identity {
  id: string
  provider: string
  /** E-mail, phone or wallet address at the provider; empty where unknown. */
  address: string
}

async function listIdentities(): Promise<AuthResult<Identity[]>> {
  const { value, failure } = await callAuth((client) => client.getUserIdentities())
  if (failure) return { failure }
  return {
    value: value.identities.map(({ identity_id, provider, identity_data: data }) => ({
      id: identity_id,
      provider,
      address: String(data?.email ?? data?.phone ?? data?.address ?? ''),
    })),
  }
}

async function unlinkIdentity({ id }: Identity): Promise<AuthResult> {
  const { value, failure } = await callAuth((client) => client.getUserIdentities())
  if (failure) return { failure }
  const identity = value.identities.find(({ identity_id }) => identity_id === id)
  // Already removed in another browser.
  return identity ? await callAuth((client) => client.unlinkIdentity(identity)) : { value: undefined }
}

/** The identities of the account; the last one cannot be unlinked. */
export function LinkedAccounts() {
  const text = useMessages(messages)
  const lang = useLang()
  const hasGoogle = useSite().authMethods.includes('google')
  const { loaded, load } = useAsync(listIdentities)
  const { isBusy, attempt, otherProblem } = useAttempt()
  const [isUnlinked, setUnlinked] = useState(false)
  const accounts = loaded.value ?? []
  const unlink = async (identity: Identity) => {
    setUnlinked(false)
    const { failure } = await attempt(() => unlinkIdentity(identity))
    setUnlinked(!failure)
    await load()
  }
  const link = () =>
    attempt(() =>
      callAuth((client) =>
        client.linkIdentity({
          provider: 'google',
          options: { redirectTo: location.origin + pathIn(lang, '/profile') },
        }),
      ),
    )
  return (
    <Section title={text.linkedAccounts} lead={text.linkedAccountsText}>
      <div className="mt-3 min-h-20">
        <LoadStatus state={loaded.state} onAgain={() => void load()} />
        <ul>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              {...(accounts.length > 1 && { onUnlink: () => void unlink(account) })}
            />
          ))}
        </ul>
      </div>
      {accounts.length === 1 && <p className="text-sm text-muted">{text.lastAccount}</p>}
      <p role="status" className="min-h-7 text-sm">
        {isUnlinked && text.unlinked}
      </p>
      <ErrorText className="mt-3">{otherProblem()}</ErrorText>
      {hasGoogle && loaded.value && accounts.every(({ provider }) => provider !== 'google') && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={`${buttonStyle.secondary} mt-2`}
          onClick={() => void link()}
        >
          {text.linkGoogle}
        </button>
      )}
    </Section>
  )
}

function AccountRow({ account, onUnlink }: { account: Identity; onUnlink?: () => void }) {
  const text = useMessages(messages)
  const name = providerName(text.providers, { provider: account.provider, isAdmin: false })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {account.address && <p className="text-sm text-muted">{account.address}</p>}
      </div>
      {onUnlink && (
        <button
          type="button"
          className={buttonStyle.secondary}
          aria-label={text.unlinkOf(name)}
          onClick={onUnlink}
        >
          {text.unlink}
        </button>
      )}
    </li>
  )
}
