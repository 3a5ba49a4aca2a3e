import { useEffect, useEffectEvent, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'

export type AsyncState<Value> = { state: 'loading' | 'failed' } | { state: 'loaded'; value: Value }

/** The state of an asynchronous read: when mounted, and again at each `load`. */
export function useAsync<Value>(read: () => Promise<AuthResult<Value>>) {
  const [loaded, setLoaded] = useState<AsyncState<Value>>({ state: 'loading' })
  const first = useEffectEvent(() => asyncState(read))
  useEffect(() => {
    void first().then(setLoaded)
  }, [])
  return { loaded, load: async () => setLoaded(await asyncState(read)) }
}

async function asyncState<Value>(read: () => Promise<AuthResult<Value>>): Promise<AsyncState<Value>> {
  // The import of the client may fail too.
  const { value } = await read().catch((): { value?: undefined } => ({}))
  return value === undefined ? { state: 'failed' } : { state: 'loaded', value }
}
