import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useMay } from '../api/use-may.ts'

export const counted = ['users', 'tools', 'banks', 'carriers', 'providers'] as const

type Counted = (typeof counted)[number]

/** Undefined while it loads, null when it could not be loaded. */
type Totals = Partial<Record<Counted, number | null>>

const pathOf = {
  users: 'admin-users',
  tools: 'admin-tools',
  banks: 'admin-banks',
  carriers: 'admin-carriers',
  providers: 'admin-internet-providers',
} as const

/** ADM-02: sends all requests at once, and shows each total when it arrives. */
export function useTotals(): Totals {
  const lang = useLang()
  const seesUsers = useMay('operator')
  const [totals, setTotals] = useState<Totals>({})
  useEffect(() => {
    const stop = new AbortController()
    const load = async (name: Counted) => {
      const path = `${pathOf[name]}?per_page=1` as const
      const reply = await callAdmin<{ total: number }>({ path, lang, signal: stop.signal })
      if (!stop.signal.aborted) setTotals((all) => ({ ...all, [name]: reply.ok ? reply.answer.total : null }))
    }
    for (const name of counted) if (name !== 'users' || seesUsers) void load(name)
    return () => stop.abort()
  }, [lang, seesUsers])
  return totals
}
