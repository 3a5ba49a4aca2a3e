import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from './messages.ne.ts'
import { TextField } from './text-field.tsx'

interface EmailFieldProps {
  /** Not the address that the visitor signs in with. */
  isNew?: boolean
  label?: string
  problem?: string | undefined
}

/** An e-mail address; by default the one that the visitor signs in with. */
export function EmailField({ isNew = false, label, problem }: EmailFieldProps) {
  const { email } = useMessages(messages)
  return (
    <TextField
      label={label ?? email}
      name="email"
      type="email"
      autoComplete={isNew ? 'email' : 'username'}
      maxLength={254}
      problem={problem}
    />
  )
}
