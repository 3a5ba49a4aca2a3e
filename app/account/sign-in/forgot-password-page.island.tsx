import { useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { AuthForm, type FormAct, StepCard, TextLink } from './auth-form.tsx'
import { messages } from './messages.ne.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { type Send, SignInLayout } from './sign-in-layout.tsx'

export default function ForgotPasswordPage() {
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
