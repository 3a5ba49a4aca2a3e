import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps {
  kind: 'current' | 'new'
  problem?: string | undefined
}

/** A password field with a button to show the password. */
export function PasswordField({ kind, problem }: PasswordFieldProps) {
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
      hint={kind === 'new' ? text.passwordHint : undefined}
      problem={problem}
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
