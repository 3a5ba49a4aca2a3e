import { pathIn } from '#app/lib/language.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { AuthForm } from './auth-form.tsx'
import { textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { type Mailing, SignInLayout } from './sign-in-layout.tsx'

export default function SignUpPage() {
  const { signUp: text, signIn } = useMessages(messages)
  const isOn = useSite().authMethods.includes('password')
  const path = pathIn(useLang(), '/sign-in')
  return (
    <SignInLayout title={text.title} lead={isOn ? text.lead : text.off} path={path} failed={signIn.failed}>
      {(mailing) => (
        <>
          {isOn && <SignUpForm {...mailing} />}
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
            {text.hasAccount}
            <AppLink to="/sign-in" className={textButton}>
              {text.signIn}
            </AppLink>
          </p>
        </>
      )}
    </SignInLayout>
  )
}

/** Name, address and password. The response is the same for a known address; its owner gets an e-mail. */
function SignUpForm({ back, sent }: Mailing) {
  const text = useMessages(messages).signUp
  const signUp = async (typed: { email: string; password: string; full_name: string }) => {
    const { email, password, full_name } = typed
    const options = { data: full_name ? { full_name } : {}, emailRedirectTo: back() }
    const outcome = await callAuth((client) => client.signUp({ email, password, options }))
    // With a session the account is open already; otherwise an e-mail was sent.
    if (outcome.value && !outcome.value.session) sent({ email, type: 'signup', contents: 'both' })
    return outcome
  }
  return (
    <>
      <AuthForm fields={['fullName', 'email', 'newPassword']} acts={[{ label: text.create, call: signUp }]} />
      <div className="mt-4 text-sm text-muted">
        <p>{text.terms}</p>
        <div className="flex flex-wrap gap-x-5">
          <AppLink to="/terms" className={textButton}>
            {text.readTerms}
          </AppLink>
          <AppLink to="/privacy" className={textButton}>
            {text.readPrivacy}
          </AppLink>
        </div>
      </div>
    </>
  )
}
