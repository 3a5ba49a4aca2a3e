import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { startSignIn } from '#app/platform/auth/browser-session.ts'
import { signInWithPasskey } from '#app/platform/auth/factors.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { nextPath, returnUrl } from './auth-callback.ts'
import { AuthForm, type FormAct, TextLink } from './auth-form.tsx'
import { messages } from './messages.ne.ts'
import { type Send, SignInLayout } from './sign-in-layout.tsx'

const redirectMethods = ['google', 'passkey', 'sso'] as const

export default function SignInPage() {
  const text = useMessages(messages).signIn
  const { authMethods } = useSite()
  const redirects = redirectMethods.filter((method) => authMethods.includes(method))
  const hasForm = mailOf(authMethods) !== undefined || authMethods.includes('password')
  const hasMethod = hasForm || redirects.length > 0
  return (
    <SignInLayout texts={text} lead={hasMethod ? text.lead : text.missing}>
      {(send) => (
        <>
          {redirects.length > 0 && <RedirectMethods shown={redirects} isQuiet={hasForm} />}
          {redirects.length > 0 && hasForm && (
            <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {text.or}
            </p>
          )}
          {hasForm && <MailMethods send={send} />}
          {!hasMethod && (
            <AppLink to="/" className={buttonStyle.primary}>
              {text.home}
            </AppLink>
          )}
        </>
      )}
    </SignInLayout>
  )
}

/** What the e-mail to sign in contains; undefined where there is none. */
function mailOf(methods: readonly string[]): 'code' | 'link' | 'both' | undefined {
  if (!methods.includes('magic-link')) return methods.includes('email-otp') ? 'code' : undefined
  return methods.includes('email-otp') ? 'both' : 'link'
}

/** An address with its password, or with a code or link that is sent to it. */
function MailMethods({ send }: { send: Send }) {
  const { signIn: text } = useMessages(messages)
  const { authMethods } = useSite()
  const hasPassword = authMethods.includes('password')
  const contents = mailOf(authMethods)
  const enter: FormAct['call'] = async ({ email, password }) => {
    const outcome = await callAuth((client) => client.signInWithPassword({ email, password }))
    if (outcome.failure?.code !== 'email_not_confirmed') return outcome
    return await send({ email, type: 'signup', contents: 'both' })
  }
  const names = { code: text.sendCode, link: text.sendLink, both: text.sendBoth }
  const acts: FormAct[] = hasPassword ? [{ label: text.signIn, call: enter }] : []
  if (contents) {
    const call: FormAct['call'] = ({ email }) => send({ email, type: 'email', contents })
    acts.push({ label: names[contents], needs: ['email'], call })
  }
  return (
    <>
      <AuthForm fields={hasPassword ? ['email', 'password'] : ['email']} acts={acts} />
      {!hasPassword && <p className="mt-2 text-sm text-muted">{text.newToo}</p>}
      {hasPassword && (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 border-t border-line pt-3">
          <TextLink to="/forgot-password">{text.forgot}</TextLink>
          <span className="flex flex-wrap items-center gap-x-2">
            {text.noAccount}
            <TextLink to="/sign-up">{text.signUp}</TextLink>
          </span>
        </p>
      )}
    </>
  )
}

type RedirectMethod = (typeof redirectMethods)[number]

/** Methods without a field: another server, or the passkey of the browser, confirms who the visitor is. */
function RedirectMethods({ shown, isQuiet }: { shown: RedirectMethod[]; isQuiet: boolean }) {
  const text = useMessages(messages).signIn
  const lang = useLang()
  const start: Record<RedirectMethod, () => Promise<AuthResult>> = {
    google: async () => ({ value: await startSignIn(nextPath() ?? pathIn(lang, '/')) }),
    passkey: signInWithPasskey,
    sso: () => {
      const redirectTo = returnUrl(pathIn(lang, '/sign-in'))
      // The only SSO provider; the server accepts this id.
      return callAuth((client) => client.signInWithSSO({ providerId: 'sso', options: { redirectTo } }))
    },
  }
  const acts = shown.map((method) => ({ label: text[method], call: start[method] }))
  return <AuthForm acts={acts} isQuiet={isQuiet} />
}
