import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { callAdmin, type Reply } from './call-admin.ts'

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
