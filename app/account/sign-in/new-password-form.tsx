import { useState } from 'react'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { CodeField, PasswordField } from './fields.tsx'
import { Send } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode } from './parse-input.ts'
import { useAttempt } from './use-attempt.ts'

interface NewPasswordFormProps {
  /** User name for the password manager. */
  email: string
  onDone: () => void
}

/** Sets a password. Some time after the sign-in the server also requires a code from an e-mail. */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const text = useMessages(messages)
  const [wantsNonce, setWantsNonce] = useState(false)
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const submit = async (fieldValue: (name: string) => string) => {
    const password = fieldValue('password')
    const nonce = wantsNonce ? oneTimeCode(fieldValue('code')) : undefined
    if (password.length < 8) return refuse('password_short')
    if (wantsNonce && !nonce) return refuse('typed_code')
    const { value } = await attempt<'changed' | 'asked'>(async () => {
      const changed = await callAuth((client) => client.updateUser({ password, ...(nonce && { nonce }) }))
      if (!changed.failure) return { value: 'changed' }
      if (changed.failure.code !== 'reauthentication_needed') return changed
      const result = await callAuth((client) => client.reauthenticate())
      return result.failure ? result : { value: 'asked' }
    })
    if (value === 'changed') onDone()
    if (value === 'asked') setWantsNonce(true)
  }
  return (
    <form {...formProps((fieldValue) => void submit(fieldValue))} className="mt-4 flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField kind="new" error={problemOf('password')} />
      {wantsNonce && (
        <>
          <p role="status" className="wrap-anywhere">
            {text.mailSent(email)} {text.mailCode}
          </p>
          <CodeField error={problemOf('code')} />
        </>
      )}
      <ErrorText className="mt-3">
        {otherProblem('password', ...(wantsNonce ? (['code'] as const) : []))}
      </ErrorText>
      <Send isBusy={isBusy}>{text.savePassword}</Send>
    </form>
  )
}
