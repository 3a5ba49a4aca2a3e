import { useState } from 'react'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { NewPasswordForm } from '../sign-in-parts/new-password-form.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

export function PasswordSection({ email }: { email: string }) {
  const text = useWords(words)
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
