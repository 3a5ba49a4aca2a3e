import { useEffect, useState } from 'react'
import { signOut } from '#app/platform/auth/browser-session.ts'
import {
  type MissingFactor,
  missingFactor,
  signInWithPasskey,
  verifyFactor,
  verifyRecoveryCode,
} from '#app/platform/auth/factors.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { AuthForm, TextButton } from './auth-form.tsx'
import { messages } from './messages.ne.ts'

interface SecondFactorFormProps {
  missing: MissingFactor
  /** The session has verified one already: a recovery code is no recent proof. */
  isAgain?: boolean
  onDone?: () => void
}

/** The form for a code of the authenticator app or for a recovery code, and the button for a passkey. */
export function SecondFactorForm({ missing, isAgain = false, onDone }: SecondFactorFormProps) {
  const { factorId, hasPasskey } = missing
  const text = useMessages(messages)
  const [usesRecovery, setUsesRecovery] = useState(false)
  const way = usesRecovery ? 'recovery' : factorId === undefined ? 'passkey' : 'app'
  const field = ({ app: 'code', recovery: 'recoveryCode', passkey: undefined } as const)[way]
  const verify = ({ code }: { code: string }) =>
    factorId === undefined ? verifyRecoveryCode(code) : verifyFactor(factorId, code)
  const passkey = { label: text.usePasskey, needs: [], call: signInWithPasskey }
  return (
    <div className="mt-4">
      <AuthForm
        // What went wrong with one way is not said of the other.
        key={way}
        fields={field ? [field] : []}
        acts={[
          ...(field ? [{ label: text.confirm, call: verify }] : []),
          ...(hasPasskey && !usesRecovery ? [passkey] : []),
        ]}
        onDone={onDone}
      >
        <p className="text-muted">
          {{ app: text.secondText, recovery: text.recoveryText, passkey: text.passkeyText }[way]}
        </p>
      </AuthForm>
      <div className="mt-4 flex flex-wrap gap-x-5 text-sm">
        {!isAgain && (
          <TextButton onClick={() => setUsesRecovery(!usesRecovery)}>
            {usesRecovery ? (factorId === undefined ? text.usePasskey : text.useApp) : text.useRecovery}
          </TextButton>
        )}
        <TextButton onClick={() => void signOut()}>{text.signOut}</TextButton>
      </div>
    </div>
  )
}

/**
 * What can verify the second factor; `missing` is undefined where the session has verified it, or the account has none. Read
 * again whenever the session changes. With `isAgain` also where the session has verified one.
 */
export function useMissingFactor(isAgain = false): { isKnown: boolean; missing?: MissingFactor | undefined } {
  const { authMethods } = useSite()
  const hasPasskeys = authMethods.includes('passkey')
  const hasFactors = hasPasskeys || authMethods.includes('totp')
  const user = useUser()
  const [found, setFound] = useState<{ who: string; missing: MissingFactor | undefined }>()
  useEffect(() => {
    if (!hasFactors || !user) return
    let isStale = false
    // Where it cannot be read, the server refuses whatever requires the factor.
    const reading = missingFactor(hasPasskeys, isAgain).catch(() => ({ value: undefined }))
    void reading.then(({ value }) => {
      const missing = value?.factorId || value?.hasPasskey ? value : undefined
      if (!isStale) setFound({ who: user.createdAt, missing })
    })
    return () => {
      isStale = true
    }
  }, [user, hasFactors, hasPasskeys, isAgain])
  if (!hasFactors) return { isKnown: true }
  return found && found.who === user?.createdAt
    ? { isKnown: true, missing: found.missing }
    : { isKnown: false }
}
