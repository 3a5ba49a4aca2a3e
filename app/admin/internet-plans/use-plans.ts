import { useLang } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { type AdminRequest, callAdmin, type Failure, type Reply } from '../api/call-admin.ts'
import { type ListSource, useList } from '../lists/use-list.ts'
import { type PlanRow, type ProviderRow, planGroups, planName } from './plans.ts'

/** The server's maximum. */
const mostPerPage = 500

const { provider_active: _, ...filters } = planRecord.filters

/** What narrows the list, but for whether the provider is active. */
export const planFilters = filters

/** ADM-09: plans of active providers. In the order of the providers' ids, so that a page splits two of them at most. */
const source: ListSource = {
  path: 'admin-internet-plans',
  many: 'plans',
  sort: 'provider_id',
  perPage: 200,
  filters: Object.keys(filters),
  fixed: { provider_active: 'yes' },
}

type Plans = Readonly<Record<'plans', readonly PlanRow[]>> & { total: number }

type Loaded = Plans & {
  providers: readonly ProviderRow[]
  /** The first plans of inactive providers. */
  hidden: readonly PlanRow[]
}

/** ADM-25: a page of plans in the order on screen, and all providers, loaded together. */
export function usePlans() {
  const lang = useLang()
  const list = useList<PlanRow, Loaded>(source, load)
  const { providers = [], hidden = [] } = list.answer ?? {}
  const groups = planGroups(list.rows, providers)
  const rows = groups.flatMap(({ plans }) => plans.map((plan) => ({ ...plan, name: planName(lang, plan) })))
  return { list: { ...list, rows }, groups, providers, hidden }
}

async function load(request: AdminRequest): Promise<Reply<Loaded>> {
  const path: AdminRequest['path'] = `${source.path}?provider_active=no&per_page=${mostPerPage}&sort=provider_id`
  const [plans, hidden, providers] = await Promise.all([
    callAdmin<Plans>(request),
    callAdmin<Plans>({ ...request, path }),
    loadProviders(request),
  ])
  if (plans.ok && hidden.ok && providers.ok)
    return {
      ok: true,
      answer: { ...plans.answer, hidden: hidden.answer.plans, providers: providers.answer },
    }
  const failed = [plans, hidden, providers].find(({ ok }) => !ok) as Failure
  if (!request.signal?.aborted) console.error('Failed to load data', failed.error)
  return failed
}

async function loadProviders(request: AdminRequest): Promise<Reply<readonly ProviderRow[]>> {
  const rows: ProviderRow[] = []
  for (let page = 1; ; page += 1) {
    const reply = await callAdmin<{ total: number; providers: readonly ProviderRow[] }>({
      ...request,
      path: `admin-internet-providers?sort=sort_order&per_page=${mostPerPage}&page=${page}`,
    })
    if (!reply.ok) return reply
    const { providers, total } = reply.answer
    rows.push(...providers)
    if (providers.length === 0 || rows.length >= total) return { ok: true, answer: rows }
  }
}
