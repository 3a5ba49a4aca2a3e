import { useEffect, useState } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin, type Reply } from '../api/call-admin.ts'
import type { PlanRow, ProviderRow } from './plan-row.ts'

interface Loaded {
  plans: readonly PlanRow[]
  providers: readonly ProviderRow[]
  /** Why they could not be loaded. */
  error: string | undefined
  /** The turn that this answers; 0 before the first answer. */
  turn: number
}

export interface Plans extends Omit<Loaded, 'turn'> {
  /** Also while older plans are still on screen. */
  isLoading: boolean
  reload: () => void
}

/** All plans and all providers, loaded together. */
export function usePlans(): Plans {
  const lang = useLang()
  const [turn, setTurn] = useState(1)
  const [loaded, setLoaded] = useState<Loaded>({ plans: [], providers: [], error: undefined, turn: 0 })
  useEffect(() => {
    const stop = new AbortController()
    void loadBoth(lang, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // ADM-25.
      if (answer.error !== undefined) console.error('Failed to load data', answer.error)
      setLoaded({ ...answer, turn })
    })
    return () => stop.abort()
  }, [lang, turn])
  const { plans, providers, error } = loaded
  return {
    plans,
    providers,
    error,
    isLoading: loaded.turn !== turn,
    reload: () => setTurn((before) => before + 1),
  }
}

async function loadBoth(lang: Lang, signal: AbortSignal): Promise<Omit<Loaded, 'turn'>> {
  const [plans, providers] = await Promise.all([
    loadAll<PlanRow>('admin-internet-plans', { many: 'plans', sort: 'speed_mbps', lang, signal }),
    loadAll<ProviderRow>('admin-internet-providers', { many: 'providers', sort: 'sort_order', lang, signal }),
  ])
  if (!plans.ok) return { plans: [], providers: [], error: plans.error }
  if (!providers.ok) return { plans: [], providers: [], error: providers.error }
  return { plans: plans.answer, providers: providers.answer, error: undefined }
}

interface Wanted extends Pick<AdminRequest, 'lang'> {
  /** The JSON field of the list in the answer. */
  many: string
  sort: string
  signal: AbortSignal
}

/** The server's maximum. */
const perPage = 500

async function loadAll<Row>(
  path: AdminRequest['path'],
  { many, sort, ...rest }: Wanted,
): Promise<Reply<readonly Row[]>> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const reply = await callAdmin<{ total: number } & Record<string, readonly Row[]>>({
      path: `${path}?sort=${sort}&per_page=${perPage}&page=${page}`,
      ...rest,
    })
    if (!reply.ok) return reply
    const given = reply.answer[many] ?? []
    rows.push(...given)
    if (given.length === 0 || rows.length >= reply.answer.total) return { ok: true, answer: rows }
  }
}
