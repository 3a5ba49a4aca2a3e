import type { Lang } from '#app/lib/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { callAdmin, type Failure, type Reply } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { type List, type ListSource, queryOf, useListView } from '../lists/use-list.ts'
import type { PlanRow, ProviderRow } from './plans.ts'

const perPage = 200
/** The server's maximum. */
const mostPerPage = 500

const ofInactive = 'provider_active'

/** ADM-09: plans of active providers. In the order of the providers' ids, so that a page splits two of them at most. */
const source: ListSource = {
  path: 'admin-internet-plans',
  many: 'plans',
  sort: 'provider_id',
  perPage,
  filters: Object.keys(planRecord.filters).filter((name) => name !== ofInactive),
  fixed: { [ofInactive]: 'yes' },
}

interface Loaded {
  plans: readonly PlanRow[]
  total: number
  providers: readonly ProviderRow[]
  /** The first plans of inactive providers. */
  hidden: readonly PlanRow[]
  /** Why they could not be loaded. */
  error?: string
}

export interface Plans extends List<PlanRow>, Pick<Loaded, 'providers' | 'hidden'> {}

const nothing: Loaded = { plans: [], total: 0, providers: [], hidden: [] }

/** ADM-25: a page of plans and all providers, loaded together. */
export function usePlans(): Plans {
  const lang = useLang()
  const viewed = useListView(source)
  const query = queryOf(viewed, perPage)
  const { answer = nothing, ...state } = useLoaded(`${lang} ${query}`, (signal) => load(query, lang, signal))
  const { plans, total, providers, hidden, error } = answer
  const pages = Math.max(1, Math.ceil(total / perPage))
  return { ...viewed, ...state, rows: plans, total, pages, providers, hidden, error }
}

async function load(query: string, lang: Lang, signal: AbortSignal): Promise<Loaded> {
  const planList = (asked: string) =>
    callAdmin<{ plans: readonly PlanRow[]; total: number }>({ path: `${source.path}?${asked}`, lang, signal })
  const [plans, hidden, providers] = await Promise.all([
    planList(query),
    planList(`${ofInactive}=no&per_page=${mostPerPage}&sort=provider_id`),
    loadProviders(lang, signal),
  ])
  if (plans.ok && hidden.ok && providers.ok)
    return { ...plans.answer, hidden: hidden.answer.plans, providers: providers.answer }
  const { error } = [plans, hidden, providers].find(({ ok }) => !ok) as Failure
  if (!signal.aborted) console.error('Failed to load data', error)
  return { ...nothing, error }
}

async function loadProviders(lang: Lang, signal: AbortSignal): Promise<Reply<readonly ProviderRow[]>> {
  const rows: ProviderRow[] = []
  for (let page = 1; ; page += 1) {
    const reply = await callAdmin<{ total: number; providers: readonly ProviderRow[] }>({
      path: `admin-internet-providers?sort=sort_order&per_page=${mostPerPage}&page=${page}`,
      lang,
      signal,
    })
    if (!reply.ok) return reply
    const { providers, total } = reply.answer
    rows.push(...providers)
    if (providers.length === 0 || rows.length >= total) return { ok: true, answer: rows }
  }
}
