import { useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import type { Identity } from '#app/platform/auth/client-identities.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { providerName } from './provider-name.ts'
import { Loading, Section } from './section.tsx'
import { useLoaded } from './use-loaded.ts'
import { words } from './words.ts'

const calls = () => import('#app/platform/auth/client-identities.ts')

/** What the account can be signed in with; the last one stays. */
export function Ways() {
  const text = useWords(words)
  const lang = useLang()
  const hasGoogle = useSite().authMethods.includes('google')
  const { loaded, load } = useLoaded(async () => (await calls()).listIdentities())
  const { isBusy, attempt, problemBeside } = useAttempt()
  const [isUnlinked, setUnlinked] = useState(false)
  const ways = loaded.state === 'loaded' ? loaded.value : []
  const unlink = async ({ id }: Identity) => {
    setUnlinked(false)
    const { failure } = await attempt(async () => (await calls()).unlink(id))
    setUnlinked(!failure)
    await load()
  }
  const link = () =>
    attempt(async () => (await calls()).linkGoogle(location.origin + pathIn(lang, '/profile')))
  return (
    <Section title={text.ways} lead={text.waysText}>
      <div className="mt-3 min-h-20">
        {loaded.state !== 'loaded' && <Loading state={loaded.state} onAgain={() => void load()} />}
        <ul>
          {ways.map((way) => (
            <Way key={way.id} way={way} {...(ways.length > 1 && { onUnlink: () => void unlink(way) })} />
          ))}
        </ul>
      </div>
      {ways.length === 1 && <p className="text-sm text-muted">{text.lastWay}</p>}
      <p role="status" className="min-h-7 text-sm">
        {isUnlinked && text.unlinked}
      </p>
      <FormProblem>{problemBeside()}</FormProblem>
      {hasGoogle && loaded.state === 'loaded' && ways.every(({ provider }) => provider !== 'google') && (
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

function Way({ way, onUnlink }: { way: Identity; onUnlink?: () => void }) {
  const text = useWords(words)
  const name = providerName(text.providers, { provider: way.provider, isAdmin: false })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {way.address && <p className="text-sm text-muted">{way.address}</p>}
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
