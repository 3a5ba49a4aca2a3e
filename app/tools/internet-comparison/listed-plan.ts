import { searchable } from '#app/lib/text-match.ts'
import { type Costs, costsOf, hasRouter, type Plan } from '#app/records/internet-plans/plan.ts'
import type { Provider } from '#app/records/internet-providers/schema.ts'

/** A plan with the values for filters, sorting and cards. */
export interface ListedPlan {
  plan: Plan
  provider: Provider
  costs: Costs
  /** Normalised names of plan and provider in both languages. */
  names: readonly string[]
}

/** Plans joined with their providers; a plan without its provider is left out. */
export function listedPlans(plans: readonly Plan[], providers: readonly Provider[]): ListedPlan[] {
  const byId = new Map(providers.map((provider) => [provider.id, provider]))
  return plans.flatMap((plan) => {
    const provider = byId.get(plan.providerId)
    if (!provider) return []
    const names = [plan.name, plan.otherName, provider.name, provider.otherName].flatMap((name) =>
      name ? [searchable(name)] : [],
    )
    return [{ plan, provider, costs: costsOf(plan), names }]
  })
}

/** What a month costs for each Mbps. */
export function perMbpsNpr({ plan, costs }: ListedPlan): number {
  return costs.monthlyNpr / plan.speedMbps
}

export type Badge = 'routerIncluded' | 'freeInstall' | 'tvBundle'

type Badged = Pick<Plan, 'routerIncluded' | 'routerNpr' | 'installNpr' | 'includesTv'>

/** What a plan includes. An installation is free when its fee is known to be 0, not when it is unknown. */
export function badgesOf(plan: Badged): Badge[] {
  return [
    ...(hasRouter(plan) ? ['routerIncluded' as const] : []),
    ...(plan.installNpr === 0 ? ['freeInstall' as const] : []),
    ...(plan.includesTv ? ['tvBundle' as const] : []),
  ]
}
