import type { SubmitEvent } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem, Send } from '../sign-in-parts/form-parts.tsx'
import { backTo } from '../sign-in-parts/next-path.ts'
import { type Sent, sentToRecover } from '../sign-in-parts/sent.ts'
import { emailAddress } from '../sign-in-parts/typed.ts'
import { typedInto, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { words } from './words.ts'

/** Whether the address is known is said to its owner alone. */
export function AskForLetter({ onSent }: { onSent: (sent: Sent) => void }) {
  const text = useWords(words)
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
      className="mt-5 flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <EmailField problem={problemOf('email')} />
      <FormProblem>{problemBeside('email')}</FormProblem>
      <Send isBusy={isBusy}>{text.send}</Send>
    </form>
  )
}
