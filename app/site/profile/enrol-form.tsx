import type { SubmitEvent } from 'react'
import type { NewFactor } from '#app/platform/auth/client-factors.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import { oneTimeCode } from '../sign-in-parts/parse-input.ts'
import { TextField } from '../sign-in-parts/text-field.tsx'
import { fieldValue, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { messages } from './messages.ne.ts'

interface EnrolFormProps {
  factor: NewFactor
  onDone: () => void
}

/** The secret as QR code and as text; the first code of the app verifies the factor. */
export function EnrolForm({ factor, onDone }: EnrolFormProps) {
  const text = useMessages(messages)
  const parts = useMessages(partsWords)
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = oneTimeCode(fieldValue(event.currentTarget, 'code'))
    if (!code) return refuse('typed_code')
    const { failure } = await attempt(async () => {
      const { verifyFactor } = await import('#app/platform/auth/client-factors.ts')
      return await verifyFactor(factor.id, code)
    })
    if (!failure) onDone()
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p>{text.scan}</p>
      {/* Dark on light in both themes: some apps cannot read inverted QR codes. */}
      <img
        src={factor.picture}
        alt={text.picture}
        width={208}
        height={208}
        className="rounded-lg bg-[#fff] p-2"
      />
      <div>
        <p>{text.orType}</p>
        <p className="mt-1 text-lg font-semibold tracking-wide wrap-anywhere select-all">
          {factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <p>{text.thenType}</p>
      <TextField
        label={parts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        hint={parts.codeHint}
        problem={problemOf('code')}
      />
      <FormProblem>{otherProblem('code')}</FormProblem>
      <button type="submit" aria-disabled={isBusy} className={buttonStyle.primary}>
        {text.turnOn}
      </button>
    </form>
  )
}
