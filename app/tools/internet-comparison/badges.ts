import type { Plan } from '#app/records/internet-plans/plan.ts'

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

export function hasRouter({
  routerIncluded,
  routerNpr,
}: Pick<Plan, 'routerIncluded' | 'routerNpr'>): boolean {
  return routerIncluded === true || routerNpr === 0
}
