import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { returnUrl, useAuthCallback } from './auth-callback.ts'
import { CodeForm } from './code-form.tsx'
import { type Delivery, recoveryEmail } from './delivery.ts'
import { failureText } from './failure-text.ts'
import { EmailField } from './fields.tsx'
import { Send, StepCard, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { emailAddress } from './parse-input.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { useAttempt } from './use-attempt.ts'

export default function ForgotPasswordPage() {
  const { forgot: text, failures } = useMessages(messages)
  const isOn = useSite().authMethods.includes('password')
  const callback = useAuthCallback()
  const [delivery, setDelivery] = useState<Delivery>()
  return (
    <SignInLayout callback={callback} finalStep={<NewPassword />}>
      <StepCard title={text.title} lead={isOn ? text.lead : text.off}>
        <ErrorText className="mt-3">
          {callback.state === 'failed'
            ? `${text.failed} ${failureText(failures, callback.failure)}`
            : undefined}
        </ErrorText>
        {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
        {isOn && (
          <div hidden={delivery !== undefined}>
            <RecoveryForm onSent={setDelivery} />
          </div>
        )}
        <AppLink to="/sign-in" className={`${textButton} mt-3`}>
          {text.backToSignIn}
        </AppLink>
      </StepCard>
    </SignInLayout>
  )
}

/** PASSWORD_RECOVERY: the link has opened a session, in which the password is set. */
function NewPassword() {
  const text = useMessages(messages).forgot
  const user = useUser()
  const [isDone, setDone] = useState(false)
  if (!isDone) {
    return (
      <StepCard title={text.newTitle} lead={text.newLead} takesFocus>
        <NewPasswordForm email={user?.email ?? ''} onDone={() => setDone(true)} />
      </StepCard>
    )
  }
  return (
    <StepCard title={text.done} lead={text.doneText} takesFocus>
      <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
        {text.goOn}
      </AppLink>
    </StepCard>
  )
}

/** The response does not reveal whether the address is known. */
function RecoveryForm({ onSent }: { onSent: (delivery: Delivery) => void }) {
  const text = useMessages(messages).forgot
  const path = pathIn(useLang(), '/forgot-password')
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const submit = async (typed: string) => {
    const email = emailAddress(typed)
    if (!email) return refuse('typed_email')
    const delivery = recoveryEmail(email, returnUrl(path))
    const { failure } = await attempt(delivery.resend)
    if (!failure) onSent(delivery)
  }
  return (
    <form
      {...formProps((fieldValue) => void submit(fieldValue('email')))}
      method="post"
      className="mt-5 flex flex-col gap-4"
    >
      <EmailField error={problemOf('email')} />
      <ErrorText className="mt-3">{otherProblem('email')}</ErrorText>
      <Send isBusy={isBusy}>{text.send}</Send>
    </form>
  )
}
