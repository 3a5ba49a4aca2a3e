import { pathIn } from '#app/kit/language.ts'
import type { Outcome } from '#app/platform/auth/client-outcome.ts'
import { startSignIn } from '#app/platform/auth/session.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { backTo, nextPath } from '../sign-in-parts/next-path.ts'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { words } from './words.ts'

const away = ['google', 'sso', 'web3'] as const

/** Ways that need nothing typed here: another server or the visitor’s wallet vouches for them. */
export function AwayWays({ methods }: { methods: readonly AuthMethod[] }) {
  const text = useWords(words)
  const lang = useLang()
  const { name } = useSite()
  const isHydrated = useHydrated()
  const { isBusy, attempt, problemBeside } = useAttempt()
  const shown = away.filter((method) => methods.includes(method))
  const begin: Record<(typeof away)[number], () => Promise<Outcome>> = {
    google: async () => {
      await startSignIn(nextPath() ?? pathIn(lang, '/'))
      return { value: undefined }
    },
    sso: async () => {
      const { leaveForOrganisation } = await import('#app/platform/auth/client-away.ts')
      return await leaveForOrganisation(backTo(pathIn(lang, '/sign-in')))
    },
    web3: async () => {
      const { signInWithWallet } = await import('#app/platform/auth/client-away.ts')
      return await signInWithWallet(text.walletStatement(name))
    },
  }
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {shown.map((method) => (
        <button
          key={method}
          type="button"
          disabled={!isHydrated}
          aria-disabled={isBusy}
          className={`${shown.length === methods.length ? buttonStyle.primary : buttonStyle.secondary} w-full aria-disabled:opacity-60`}
          onClick={() => {
            if (!isBusy) void attempt(begin[method])
          }}
        >
          {text[method]}
        </button>
      ))}
      <FormProblem>{problemBeside()}</FormProblem>
    </div>
  )
}
