import { matchesText } from '#app/kit/text-match.ts'
import type { PlanRow, ProviderRow } from './plan-row.ts'

export interface PlanGroup {
  provider: ProviderRow
  plans: PlanRow[]
}

/**
 * ADM-09: the plans grouped by active provider, in the order of the providers; a provider without plans has no group.
 * @param q searches the names of plans and providers; empty for all
 */
export function planGroups(
  plans: readonly PlanRow[],
  providers: readonly ProviderRow[],
  q: string,
): PlanGroup[] {
  const byProvider = Map.groupBy(plans, ({ provider_id }) => provider_id)
  return providers
    .filter(({ is_active }) => is_active)
    .map((provider) => ({ provider, plans: found(byProvider.get(provider.id) ?? [], provider, q) }))
    .filter((group) => group.plans.length > 0)
}

function found(plans: PlanRow[], { name, name_ne }: ProviderRow, q: string): PlanRow[] {
  if (q.trim() === '') return plans
  return plans.filter((plan) =>
    matchesText(q, [plan.plan_name, plan.plan_name_ne ?? '', name, name_ne ?? '']),
  )
}

/** Inactive providers that have plans. */
export function hiddenGroups(plans: readonly PlanRow[], providers: readonly ProviderRow[]): ProviderRow[] {
  const withPlans = new Set(plans.map(({ provider_id }) => provider_id))
  return providers.filter(({ id, is_active }) => !is_active && withPlans.has(id))
}

/** ADM-11: the providers offered for a plan: active ones, and its current one. */
export function selectableProviders(
  providers: readonly ProviderRow[],
  plan: PlanRow | undefined,
): ProviderRow[] {
  return providers.filter(({ id, is_active }) => is_active || id === plan?.provider_id)
}
