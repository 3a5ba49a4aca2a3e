import { useEffect, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'

/** A session of the signed-in user. */
export interface Session {
  id: string
  last_used_at: string
  user_agent: string | null
  is_this_one: boolean
}

type SessionsState = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; sessions: Session[] }

/** The sessions of the signed-in user; read again after each change. */
export function useSessions() {
  const [loaded, setLoaded] = useState<SessionsState>({ state: 'loading' })
  const load = async () => setLoaded(await readSessions())
  useEffect(() => {
    void readSessions().then(setLoaded)
  }, [])
  /** @returns whether it worked */
  const end = async (which: Session | 'others'): Promise<boolean> => {
    try {
      const { fetchAccount, endSession } = await openClient()
      if (which === 'others') await endSession('others')
      else if (!(await fetchAccount(`sessions/${which.id}`, 'DELETE')).ok) return false
      await load()
      return true
    } catch {
      return false
    }
  }
  return { loaded, load, end }
}

async function readSessions(): Promise<SessionsState> {
  try {
    const { fetchAccount } = await openClient()
    const answer = await fetchAccount('sessions')
    if (!answer.ok) return { state: 'failed' }
    const { sessions } = (await answer.json()) as { sessions: Session[] }
    return { state: 'loaded', sessions }
  } catch {
    return { state: 'failed' }
  }
}
