import { useEffect, useEffectEvent, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import type { Finding } from '#app/records/problems/problem.ts'
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
}

const refreshMs = 180_000

/**
 * Reads the health on opening, when `key` changes, and every three minutes while the tab is visible. The last answer stays
 * until the next one; after a refusal it is read again when the tab is shown again.
 */
export function useHealth(key = ''): { reply: Reply<{ health: Health }> | undefined; reload: () => void } {
  const lang = useLang()
  const [turn, setTurn] = useState(0)
  const [reply, setReply] = useState<Reply<{ health: Health }>>()
  const read = useEffectEvent((signal: AbortSignal) =>
    callAdmin<{ health: Health }>({ path: 'admin-health', lang, signal }),
  )
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLoading = false
    const load = async () => {
      clearTimeout(timer)
      if (isLoading || document.visibilityState === 'hidden') return
      isLoading = true
      const next = await read(stop.signal)
      isLoading = false
      if (stop.signal.aborted) return
      setReply(next)
      if (next.ok || next.status === 0 || next.status >= 500) timer = setTimeout(look, refreshMs)
    }
    const look = () => void load()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lang, key, turn])
  return { reply, reload: () => setTurn((before) => before + 1) }
}
