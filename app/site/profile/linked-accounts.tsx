import { useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import type { Identity } from '#app/platform/auth/client-identities.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { providerName } from './provider-name.ts'
import { LoadStatus, Section } from './section.tsx'
import { useAsync } from './use-async.ts'

const calls = () => import('#app/platform/auth/client-identities.ts')

/** The identities of the account; the last one cannot be unlinked. */
export function LinkedAccounts() {
  const text = useMessages(messages)
  const lang = useLang()
  const hasGoogle = useSite().authMethods.includes('google')
  const { loaded, load } = useAsync(async () => (await calls()).listIdentities())
  const { isBusy, attempt, otherProblem } = useAttempt()
  const [isUnlinked, setUnlinked] = useState(false)
  const accounts = loaded.state === 'loaded' ? loaded.value : []
  const unlink = async ({ id }: Identity) => {
    setUnlinked(false)
    const { failure } = await attempt(async () => (await calls()).unlink(id))
    setUnlinked(!failure)
    await load()
  }
  const link = () =>
    attempt(async () => (await calls()).linkGoogle(location.origin + pathIn(lang, '/profile')))
  return (
    <Section title={text.linkedAccounts} lead={text.linkedAccountsText}>
      <div className="mt-3 min-h-20">
        {loaded.state !== 'loaded' && <LoadStatus state={loaded.state} onAgain={() => void load()} />}
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
      <FormProblem>{otherProblem()}</FormProblem>
      {hasGoogle && loaded.state === 'loaded' && accounts.every(({ provider }) => provider !== 'google') && (
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
