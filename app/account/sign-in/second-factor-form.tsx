import { useEffect, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import {
  type MissingFactor,
  missingFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '#app/platform/auth/factors.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode, recoveryCode } from './parse-input.ts'
import { useAttempt } from './use-attempt.ts'

interface SecondFactorFormProps {
  missing: MissingFactor
  onDone?: () => void
}

/** The form for a code of the authenticator app or for a recovery code, and the button for a passkey. */
export function SecondFactorForm({ missing: { factorId, hasPasskey }, onDone }: SecondFactorFormProps) {
  const text = useMessages(messages)
  const [usesRecovery, setUsesRecovery] = useState(false)
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const hasApp = factorId !== undefined && !usesRecovery
  const verify = async (call: () => Promise<AuthResult>) => {
    const { failure } = await attempt(call)
    if (!failure) onDone?.()
  }
  const submit = async (typed: string) => {
    const code = hasApp ? oneTimeCode(typed) : recoveryCode(typed)
    if (!code) return refuse(hasApp ? 'typed_code' : 'code_missing')
    await verify(() => (factorId === undefined ? verifyRecoveryCode(code) : verifyFactor(factorId, code)))
  }
  return (
    <form
      {...formProps((fieldValue) => void submit(fieldValue('code')))}
      className="mt-4 flex flex-col gap-4"
    >
      {(hasApp || usesRecovery) && (
        <>
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
        </>
      )}
      <ErrorText className="mt-3">{otherProblem('code')}</ErrorText>
      {(hasApp || usesRecovery) && <Send isBusy={isBusy}>{text.confirm}</Send>}
      {hasPasskey && !usesRecovery && (
        <PasskeyButton
          isOnly={factorId === undefined}
          isBusy={isBusy}
          onPress={() => void verify(loadAndSignIn)}
        />
      )}
      <div className="flex flex-wrap gap-x-5 text-sm">
        <button type="button" className={textButton} onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? (factorId === undefined ? text.usePasskey : text.useApp) : text.useRecovery}
        </button>
        <button type="button" className={textButton} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </form>
  )
}

const loadAndSignIn = async () => await (await import('#app/platform/auth/passkeys.ts')).signInWithPasskey()

interface PasskeyButtonProps {
  /** The account has no app for codes. */
  isOnly: boolean
  isBusy: boolean
  onPress: () => void
}

function PasskeyButton({ isOnly, isBusy, onPress }: PasskeyButtonProps) {
  const text = useMessages(messages)
  return (
    <>
      {isOnly && <p className="text-muted">{text.passkeyText}</p>}
      <button
        type="button"
        aria-disabled={isBusy}
        className={`${isOnly ? buttonStyle.primary : buttonStyle.secondary} w-full aria-disabled:opacity-60`}
        onClick={() => {
          if (!isBusy) onPress()
        }}
      >
        {text.usePasskey}
      </button>
    </>
  )
}

/** Whether the session has verified its second factor; `missing` names what can verify it. */
type SecondFactor = { state: 'unknown' | 'shown' } | { state: 'missing'; missing: MissingFactor }

const unknown: SecondFactor = { state: 'unknown' }

/** Read again whenever the session changes. */
export function useMissingFactor(): SecondFactor {
  const { authMethods } = useSite()
  const hasPasskeys = authMethods.includes('passkey')
  const hasFactors = hasPasskeys || authMethods.includes('totp')
  const user = useUser()
  const who = user?.createdAt
  const [found, setFound] = useState<{ who: string | undefined; factor: SecondFactor }>()
  useEffect(() => {
    if (!hasFactors) return
    let isStale = false
    void (user ? readFactor(hasPasskeys) : Promise.resolve(unknown)).then((factor) => {
      if (!isStale) setFound({ who: user?.createdAt, factor })
    })
    return () => {
      isStale = true
    }
  }, [user, hasFactors, hasPasskeys])
  if (!hasFactors) return { state: 'shown' }
  return found && found.who === who ? found.factor : unknown
}

async function readFactor(hasPasskeys: boolean): Promise<SecondFactor> {
  try {
    const { value } = await missingFactor(hasPasskeys)
    return value?.factorId || value?.hasPasskey ? { state: 'missing', missing: value } : { state: 'shown' }
  } catch {
    // The server refuses whatever requires the factor.
    return { state: 'shown' }
  }
}
