import { useEffect, useState } from 'react'
import { signOut } from '#app/platform/auth/browser-session.ts'
import { missingFactor, verifyFactor } from '#app/platform/auth/factors.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode, recoveryCode } from './parse-input.ts'
import { useAttempt } from './use-attempt.ts'

interface SecondFactorFormProps {
  factorId: string
  onDone?: () => void
}

/** The form for a code of the authenticator app, or for a recovery code. */
export function SecondFactorForm({ factorId, onDone }: SecondFactorFormProps) {
  const text = useMessages(messages)
  const [hasApp, setHasApp] = useState(true)
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const submit = async (typed: string) => {
    const code = hasApp ? oneTimeCode(typed) : recoveryCode(typed)
    if (!code) return refuse(hasApp ? 'typed_code' : 'code_missing')
    const { failure } = await attempt(() => verifyFactor(factorId, code))
    if (!failure) onDone?.()
  }
  return (
    <form
      {...formProps((fieldValue) => void submit(fieldValue('code')))}
      className="mt-4 flex flex-col gap-4"
    >
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
        hint={hasApp && text.codeHint}
        error={problemOf('code')}
      />
      <ErrorText className="mt-3">{otherProblem('code')}</ErrorText>
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

/** Whether the session has verified its second factor; `missing` names the factor. */
type SecondFactor = { state: 'unknown' | 'shown' } | { state: 'missing'; factorId: string }

const unknown: SecondFactor = { state: 'unknown' }

/** Read again whenever the session changes. */
export function useMissingFactor(): SecondFactor {
  const hasFactors = useSite().authMethods.includes('totp')
  const user = useUser()
  const who = user?.createdAt
  const [found, setFound] = useState<{ who: string | undefined; factor: SecondFactor }>()
  useEffect(() => {
    if (!hasFactors) return
    let isStale = false
    void (user ? readFactor() : Promise.resolve(unknown)).then((factor) => {
      if (!isStale) setFound({ who: user?.createdAt, factor })
    })
    return () => {
      isStale = true
    }
  }, [user, hasFactors])
  if (!hasFactors) return { state: 'shown' }
  return found && found.who === who ? found.factor : unknown
}

async function readFactor(): Promise<SecondFactor> {
  try {
    const { value } = await missingFactor()
    return value?.factorId ? { state: 'missing', factorId: value.factorId } : { state: 'shown' }
  } catch {
    // The server refuses whatever requires the factor.
    return { state: 'shown' }
  }
}
