import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { startSignIn } from '#app/platform/auth/browser-session.ts'
import { signInWithWallet } from '#app/platform/auth/wallet.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type AuthCallback, nextPath, returnUrl, useAuthCallback } from './auth-callback.ts'
import { CodeForm } from './code-form.tsx'
import type { Delivery } from './delivery.ts'
import { failureText } from './failure-text.ts'
import { FormMethods, formMethodsOf } from './form-methods.tsx'
import { StepCard, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { useAttempt } from './use-attempt.ts'

export default function SignInPage() {
  const text = useMessages(messages).signIn
  const { authMethods } = useSite()
  const callback = useAuthCallback()
  const hasMethod = authMethods.some((method) => method !== 'totp')
  return (
    <SignInLayout callback={callback}>
      {hasMethod ? (
        <SignInMethods callback={callback} />
      ) : (
        <StepCard title={text.title} lead={text.missing}>
          <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
            {text.home}
          </AppLink>
        </StepCard>
      )}
    </SignInLayout>
  )
}

/** The sign-in methods that are enabled, and the form for the code that one of them sends. */
function SignInMethods({ callback }: { callback: AuthCallback }) {
  const { signIn: text, failures } = useMessages(messages)
  const { authMethods } = useSite()
  const [delivery, setDelivery] = useState<Delivery>()
  const hasForm = formMethodsOf(authMethods).length > 0
  const hasRedirect = redirectMethods.some((method) => authMethods.includes(method))
  return (
    <StepCard title={text.title} lead={text.lead}>
      <ErrorText className="mt-3">
        {callback.state === 'failed'
          ? `${text.failed} ${failureText(failures, callback.failure)}`
          : undefined}
      </ErrorText>
      {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
      {/* Stays mounted while the code is typed, so that going back keeps the input. */}
      <div hidden={delivery !== undefined} className="mt-5">
        <RedirectMethods methods={authMethods} />
        {hasRedirect && hasForm && (
          <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {text.or}
          </p>
        )}
        {hasForm && <FormMethods methods={authMethods} onSent={setDelivery} />}
        {authMethods.includes('password') && (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
            {text.noAccount}
            <AppLink to="/sign-up" className={textButton}>
              {text.signUp}
            </AppLink>
          </p>
        )}
      </div>
    </StepCard>
  )
}

const redirectMethods = ['google', 'passkey', 'sso', 'web3'] as const

/** Methods without a form: another server, or the browser's passkey or wallet, confirms who the visitor is. */
function RedirectMethods({ methods }: { methods: readonly AuthMethod[] }) {
  const text = useMessages(messages).signIn
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
    passkey: async () => {
      const { signInWithPasskey } = await import('#app/platform/auth/passkeys.ts')
      return await signInWithPasskey()
    },
    sso: () => {
      const redirectTo = returnUrl(pathIn(lang, '/sign-in'))
      // The only SSO provider; the server accepts this id.
      return callAuth((client) => client.signInWithSSO({ providerId: 'sso', options: { redirectTo } }))
    },
    web3: () => signInWithWallet(text.walletStatement(name)),
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
      <ErrorText className="mt-3">{otherProblem()}</ErrorText>
    </div>
  )
}
