import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

/** In months. The first one is the default. */
export const planDurationsMonths = [12, 1, 3, 6, 24] as const

/** A plan as an admin writes it, for the form and the server alike. */
export function planFields(lang: Lang) {
  const say = messages[lang]
  const { required, optional, url, flag, maybe, count, price, cost, choice } = fieldsIn(lang)
  return z.strictObject({
    provider_id: z.string(say.providerRequired).check(z.uuid(say.providerRequired)),
    plan_name: required(say.nameRequired),
    plan_name_ne: optional(),
    speed_mbps: count(say.speedNeeded, 0),
    /** For the whole time of `plan_duration_months`. */
    price_npr: price(say.priceNeeded, 0),
    plan_duration_months: choice(planDurationsMonths),
    installation_cost_npr: cost(0),
    router_cost_npr: cost(0),
    router_included: maybe(),
    includes_tv: flag(false),
    vat_included: maybe(),
    data_limit_gb: z.prefault(optional(60), 'unlimited'),
    fup_details: optional(1000),
    fup_details_ne: optional(1000),
    source_url: url(),
    is_active: flag(true),
    /** The plan was compared with the provider's own page just now. */
    verified_today: flag(false),
  })
}

export type PlanFields = z.output<ReturnType<typeof planFields>>
