import * as z from 'zod/mini'
import { checkedAt, yesOrNo } from '#app/platform/editing/list-query.ts'
import {
  choice,
  cost,
  count,
  defineRecord,
  flag,
  localTexts,
  maybe,
  optional,
  price,
  required,
  url,
} from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'

const message = localTexts(messages)
const months = z.nullable(z.int().check(z.positive()))
const text = z.nullable(z.string())
const dataLimit = optional({ max: 60, initial: 'unlimited' })

/** In the columns that may be null, null means "not published", which is neither 0 nor no. */
export const planRecord = defineRecord({
  listed: [],
  sortable: ['provider_id', 'plan_name', 'speed_mbps', 'price_npr'],
  filters: {
    provider: { column: 'provider_id', values: 'id' },
    verified: checkedAt('last_verified_at'),
    provider_active: { ...yesOrNo('is_active'), isLinked: true },
  },
  readOnly: {
    billing_cycle_months: months,
    source_checked_on: z.nullable(z.iso.date()),
    last_verified_at: z.nullable(z.iso.datetime()),
  },
  fields: {
    provider_id: {
      edited: (lang) => z.uuid(message('providerRequired')(lang)),
      read: z.uuid(),
      control: { kind: 'select', initial: '', isRequired: true },
    },
    plan_name: required(message('nameRequired')),
    plan_name_ne: optional(),
    speed_mbps: count(message('speedNeeded')),
    /** The first one is the default. */
    plan_duration_months: { ...choice([12, 1, 3, 6, 24], { isHalf: true }), read: months },
    /** For the whole time of `plan_duration_months`. */
    price_npr: price(message('priceNeeded')),
    vat_included: maybe(),
    installation_cost_npr: cost(),
    router_cost_npr: cost(),
    router_included: maybe(),
    includes_tv: flag(false),
    /** Free text, such as `500GB`. */
    data_limit_gb: {
      ...dataLimit,
      edited: (lang) => z.prefault(dataLimit.edited(lang), 'unlimited'),
    },
    fup_details: optional({ max: 1000, kind: 'area' }),
    fup_details_ne: optional({ max: 1000, kind: 'area' }),
    source_url: url(),
    /** The plan was compared with the provider's own page just now. */
    verified_today: { ...flag(false), read: null, control: { kind: 'custom', initial: false } },
    is_active: flag(true),
  },
})

/** An internet plan as anyone may read it. */
export const publicPlan = z.extend(planRecord.shown, {
  provider: z.object({
    id: z.uuid(),
    name: z.string().check(z.minLength(1)),
    logo_url: text,
    website_url: text,
    contact_number: text,
    description: text,
  }),
})
