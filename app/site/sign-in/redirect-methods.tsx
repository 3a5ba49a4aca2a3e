import { pathIn } from '#app/kit/language.ts'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { startSignIn } from '#app/platform/auth/session.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { nextPath, returnUrl } from '../sign-in-parts/return-url.ts'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'

const redirectMethods = ['google', 'sso', 'web3'] as const

/** Methods without a form: another server or the wallet of the browser confirms who the visitor is. */
export function RedirectMethods({ methods }: { methods: readonly AuthMethod[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name } = useSite()
  const isHydrated = useHydrated()
  const { isBusy, attempt, otherProblem } = useAttempt()
  const shown = redirectMethods.filter((method) => methods.includes(method))
  const start: Record<(typeof redirectMethods)[number], () => Promise<AuthResult>> = {
    google: async () => {
      await startSignIn(nextPath() ?? pathIn(lang, '/'))
      return { value: undefined }
    },
    sso: async () => {
      const { redirectToSso } = await import('#app/platform/auth/client-external.ts')
      return await redirectToSso(returnUrl(pathIn(lang, '/sign-in')))
    },
    web3: async () => {
      const { signInWithWallet } = await import('#app/platform/auth/client-external.ts')
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
            if (!isBusy) void attempt(start[method])
          }}
        >
          {text[method]}
        </button>
      ))}
      <FormProblem>{otherProblem()}</FormProblem>
    </div>
  )
}
