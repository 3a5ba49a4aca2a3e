import { useWords } from '#app/platform/i18n/use-language.ts'
import { TextField } from './text-field.tsx'
import { words } from './words.ts'

interface EmailFieldProps {
  /** Not the address that the visitor signs in with. */
  isNew?: boolean
  label?: string
  problem?: string | undefined
}

/** An e-mail address; by default the one that the visitor signs in with. */
export function EmailField({ isNew = false, label, problem }: EmailFieldProps) {
  const { email } = useWords(words)
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
