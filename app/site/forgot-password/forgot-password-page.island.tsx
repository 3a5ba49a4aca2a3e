import { useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import type { Delivery } from '../sign-in-parts/delivery.ts'
import { failureText } from '../sign-in-parts/failure-text.ts'
import { Card, FormProblem, textButton } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import { NewPasswordForm } from '../sign-in-parts/new-password-form.tsx'
import { SignInLayout } from '../sign-in-parts/sign-in-layout.tsx'
import { useAuthCallback } from '../sign-in-parts/use-auth-callback.ts'
import { messages } from './messages.ne.ts'
import { RecoveryForm } from './recovery-form.tsx'

export default function ForgotPasswordPage() {
  const text = useMessages(messages)
  const { failures } = useMessages(partsWords)
  const isOn = useSite().authMethods.includes('password')
  const callback = useAuthCallback()
  const [delivery, setDelivery] = useState<Delivery>()
  return (
    <SignInLayout callback={callback} finalStep={<NewPassword />}>
      <Card title={text.title} lead={isOn ? text.lead : text.off}>
        <FormProblem>
          {callback.state === 'failed'
            ? `${text.failed} ${failureText(failures, callback.failure)}`
            : undefined}
        </FormProblem>
        {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
        {isOn && (
          <div hidden={delivery !== undefined}>
            <RecoveryForm onSent={setDelivery} />
          </div>
        )}
        <AppLink to="/sign-in" className={`${textButton} mt-3`}>
          {text.backToSignIn}
        </AppLink>
      </Card>
    </SignInLayout>
  )
}

/** PASSWORD_RECOVERY: the link has opened a session, in which the password is set. */
function NewPassword() {
  const text = useMessages(messages)
  const user = useUser()
  const [isDone, setDone] = useState(false)
  if (!isDone) {
    return (
      <Card title={text.newTitle} lead={text.newLead} takesFocus>
        <NewPasswordForm email={user?.email ?? ''} onDone={() => setDone(true)} />
      </Card>
    )
  }
  return (
    <Card title={text.done} lead={text.doneText} takesFocus>
      <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
        {text.goOn}
      </AppLink>
    </Card>
  )
}
