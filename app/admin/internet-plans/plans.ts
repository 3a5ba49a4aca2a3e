import { digitsIn } from '@chautari/bikram-sambat/digits'
import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import type { FormValues } from '#app/platform/editing/record.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import type { providerRecord } from '#app/records/internet-providers/schema.ts'
import { messages } from './messages.ne.ts'

/** An internet plan as the admin API returns it. */
export type PlanRow = z.output<typeof planRecord.stored>

/** An internet provider as the admin API returns it, with the path of its logo on this site. */
export type ProviderRow = Pick<
  z.output<typeof providerRecord.stored>,
  'id' | 'name' | 'name_ne' | 'is_active'
> & {
  logo_path: string | null
}

/**
 * ADM-09: the plans grouped by active provider, in the order of the providers, by speed; a provider without plans has no
 * group.
 */
export function planGroups<Plan extends PlanRow>(plans: readonly Plan[], providers: readonly ProviderRow[]) {
  const byProvider = Map.groupBy(plans, ({ provider_id }) => provider_id)
  return providers
    .filter(({ is_active }) => is_active)
    .map((provider) => ({ provider, plans: (byProvider.get(provider.id) ?? []).toSorted(bySpeed) }))
    .filter((group) => group.plans.length > 0)
}

const bySpeed = (one: PlanRow, other: PlanRow) => one.speed_mbps - other.speed_mbps

/** A provider sells one plan for several durations. */
export function planName(lang: Lang, { plan_name, plan_name_ne, plan_duration_months: months }: PlanRow) {
  const name = textIn(lang, plan_name, plan_name_ne).text
  return months ? `${name}, ${messages[lang].months(digitsIn(lang, months))}` : name
}

/** Inactive providers that have plans. */
export function hiddenGroups(plans: readonly PlanRow[], providers: readonly ProviderRow[]): ProviderRow[] {
  const withPlans = new Set(plans.map(({ provider_id }) => provider_id))
  return providers.filter(({ id, is_active }) => !is_active && withPlans.has(id))
}

/** ADM-11: the providers offered for a plan: active ones, and its current one. */
export function selectableProviders(providers: readonly ProviderRow[], plan: PlanRow | undefined) {
  return providers.filter(({ id, is_active }) => is_active || id === plan?.provider_id)
}

export function providerNames(lang: Lang, providers: readonly ProviderRow[]): Record<string, string> {
  return Object.fromEntries(providers.map(({ id, name, name_ne }) => [id, textIn(lang, name, name_ne).text]))
}

/** One-time costs, as far as they are published. */
export function setupCostNpr(plan: Pick<PlanRow, 'installation_cost_npr' | 'router_cost_npr'>): number {
  return (plan.installation_cost_npr ?? 0) + (plan.router_cost_npr ?? 0)
}

/** The price per month of the form's values; 0 for invalid input. */
export function monthlyNpr(values: FormValues): number {
  const { price_npr, plan_duration_months } = planRecord.edits('en').shape
  const price = price_npr.safeParse(values.price_npr)
  const months = plan_duration_months.safeParse(values.plan_duration_months)
  return price.success && months.success ? price.data / months.data : 0
}
