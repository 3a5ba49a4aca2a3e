import type { Generated } from 'kysely'
import type { Amount, Day, Id, Instant, Stamp } from './columns.ts'

export interface InternetProvidersTable {
  id: Id
  name: string
  name_ne: string | null
  logo_url: string | null
  website_url: string | null
  contact_number: string | null
  description: string | null
  description_ne: string | null
  is_active: Generated<boolean>
  sort_order: Generated<number>
  created_at: Stamp
  updated_at: Stamp
}

/** In the nullable columns null means "not published", which is not the same as 0 or false. */
export interface InternetPlansTable {
  id: Id
  /** Deleting the provider deletes its plans. */
  provider_id: string
  plan_name: string
  plan_name_ne: string | null
  speed_mbps: number
  /** The price of the whole billing cycle, not of a month. */
  price_npr: Amount
  billing_cycle_months: number | null
  plan_duration_months: number | null
  installation_cost_npr: Amount | null
  router_cost_npr: Amount | null
  router_included: boolean | null
  includes_tv: Generated<boolean>
  vat_included: boolean | null
  /** Free text, shown as it is: `unlimited`, `500GB`. */
  data_limit_gb: string | null
  fup_details: string | null
  fup_details_ne: string | null
  source_url: string | null
  /** The day on which a second-hand source read the provider's page: no check of ours. */
  source_checked_on: Day | null
  /** When an admin compared the plan with the provider's page. Only that sets it. */
  last_verified_at: Instant | null
  is_active: Generated<boolean>
  created_at: Stamp
  updated_at: Stamp
}
