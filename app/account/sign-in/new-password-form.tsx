import { useState } from 'react'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { AuthForm } from './auth-form.tsx'
import { messages } from './messages.ne.ts'

interface NewPasswordFormProps {
  /** User name for the password manager. */
  email: string
  isQuiet?: boolean
  onDone: () => void
}

/** Sets a password. Some time after the sign-in the server also requires a code from an e-mail. */
export function NewPasswordForm({ email, isQuiet, onDone }: NewPasswordFormProps) {
  const text = useMessages(messages)
  const [wantsNonce, setWantsNonce] = useState(false)
  const save = async ({ password, code }: { password: string; code: string }) => {
    const changed = await callAuth((client) => client.updateUser({ password, ...(code && { nonce: code }) }))
    if (!changed.failure) onDone()
    if (changed.failure?.code !== 'reauthentication_needed') return changed
    const asked = await callAuth((client) => client.reauthenticate())
    if (!asked.failure) setWantsNonce(true)
    return asked
  }
  return (
    <AuthForm
      fields={wantsNonce ? ['newPassword', 'code'] : ['newPassword']}
      acts={[{ label: text.savePassword, call: save }]}
      isQuiet={isQuiet}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {wantsNonce && (
        <p role="status" className="wrap-anywhere">
          {text.mailSent(email)} {text.mailCode}
        </p>
      )}
    </AuthForm>
  )
}
