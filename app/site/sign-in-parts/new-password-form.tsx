import { type SubmitEvent, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { FormProblem, Send } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode } from './parse-input.ts'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { fieldValue, useAttempt } from './use-attempt.ts'

interface NewPasswordFormProps {
  /** User name for the password manager. */
  email: string
  onDone: () => void
}

/** Sets a password. Some time after the sign-in the server also requires a code from an e-mail. */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const text = useMessages(messages)
  const [wantsNonce, setWantsNonce] = useState(false)
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = fieldValue(event.currentTarget, 'password')
    const nonce = wantsNonce ? oneTimeCode(fieldValue(event.currentTarget, 'code')) : undefined
    if (password.length < 8) return refuse('password_short')
    if (wantsNonce && !nonce) return refuse('typed_code')
    const { value } = await attempt<'changed' | 'asked'>(async () => {
      const { changePassword, sendNonce } = await import('#app/platform/auth/client-passwords.ts')
      const changed = await changePassword(password, nonce)
      if (!changed.failure) return { value: 'changed' }
      if (changed.failure.code !== 'reauthentication_needed') return changed
      const asked = await sendNonce()
      return asked.failure ? asked : { value: 'asked' }
    })
    if (value === 'changed') onDone()
    if (value === 'asked') setWantsNonce(true)
  }
  return (
    <form ref={form} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField kind="new" problem={problemOf('password')} />
      {wantsNonce && (
        <>
          <p role="status" className="wrap-anywhere">
            {text.mailSent(email)} {text.mailCode}
          </p>
          <TextField
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            hint={text.codeHint}
            problem={problemOf('code')}
          />
        </>
      )}
      <FormProblem>{otherProblem('password', ...(wantsNonce ? (['code'] as const) : []))}</FormProblem>
      <Send isBusy={isBusy}>{text.savePassword}</Send>
    </form>
  )
}
