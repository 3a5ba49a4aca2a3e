import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import type { Finding } from '#app/records/problems/problem.ts'
import type { Waiting } from '#app/records/problems/waiting.ts'
import { callAdmin, type Reply } from './call-admin.ts'

export interface Problem extends Finding {
  id: number
  since: string
  last_seen_at: string
  recovered_at: string | null
}

export interface Health {
  checked_at: string | null
  /** The problems are not those of this moment. */
  is_check_late: boolean
  mails: 'on' | 'off' | 'no-server'
  problems: readonly Problem[]
  recovered: readonly Problem[]
  waiting: Waiting
  sources: readonly {
    subject: string
    state: 'working' | 'late' | 'silent' | 'off' | 'unknown'
    newest_at: string | null
    newest_day: string | null
    last_try_at: string | null
  }[]
  jobs: readonly {
    name: string
    last_run_at: string | null
    is_ok: boolean | null
    last_ok_at: string | null
    next_run_at: string
  }[]
  /** Null while it is off, and where its begin is not known. */
  maintenance: { since: string; by: string | null } | null
  /** `build` is a hash of what was built. */
  server: { build: string; started_at: string; database: 'embedded' | 'postgres' }
}

const refreshMs = 180_000

type HealthReply = Reply<{ health: Health }>

/**
 * Reads the health on opening, when `key` changes, and every three minutes while the tab is visible. The last answer stays
 * until the next one; after a refusal it is read again when the tab is shown again.
 */
export function useHealth(key = '') {
  const lang = useLang()
  const [turn, setTurn] = useState(0)
  const [last, setLast] = useState<{ requestKey: string; reply: HealthReply }>()
  const requestKey = `${lang} ${turn} ${key}`
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLoading = false
    const load = async () => {
      clearTimeout(timer)
      if (isLoading || document.visibilityState === 'hidden') return
      isLoading = true
      const reply: HealthReply = await callAdmin({ path: 'admin-health', lang, signal })
      isLoading = false
      if (signal.aborted) return
      setLast({ requestKey, reply })
      const isRefused = !reply.ok && reply.status >= 400 && reply.status < 500
      if (!isRefused) timer = setTimeout(look, refreshMs)
    }
    const look = () => void load()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lang, requestKey])
  return {
    /** Undefined until the first answer. */
    reply: last?.reply,
    isLoading: last?.requestKey !== requestKey,
    reload: () => setTurn((before) => before + 1),
  }
}
