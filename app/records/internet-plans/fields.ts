import { z } from 'zod'

const optional = z.string().nullable()
const months = z.int().positive().nullable()
const cost = z.number().nonnegative().nullable()

/** What a plan says of its provider. */
const embeddedProvider = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  logo_url: optional,
  website_url: optional,
  contact_number: optional,
  description: optional,
})

/** An internet plan as anyone may read it. Null means "not published". */
export const publicPlan = z.object({
  id: z.uuid(),
  provider_id: z.uuid(),
  provider: embeddedProvider,
  plan_name: z.string().min(1),
  plan_name_ne: optional,
  speed_mbps: z.int().positive(),
  /** For the whole billing cycle. */
  price_npr: z.number().positive(),
  billing_cycle_months: months,
  plan_duration_months: months,
  installation_cost_npr: cost,
  router_cost_npr: cost,
  router_included: z.boolean().nullable(),
  includes_tv: z.boolean(),
  vat_included: z.boolean().nullable(),
  /** Free text, such as `unlimited`. */
  data_limit_gb: optional,
  fup_details: optional,
  fup_details_ne: optional,
  source_url: optional,
  source_checked_on: z.iso.date().nullable(),
  last_verified_at: z.iso.datetime().nullable(),
  is_active: z.literal(true),
})
