import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { startSignIn } from '#app/platform/auth/browser-session.ts'
import { signInWithPasskey } from '#app/platform/auth/factors.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { nextPath, returnUrl } from './auth-callback.ts'
import { AuthForm, type FormAct, StepCard, TextLink } from './auth-form.tsx'
import { NewPasswordForm } from './code-form.tsx'
import { messages } from './messages.ne.ts'
import { type Send, SignInLayout } from './sign-in-layout.tsx'

/** The pages that sign in: `/sign-in`, `/sign-up` and `/forgot-password`. */
export default function SignInPages({ shown }: { shown: keyof typeof pages }) {
  const Page = pages[shown]
  return <Page />
}

const pages = { signIn: SignInPage, signUp: SignUpPage, forgot: ForgotPasswordPage }

const redirectMethods = ['google', 'passkey', 'sso'] as const

function SignInPage() {
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

function SignUpPage() {
  const { signUp: text, signIn } = useMessages(messages)
  const isOn = useSite().authMethods.includes('password')
  return (
    <SignInLayout texts={{ ...text, failed: signIn.failed }} lead={isOn ? text.lead : text.off}>
      {(send) => (
        <>
          {isOn && <SignUpForm send={send} />}
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
            {text.hasAccount}
            <TextLink to="/sign-in">{text.signIn}</TextLink>
          </p>
        </>
      )}
    </SignInLayout>
  )
}

/** Name, address and password. The response is the same for a known address; its owner gets an e-mail. */
function SignUpForm({ send }: { send: Send }) {
  const text = useMessages(messages).signUp
  const signUp: FormAct['call'] = ({ email, password, full_name }) =>
    send({ email, type: 'signup', contents: 'both' }, ({ back: emailRedirectTo }) => {
      const options = { data: full_name ? { full_name } : {}, emailRedirectTo }
      return callAuth((client) => client.signUp({ email, password, options }))
    })
  return (
    <>
      <AuthForm fields={['fullName', 'email', 'newPassword']} acts={[{ label: text.create, call: signUp }]} />
      <div className="mt-4 text-sm text-muted">
        <p>{text.terms}</p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to="/terms">{text.readTerms}</TextLink>
          <TextLink to="/privacy">{text.readPrivacy}</TextLink>
        </div>
      </div>
    </>
  )
}

function ForgotPasswordPage() {
  const text = useMessages(messages).forgot
  const isOn = useSite().authMethods.includes('password')
  // The response does not reveal whether the address is known.
  const call =
    (send: Send): FormAct['call'] =>
    ({ email }) =>
      send({ email, type: 'recovery', contents: 'both' })
  return (
    <SignInLayout
      texts={text}
      lead={isOn ? text.lead : text.off}
      path="/forgot-password"
      finalStep={<NewPassword />}
    >
      {(send) => (
        <>
          {isOn && <AuthForm fields={['email']} acts={[{ label: text.send, call: call(send) }]} />}
          <p className="mt-3">
            <TextLink to="/sign-in">{text.backToSignIn}</TextLink>
          </p>
        </>
      )}
    </SignInLayout>
  )
}

/** PASSWORD_RECOVERY: the link has opened a session, in which the password is set. */
function NewPassword() {
  const text = useMessages(messages).forgot
  const email = useUser()?.email ?? ''
  const [isDone, setDone] = useState(false)
  return isDone ? (
    <StepCard key="done" title={text.done} lead={text.doneText} takesFocus>
      <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
        {text.goOn}
      </AppLink>
    </StepCard>
  ) : (
    <StepCard title={text.newTitle} lead={text.newLead} takesFocus>
      <NewPasswordForm email={email} onDone={() => setDone(true)} />
    </StepCard>
  )
}
