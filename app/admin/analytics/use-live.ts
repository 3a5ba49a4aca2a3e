import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import type { Live } from './figures.ts'

const refreshMs = 15_000

interface LiveState {
  /** The last that could be read. */
  live?: Live
  /** Of the last request. */
  error?: string
}

/**
 * Reads the live view when it is opened, then every 15 seconds while the tab is visible. After a refusal only when the tab
 * is shown again, since to repeat the request by itself would change nothing.
 */
export function useLive(): LiveState {
  const lang = useLang()
  const [state, setState] = useState<LiveState>({})
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLoading = false
    const load = async () => {
      clearTimeout(timer)
      if (isLoading || document.visibilityState === 'hidden') return
      isLoading = true
      const reply = await callAdmin<{ live: Live }>({ path: 'admin-analytics-live', lang, signal })
      isLoading = false
      if (signal.aborted) return
      setState((before) => (reply.ok ? { live: reply.answer.live } : { ...before, error: reply.error }))
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
  }, [lang])
  return state
}
