import { latinDigits } from 'bikram-sambat-calendar/digits'
import { useEffect, useState } from 'react'
import type { Failure } from '#app/platform/auth/auth-result.ts'
import { verifiedFactors, verifyFactor } from '#app/platform/auth/factors.ts'
import { listPasskeys, signInWithPasskey } from '#app/platform/auth/passkeys.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { BackupMessages } from './messages.en.ts'

type FailureKind = keyof BackupMessages['factor']['failures']

/** How the account can prove its second factor; `factorId` is that of the app for codes. */
interface Owned {
  factorId: string | undefined
  hasPasskey: boolean
}

/** What the signed-in account can confirm with, and the confirmation. */
export function useFactor() {
  const { authMethods } = useSite()
  const mayHavePasskey = authMethods.includes('passkey')
  // Until it is known the field for the code is shown: most operators have an app.
  const [owned, setOwned] = useState<Owned>({ factorId: undefined, hasPasskey: false })
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readOwned(mayHavePasskey).then((found) => {
      if (!isCurrent) return
      setOwned(found)
      setLoaded(true)
    })
    return () => {
      isCurrent = false
    }
  }, [mayHavePasskey])
  return {
    hasApp: !isLoaded || owned.factorId !== undefined || !owned.hasPasskey,
    hasPasskey: owned.hasPasskey,
    /** Undefined when the code was right. */
    confirmCode: async (code: string): Promise<FailureKind | undefined> => {
      const { factorId } = isLoaded && owned.factorId ? owned : await readOwned(false)
      if (!factorId) return 'other'
      const { failure } = await verifyFactor(factorId, code)
      return failure && kindOf(failure)
    },
    confirmPasskey: async (): Promise<FailureKind | undefined> => {
      const { failure } = await signInWithPasskey()
      return failure && (kindOf(failure) === 'other' ? 'passkey' : kindOf(failure))
    },
  }
}

/** The six digits of a code, typed in either script; undefined for anything else, also for a recovery code. */
export function codeOf(typed: string): string | undefined {
  const code = latinDigits(typed).replaceAll(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

async function readOwned(mayHavePasskey: boolean): Promise<Owned> {
  try {
    const [factors, passkeys] = await Promise.all([
      verifiedFactors(),
      mayHavePasskey ? listPasskeys() : { value: [] },
    ])
    return { factorId: factors.value?.[0]?.id, hasPasskey: (passkeys.value ?? []).length > 0 }
  } catch {
    return { factorId: undefined, hasPasskey: false }
  }
}

function kindOf({ code }: Failure): FailureKind {
  if (code === 'offline' || code === 'unreachable') return 'offline'
  if (code === 'over_request_rate_limit') return 'tooMany'
  return code === 'mfa_verification_failed' || code === 'mfa_challenge_expired' ? 'wrong' : 'other'
}
