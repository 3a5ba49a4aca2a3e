import { useRef, useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { CodeForm } from '../sign-in/code-form.tsx'
import { confirmationEmail, type Delivery } from '../sign-in/delivery.ts'
import { EmailField } from '../sign-in/fields.tsx'
import { NewPasswordForm } from '../sign-in/new-password-form.tsx'
import { emailAddress } from '../sign-in/parse-input.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { Section } from './section.tsx'

export function NameForm({ fullName }: { fullName: string }) {
  const text = useMessages(messages)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'notSaved'>('idle')
  const input = useRef<HTMLInputElement>(null)
  const save = async () => {
    const data = { full_name: input.current?.value ?? '' }
    setState('saving')
    const isSaved = await callAuth((client) => client.updateUser({ data })).then(
      ({ failure }) => !failure,
      () => false,
    )
    setState(isSaved ? 'saved' : 'notSaved')
  }
  return (
    <form
      className="mt-6 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        ref={input}
        label={text.fullName}
        name="full_name"
        defaultValue={fullName}
        maxLength={100}
        autoComplete="name"
        controlClass="min-w-0 flex-1 basis-52"
        beside={
          <button type="submit" className={buttonStyle.secondary} disabled={state === 'saving'}>
            {state === 'saving' ? text.saving : text.save}
          </button>
        }
      />
      <p role="status" className="mt-2 min-h-7 text-sm">
        {state === 'saved' && text.saved}
        {state === 'notSaved' && text.notSaved}
      </p>
    </form>
  )
}

/** Changes the e-mail address, which the code of an e-mail verifies. */
export function EmailForm() {
  const text = useMessages(messages)
  const path = pathIn(useLang(), '/profile')
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps, form } = useAttempt()
  const [delivery, setDelivery] = useState<Delivery>()
  const [isDone, setDone] = useState(false)
  const submit = async (typed: string) => {
    setDone(false)
    const email = emailAddress(typed)
    if (!email) return refuse('typed_email')
    const back = location.origin + path
    const { failure } = await attempt(() =>
      callAuth((client) => client.updateUser({ email }, { emailRedirectTo: back })),
    )
    if (!failure) setDelivery(confirmationEmail('email_change', email, back))
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
        {...formProps((fieldValue) => void submit(fieldValue('email')))}
        hidden={delivery !== undefined}
        className="mt-4 flex flex-col gap-4"
      >
        <EmailField isNew label={text.newEmail} error={problemOf('email')} />
        <ErrorText className="mt-3">{otherProblem('email')}</ErrorText>
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

export function PasswordSection({ email }: { email: string }) {
  const text = useMessages(messages)
  const [timesSaved, setTimesSaved] = useState(0)
  return (
    <Section title={text.changePassword} lead={text.changePasswordText}>
      {/* Resets the form after saving. */}
      <NewPasswordForm key={timesSaved} email={email} onDone={() => setTimesSaved(timesSaved + 1)} />
      <p role="status" className="mt-2 min-h-7 text-sm">
        {timesSaved > 0 && text.passwordChanged}
      </p>
    </Section>
  )
}
