import { planFields } from '#app/records/internet-plans/edit-fields.ts'
import type { FormValues } from '../forms/form-values.ts'
import type { PlanRow } from './plan-row.ts'

/** One-time costs, as far as they are published. */
export function setupCostNpr({
  installation_cost_npr,
  router_cost_npr,
}: Pick<PlanRow, 'installation_cost_npr' | 'router_cost_npr'>): number {
  return (installation_cost_npr ?? 0) + (router_cost_npr ?? 0)
}

/** The price per month of the form's values; 0 for invalid input. */
export function monthlyNpr(values: FormValues): number {
  const { price_npr, plan_duration_months } = planFields('en').shape
  const price = price_npr.safeParse(values.price_npr)
  const months = plan_duration_months.safeParse(values.plan_duration_months)
  return price.success && months.success ? price.data / months.data : 0
}
