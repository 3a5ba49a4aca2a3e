import { useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '#app/platform/auth/client-outcome.ts'

export type Loaded<Value> = { state: 'loading' | 'failed' } | { state: 'loaded'; value: Value }

/** What the server knows of the account: asked for when it is shown, and again after a change. */
export function useLoaded<Value>(read: () => Promise<Outcome<Value>>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const first = useEffectEvent(() => loadedBy(read))
  useEffect(() => {
    void first().then(setLoaded)
  }, [])
  return { loaded, load: async () => setLoaded(await loadedBy(read)) }
}

async function loadedBy<Value>(read: () => Promise<Outcome<Value>>): Promise<Loaded<Value>> {
  // Also the code of the call may be missing.
  const { value } = await read().catch((): { value?: undefined } => ({}))
  return value === undefined ? { state: 'failed' } : { state: 'loaded', value }
}
