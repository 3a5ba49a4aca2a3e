import { type SubmitEvent, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { type Sent, sentToNewAddress } from '../sign-in-parts/sent.ts'
import { emailAddress } from '../sign-in-parts/typed.ts'
import { typedInto, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** Another address for the account, which proves itself by the code of a letter. */
export function EmailForm() {
  const text = useWords(words)
  const path = pathIn(useLang(), '/profile')
  const { isBusy, attempt, refuse, problemOf, problemBeside, form } = useAttempt()
  const [sent, setSent] = useState<Sent>()
  const [isDone, setDone] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setDone(false)
    const email = emailAddress(typedInto(event.currentTarget, 'email'))
    if (!email) return refuse('typed_email')
    const back = location.origin + path
    const { failure } = await attempt(async () => {
      const { changeEmail } = await import('#app/platform/auth/client-passwords.ts')
      return await changeEmail(email, back)
    })
    if (!failure) setSent(sentToNewAddress(email, back))
  }
  const finish = () => {
    form.current?.reset()
    setSent(undefined)
    setDone(true)
  }
  return (
    <Section title={text.changeEmail} lead={text.changeEmailText}>
      {sent && <CodeForm {...sent} onBack={() => setSent(undefined)} onDone={finish} />}
      <form
        ref={form}
        noValidate
        hidden={sent !== undefined}
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <EmailField isNew label={text.newEmail} problem={problemOf('email')} />
        <FormProblem>{problemBeside('email')}</FormProblem>
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
