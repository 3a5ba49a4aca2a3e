import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'

/** A browser in which the visitor is signed in. */
export interface Place {
  id: string
  last_used_at: string
  user_agent: string | null
  is_this_one: boolean
}

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; places: Place[] }

/** Where the visitor is signed in; asked for again after each change. */
export function usePlaces() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = async () => setLoaded(await readPlaces())
  useEffect(() => {
    void readPlaces().then(setLoaded)
  }, [])
  /** @returns whether it worked */
  const end = async (which: Place | 'others'): Promise<boolean> => {
    try {
      const { askAccount, endSession } = await openClient()
      if (which === 'others') await endSession('others')
      else if (!(await askAccount(`sessions/${which.id}`, 'DELETE')).ok) return false
      await load()
      return true
    } catch {
      return false
    }
  }
  return { loaded, load, end }
}

async function readPlaces(): Promise<Loaded> {
  try {
    const { askAccount } = await openClient()
    const answer = await askAccount('sessions')
    if (!answer.ok) return { state: 'failed' }
    const { sessions } = (await answer.json()) as { sessions: Place[] }
    return { state: 'loaded', places: sessions }
  } catch {
    return { state: 'failed' }
  }
}
