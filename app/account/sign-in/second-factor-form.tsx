import { useEffect, useState } from 'react'
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
import { AuthForm } from './auth-form.tsx'
import { TextButton } from './form-parts.tsx'
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
  const passkey = { label: text.usePasskey, needs: [], call: loadAndSignIn }
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

const loadAndSignIn = async () => await (await import('#app/platform/auth/passkeys.ts')).signInWithPasskey()

interface SecondFactor {
  isKnown: boolean
  /** What can verify the second factor; undefined where the session has verified it, or the account has none. */
  missing?: MissingFactor | undefined
}

const unknown: SecondFactor = { isKnown: false }

/** Read again whenever the session changes. With `isAgain` also where the session has verified one. */
export function useMissingFactor(isAgain = false): SecondFactor {
  const { authMethods } = useSite()
  const hasPasskeys = authMethods.includes('passkey')
  const hasFactors = hasPasskeys || authMethods.includes('totp')
  const user = useUser()
  const who = user?.createdAt
  const [found, setFound] = useState<{ who: string | undefined; factor: SecondFactor }>()
  useEffect(() => {
    if (!hasFactors) return
    let isStale = false
    void (user ? readFactor(hasPasskeys, isAgain) : Promise.resolve(unknown)).then((factor) => {
      if (!isStale) setFound({ who: user?.createdAt, factor })
    })
    return () => {
      isStale = true
    }
  }, [user, hasFactors, hasPasskeys, isAgain])
  if (!hasFactors) return { isKnown: true }
  return found && found.who === who ? found.factor : unknown
}

async function readFactor(hasPasskeys: boolean, isAgain: boolean): Promise<SecondFactor> {
  // Where it cannot be read, the server refuses whatever requires the factor.
  const { value } = await missingFactor(hasPasskeys, isAgain).catch(() => ({ value: undefined }))
  return { isKnown: true, missing: value?.factorId || value?.hasPasskey ? value : undefined }
}
