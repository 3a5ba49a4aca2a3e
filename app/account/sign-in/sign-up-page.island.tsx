import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { TextField } from '#app/ui/field.tsx'
import { returnUrl, useAuthCallback } from './auth-callback.ts'
import { CodeForm } from './code-form.tsx'
import { confirmationEmail, type Delivery } from './delivery.ts'
import { EmailField, PasswordField } from './fields.tsx'
import { Send, StepCard, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { emailAddress } from './parse-input.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { useAttempt } from './use-attempt.ts'

export default function SignUpPage() {
  const text = useMessages(messages).signUp
  const isOn = useSite().authMethods.includes('password')
  const callback = useAuthCallback()
  const [delivery, setDelivery] = useState<Delivery>()
  return (
    <SignInLayout callback={callback}>
      <StepCard title={text.title} lead={isOn ? text.lead : text.off}>
        {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
        {isOn && (
          <div hidden={delivery !== undefined}>
            <SignUpForm onSent={setDelivery} />
          </div>
        )}
        <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
          {text.hasAccount}
          <AppLink to="/sign-in" className={textButton}>
            {text.signIn}
          </AppLink>
        </p>
      </StepCard>
    </SignInLayout>
  )
}

/** Name, address and password. The response is the same for a known address; its owner gets an e-mail. */
function SignUpForm({ onSent }: { onSent: (delivery: Delivery) => void }) {
  const { signUp: text, fullName: nameLabel } = useMessages(messages)
  const path = pathIn(useLang(), '/sign-in')
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const submit = async (fieldValue: (name: string) => string) => {
    const email = emailAddress(fieldValue('email'))
    const password = fieldValue('password')
    const fullName = fieldValue('full_name').trim()
    if (!email) return refuse('typed_email')
    if (password.length < 8) return refuse('password_short')
    const back = returnUrl(path)
    const options = { data: fullName ? { full_name: fullName } : {}, emailRedirectTo: back }
    const { value } = await attempt(() => callAuth((client) => client.signUp({ email, password, options })))
    // With a session the account is open already; otherwise an e-mail was sent.
    if (value && !value.session) onSent(confirmationEmail('signup', email, back))
  }
  return (
    <form
      {...formProps((fieldValue) => void submit(fieldValue))}
      method="post"
      className="mt-5 flex flex-col gap-4"
    >
      <TextField label={nameLabel} name="full_name" autoComplete="name" maxLength={100} />
      <EmailField error={problemOf('email')} />
      <PasswordField kind="new" error={problemOf('password')} />
      <ErrorText className="mt-3">{otherProblem('email', 'password')}</ErrorText>
      <Send isBusy={isBusy}>{text.create}</Send>
      <div className="text-sm text-muted">
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
    </form>
  )
}
