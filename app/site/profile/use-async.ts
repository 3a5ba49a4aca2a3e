import { useEffect, useEffectEvent, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'

export type AsyncState<Value> = { state: 'loading' | 'failed' } | { state: 'loaded'; value: Value }

/** What the server knows of the account: asked for when it is shown, and again after a change. */
export function useAsync<Value>(read: () => Promise<AuthResult<Value>>) {
  const [loaded, setLoaded] = useState<AsyncState<Value>>({ state: 'loading' })
  const first = useEffectEvent(() => asyncState(read))
  useEffect(() => {
    void first().then(setLoaded)
  }, [])
  return { loaded, load: async () => setLoaded(await asyncState(read)) }
}

async function asyncState<Value>(read: () => Promise<AuthResult<Value>>): Promise<AsyncState<Value>> {
  // Also the code of the call may be missing.
  const { value } = await read().catch((): { value?: undefined } => ({}))
  return value === undefined ? { state: 'failed' } : { state: 'loaded', value }
}
