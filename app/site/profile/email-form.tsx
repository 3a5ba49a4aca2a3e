import { type SubmitEvent, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import { type Delivery, newAddressEmail } from '../sign-in-parts/delivery.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { emailAddress } from '../sign-in-parts/parse-input.ts'
import { fieldValue, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { Section } from './section.tsx'

/** Changes the e-mail address, which the code of an e-mail verifies. */
export function EmailForm() {
  const text = useMessages(messages)
  const path = pathIn(useLang(), '/profile')
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const [delivery, setDelivery] = useState<Delivery>()
  const [isDone, setDone] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setDone(false)
    const email = emailAddress(fieldValue(event.currentTarget, 'email'))
    if (!email) return refuse('typed_email')
    const back = location.origin + path
    const { failure } = await attempt(async () => {
      const { changeEmail } = await import('#app/platform/auth/client-passwords.ts')
      return await changeEmail(email, back)
    })
    if (!failure) setDelivery(newAddressEmail(email, back))
  }
  const finish = () => {
    form.current?.reset()
    setDelivery(undefined)
    setDone(true)
  }
  return (
    <Section title={text.changeEmail} lead={text.changeEmailText}>
      {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} onDone={finish} />}
      <form
        ref={form}
        noValidate
        hidden={delivery !== undefined}
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <EmailField isNew label={text.newEmail} problem={problemOf('email')} />
        <FormProblem>{otherProblem('email')}</FormProblem>
        <button type="submit" aria-disabled={isBusy} className={buttonStyle.secondary}>
          {text.saveEmail}
        </button>
      </form>
      <p role="status" className="mt-2 min-h-7 text-sm">
        {isDone && text.emailChanged}
      </p>
    </Section>
  )
}
