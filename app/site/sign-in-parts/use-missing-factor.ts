import { useEffect, useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useSite } from '#app/platform/site/site-data.ts'

/** Whether the session has verified its second factor; `missing` names the factor. */
export type SecondFactor = { state: 'unknown' | 'shown' } | { state: 'missing'; factorId: string }

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
    void (user ? read() : Promise.resolve(unknown)).then((factor) => {
      if (!isStale) setFound({ who: user?.createdAt, factor })
    })
    return () => {
      isStale = true
    }
  }, [user, hasFactors])
  if (!hasFactors) return { state: 'shown' }
  return found && found.who === who ? found.factor : unknown
}

async function read(): Promise<SecondFactor> {
  try {
    const { missingFactor } = await import('#app/platform/auth/client-factors.ts')
    const { value } = await missingFactor()
    return value?.factorId ? { state: 'missing', factorId: value.factorId } : { state: 'shown' }
  } catch {
    // The server refuses whatever requires the factor.
    return { state: 'shown' }
  }
}
