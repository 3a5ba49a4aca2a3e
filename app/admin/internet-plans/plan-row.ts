/** An internet plan as the admin API returns it. Null means "not published". */
export interface PlanRow {
  id: string
  updated_at: string
  provider_id: string
  plan_name: string
  plan_name_ne: string | null
  speed_mbps: number
  /** For the whole billing cycle. */
  price_npr: number
  plan_duration_months: number | null
  installation_cost_npr: number | null
  router_cost_npr: number | null
  data_limit_gb: string | null
  last_verified_at: string | null
  is_active: boolean
}

export interface ProviderRow {
  id: string
  name: string
  name_ne: string | null
  /** On this site. */
  logo_path: string | null
  is_active: boolean
}
