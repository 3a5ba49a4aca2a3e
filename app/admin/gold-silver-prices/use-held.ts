import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/fields.ts'
import { callAdmin } from '../api/call-admin.ts'

export interface HeldPrice extends PublicPrice {
  /** The market day whose prices are too different. */
  compared_with: string
}

/** All prices that wait for approval, independent of the table. */
export function useHeld() {
  const lang = useLang()
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ turn: number; rows: readonly HeldPrice[]; error?: string }>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const path = 'admin-gold-silver-prices?per_page=1'
    void callAdmin<{ held: HeldPrice[] }>({ path, lang, signal }).then((reply) => {
      if (signal.aborted) return
      setLoaded(reply.ok ? { turn, rows: reply.answer.held } : { turn, rows: [], error: reply.error })
    })
    return () => stop.abort()
  }, [lang, turn])
  return {
    rows: loaded?.rows ?? [],
    error: loaded?.error,
    isLoading: loaded?.turn !== turn,
    reload: () => setTurn((before) => before + 1),
  }
}
