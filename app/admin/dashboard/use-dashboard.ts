import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin } from '../api/call-admin.ts'
import { useMay } from '../api/use-may.ts'
import type { Change } from '../changes/changed-row.ts'

export const counted = ['users', 'tools', 'banks', 'carriers', 'providers'] as const

type Counted = (typeof counted)[number]

/** Each part is undefined while it loads, null when it could not be loaded. */
export interface Dashboard {
  totals: Partial<Record<Counted, number | null>>
  changes?: readonly Change[] | null
}

const pathOf = {
  users: 'admin-users',
  tools: 'admin-tools',
  banks: 'admin-banks',
  carriers: 'admin-carriers',
  providers: 'admin-internet-providers',
} as const

/** ADM-02: sends all requests at once, and shows each part when it arrives. */
export function useDashboard(): Dashboard {
  const lang = useLang()
  const seesUsers = useMay('operator')
  const [dashboard, setDashboard] = useState<Dashboard>({ totals: {} })
  useEffect(() => {
    const stop = new AbortController()
    const load = async <Answer>(
      path: AdminRequest['path'],
      put: (answer: Answer | null, all: Dashboard) => Dashboard,
    ) => {
      const reply = await callAdmin<Answer>({ path, lang, signal: stop.signal })
      if (!stop.signal.aborted) setDashboard((all) => put(reply.ok ? reply.answer : null, all))
    }
    for (const name of counted) {
      if (name === 'users' && !seesUsers) continue
      void load<{ total: number }>(`${pathOf[name]}?per_page=1`, (answer, all) => ({
        ...all,
        totals: { ...all.totals, [name]: answer ? answer.total : null },
      }))
    }
    void load<{ entries: readonly Change[] }>('admin-audit?per_page=8', (answer, all) => ({
      ...all,
      changes: answer ? answer.entries : null,
    }))
    return () => stop.abort()
  }, [lang, seesUsers])
  return dashboard
}
