import type { SubmitEvent } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { FormProblem, Send } from '../sign-in-parts/form-parts.tsx'
import { backTo } from '../sign-in-parts/next-path.ts'
import { type Sent, sentToRecover } from '../sign-in-parts/sent.ts'
import { TextField } from '../sign-in-parts/text-field.tsx'
import { emailAddress } from '../sign-in-parts/typed.ts'
import { typedInto, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { words as partsWords } from '../sign-in-parts/words.ts'
import { words } from './words.ts'

/** Whether the address is known is said to its owner alone. */
export function AskForLetter({ onSent }: { onSent: (sent: Sent) => void }) {
  const text = useWords(words)
  const parts = useWords(partsWords)
  const path = pathIn(useLang(), '/forgot-password')
  const { isBusy, attempt, refuse, problemOf, problemBeside, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const email = emailAddress(typedInto(event.currentTarget, 'email'))
    if (!email) return refuse('typed_email')
    const sent = sentToRecover(email, backTo(path))
    const { failure } = await attempt(sent.resend)
    if (!failure) onSent(sent)
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="mt-5 space-y-4"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={parts.email}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        problem={problemOf('email')}
      />
      <FormProblem>{problemBeside('email')}</FormProblem>
      <Send isBusy={isBusy}>{text.send}</Send>
    </form>
  )
}
