import { type SubmitEvent, useState } from 'react'
import { signOut } from '#app/platform/auth/session.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { FormProblem, Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode, recoveryCode } from './parse-input.ts'
import { TextField } from './text-field.tsx'
import { fieldValue, useAttempt } from './use-attempt.ts'

interface SecondFactorFormProps {
  factorId: string
  onDone?: () => void
}

/** The form for a code of the authenticator app, or for a recovery code. */
export function SecondFactorForm({ factorId, onDone }: SecondFactorFormProps) {
  const text = useMessages(messages)
  const [hasApp, setHasApp] = useState(true)
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = fieldValue(event.currentTarget, 'code')
    const code = hasApp ? oneTimeCode(typed) : recoveryCode(typed)
    if (isBusy) return
    if (!code) return refuse(hasApp ? 'typed_code' : 'code_missing')
    const { failure } = await attempt(async () => {
      const { verifyFactor } = await import('#app/platform/auth/client-factors.ts')
      return await verifyFactor(factorId, code)
    })
    if (!failure) onDone?.()
  }
  return (
    <form ref={form} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{hasApp ? text.secondText : text.recoveryText}</p>
      <TextField
        // Clears the input when the kind of code changes.
        key={String(hasApp)}
        label={hasApp ? text.code : text.recoveryCode}
        name="code"
        inputMode={hasApp ? 'numeric' : 'text'}
        autoComplete={hasApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        hint={hasApp ? text.codeHint : undefined}
        problem={problemOf('code')}
      />
      <FormProblem>{otherProblem('code')}</FormProblem>
      <Send isBusy={isBusy}>{text.confirm}</Send>
      <div className="flex flex-wrap gap-x-5 text-sm">
        <button type="button" className={textButton} onClick={() => setHasApp(!hasApp)}>
          {hasApp ? text.useRecovery : text.useApp}
        </button>
        <button type="button" className={textButton} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </form>
  )
}
