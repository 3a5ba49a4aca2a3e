import type { SubmitEvent } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type Delivery, recoveryEmail } from '../sign-in-parts/delivery.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem, Send } from '../sign-in-parts/form-parts.tsx'
import { emailAddress } from '../sign-in-parts/parse-input.ts'
import { returnUrl } from '../sign-in-parts/return-url.ts'
import { fieldValue, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'

/** The response does not reveal whether the address is known. */
export function RecoveryForm({ onSent }: { onSent: (delivery: Delivery) => void }) {
  const text = useMessages(messages)
  const path = pathIn(useLang(), '/forgot-password')
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const email = emailAddress(fieldValue(event.currentTarget, 'email'))
    if (!email) return refuse('typed_email')
    const delivery = recoveryEmail(email, returnUrl(path))
    const { failure } = await attempt(delivery.resend)
    if (!failure) onSent(delivery)
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="mt-5 flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <EmailField problem={problemOf('email')} />
      <FormProblem>{otherProblem('email')}</FormProblem>
      <Send isBusy={isBusy}>{text.send}</Send>
    </form>
  )
}
