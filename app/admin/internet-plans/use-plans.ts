import type { Lang } from '#app/lib/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin, type Failure, type Reply } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { PlanRow, ProviderRow } from './plans.ts'

interface Both {
  plans: readonly PlanRow[]
  providers: readonly ProviderRow[]
  /** Why they could not be loaded. */
  error?: string
}

export interface Plans extends Both {
  /** Also while older plans are still on screen. */
  isLoading: boolean
  reload: () => void
}

/** All plans and all providers, loaded together. */
export function usePlans(): Plans {
  const lang = useLang()
  const { answer, ...state } = useLoaded(lang, (signal) => loadBoth(lang, signal))
  return { plans: [], providers: [], ...answer, ...state }
}

async function loadBoth(lang: Lang, signal: AbortSignal): Promise<Both> {
  const [plans, providers] = await Promise.all([
    loadAll<PlanRow>('admin-internet-plans', { many: 'plans', sort: 'speed_mbps', lang, signal }),
    loadAll<ProviderRow>('admin-internet-providers', { many: 'providers', sort: 'sort_order', lang, signal }),
  ])
  if (plans.ok && providers.ok) return { plans: plans.answer, providers: providers.answer }
  const error = plans.ok ? (providers as Failure).error : plans.error
  // ADM-25.
  if (!signal.aborted) console.error('Failed to load data', error)
  return { plans: [], providers: [], error }
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
