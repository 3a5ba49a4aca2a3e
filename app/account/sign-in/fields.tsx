import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

// Uncontrolled, so that input before hydration is kept.

interface FieldProps {
  error: string | undefined
}

interface EmailFieldProps extends FieldProps {
  /** Not the address that the visitor signs in with. */
  isNew?: boolean
  label?: string
}

/** An e-mail address; by default the one that the visitor signs in with. */
export function EmailField({ isNew = false, label, error }: EmailFieldProps) {
  const { email } = useMessages(messages)
  return (
    <TextField
      label={label ?? email}
      name="email"
      type="email"
      autoComplete={isNew ? 'email' : 'username'}
      maxLength={254}
      error={error}
    />
  )
}

/** A password field with a button to show the password. */
export function PasswordField({ kind, error }: FieldProps & { kind: 'current' | 'new' }) {
  const text = useMessages(messages)
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      label={kind === 'new' ? text.newPassword : text.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      hint={kind === 'new' && text.passwordHint}
      error={error}
      controlClass="min-w-0 flex-1 basis-32"
      beside={
        <button
          type="button"
          aria-label={isShown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!isShown)}
          className={`${buttonStyle.secondary} shrink-0 px-3 text-sm`}
        >
          {isShown ? text.hide : text.show}
        </button>
      }
    />
  )
}

/** The six digits of a code that was sent, or that an app shows. */
export function CodeField({ error, describedBy }: FieldProps & { describedBy?: string }) {
  const { code, codeHint } = useMessages(messages)
  return (
    <TextField
      label={code}
      describedBy={describedBy}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      hint={codeHint}
      error={error}
    />
  )
}
