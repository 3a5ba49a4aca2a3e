import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { type AuthResult, callAccount, callAuth } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { useAttempt } from '../sign-in/attempt.ts'
import { AuthForm, type FormAct } from '../sign-in/auth-form.tsx'
import { CodeForm, type Delivery } from '../sign-in/code-form.tsx'
import { NewPasswordForm } from '../sign-in/new-password-form.tsx'
import { messages } from './messages.ne.ts'
import { Section } from './section.tsx'

export function NameForm({ fullName }: { fullName: string }) {
  const text = useMessages(messages)
  const save: FormAct['call'] = ({ full_name }) =>
    callAuth((client) => client.updateUser({ data: { full_name } }))
  return (
    <div className="mt-6 border-t border-line pt-5">
      <AuthForm
        fields={['fullName']}
        input={{ label: text.fullName, defaultValue: fullName }}
        acts={[{ label: text.save, call: save }]}
        isQuiet
        done={text.saved}
      />
    </div>
  )
}

/** Changes the e-mail address, which the code of an e-mail verifies. */
export function EmailForm() {
  const text = useMessages(messages)
  const back = pathIn(useLang(), '/profile')
  const [delivery, setDelivery] = useState<Delivery>()
  const [timesChanged, setTimesChanged] = useState(0)
  const [message, setMessage] = useState('')
  const change: FormAct['call'] = async ({ email }) => {
    setMessage('')
    const emailRedirectTo = location.origin + back
    const outcome = await callAuth((client) => client.updateUser({ email }, { emailRedirectTo }))
    if (!outcome.failure)
      setDelivery({ email, type: 'email_change', contents: 'both', back: emailRedirectTo })
    return outcome
  }
  const finish = () => {
    setDelivery(undefined)
    setTimesChanged(timesChanged + 1)
    setMessage(text.emailChanged)
  }
  return (
    <Section title={text.changeEmail} lead={text.changeEmailText} outcome={{ message }}>
      {delivery && <CodeForm delivery={delivery} onBack={() => setDelivery(undefined)} onDone={finish} />}
      <div hidden={delivery !== undefined} className="mt-4">
        <AuthForm
          // Resets the form.
          key={timesChanged}
          fields={['email']}
          input={{ label: text.newEmail, autoComplete: 'email' }}
          acts={[{ label: text.saveEmail, call: change }]}
          isQuiet
        />
      </div>
    </Section>
  )
}

export function PasswordSection({ email }: { email: string }) {
  const text = useMessages(messages)
  const [timesSaved, setTimesSaved] = useState(0)
  const message = timesSaved > 0 ? text.passwordChanged : ''
  return (
    <Section title={text.changePassword} lead={text.changePasswordText} outcome={{ message }}>
      <div className="mt-4">
        {/* Resets the form after saving. */}
        <NewPasswordForm
          key={timesSaved}
          email={email}
          isQuiet
          onDone={() => setTimesSaved(timesSaved + 1)}
        />
      </div>
    </Section>
  )
}

export function YourData() {
  const text = useMessages(messages)
  const { attempt, ...outcome } = useAttempt()
  return (
    <Section
      title={text.data}
      lead={text.dataText}
      outcome={outcome}
      acts={[
        { label: text.download, call: () => attempt(download) },
        {
          label: text.remove,
          call: () => attempt(removeAccount),
          confirm: { title: text.removeTitle, text: text.removeText, yes: text.removeYes },
        },
      ]}
    />
  )
}

async function download(): Promise<AuthResult> {
  const data = await callAccount('export')
  if (!data.failure)
    downloadFile('chautari-account.json', 'application/json', JSON.stringify(data.value, null, 2))
  return data
}

async function removeAccount(): Promise<AuthResult> {
  const { endSession } = await openClient()
  const removed = await callAccount('user', 'DELETE')
  if (!removed.failure) await endSession()
  return removed
}
