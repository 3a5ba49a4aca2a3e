import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { NewPasswordForm } from '../sign-in-parts/new-password-form.tsx'
import { messages } from './messages.ne.ts'
import { Section } from './section.tsx'

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
