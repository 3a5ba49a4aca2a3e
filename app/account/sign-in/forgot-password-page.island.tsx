import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { AuthForm } from './auth-form.tsx'
import { StepCard, TextLink } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

export default function ForgotPasswordPage() {
  const text = useMessages(messages).forgot
  const isOn = useSite().authMethods.includes('password')
  return (
    <SignInLayout
      title={text.title}
      lead={isOn ? text.lead : text.off}
      path={pathIn(useLang(), '/forgot-password')}
      failed={text.failed}
      finalStep={<NewPassword />}
    >
      {(send) => (
        <>
          {isOn && (
            <AuthForm
              fields={['email']}
              // The response does not reveal whether the address is known.
              acts={[
                {
                  label: text.send,
                  call: ({ email }) => send({ email, type: 'recovery', contents: 'both' }),
                },
              ]}
            />
          )}
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
