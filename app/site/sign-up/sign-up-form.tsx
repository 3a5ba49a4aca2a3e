import type { SubmitEvent } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { confirmationEmail, type Delivery } from '../sign-in-parts/delivery.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem, Send, textButton } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import { emailAddress } from '../sign-in-parts/parse-input.ts'
import { PasswordField } from '../sign-in-parts/password-field.tsx'
import { returnUrl } from '../sign-in-parts/return-url.ts'
import { TextField } from '../sign-in-parts/text-field.tsx'
import { fieldValue, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'

/** Name, address and password. The response is the same for a known address; its owner gets an e-mail. */
export function SignUpForm({ onSent }: { onSent: (delivery: Delivery) => void }) {
  const text = useMessages(messages)
  const parts = useMessages(partsWords)
  const path = pathIn(useLang(), '/sign-in')
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const email = emailAddress(fieldValue(event.currentTarget, 'email'))
    const password = fieldValue(event.currentTarget, 'password')
    const fullName = fieldValue(event.currentTarget, 'full_name').trim()
    if (!email) return refuse('typed_email')
    if (password.length < 8) return refuse('password_short')
    const back = returnUrl(path)
    const { value } = await attempt(async () => {
      const { signUp } = await import('#app/platform/auth/client-passwords.ts')
      return await signUp({ email, password, fullName }, back)
    })
    if (value && !value.isOpen) onSent(confirmationEmail(email, back))
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="mt-5 flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <TextField label={parts.fullName} name="full_name" autoComplete="name" maxLength={100} />
      <EmailField problem={problemOf('email')} />
      <PasswordField kind="new" problem={problemOf('password')} />
      <FormProblem>{otherProblem('email', 'password')}</FormProblem>
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
