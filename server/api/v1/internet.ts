import { z } from 'zod'
import { planRemarks } from '#app/records/internet-plans/plan.ts'
import { listActivePlans, planFacts } from '#app/records/internet-plans/store.server.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'
import { listRoute } from './data-route.ts'
import { bilingualName, nullableText, remarksField, shownRemarks } from './day.ts'

const provider = z.object({
  name: bilingualName,
  website: z.string().nullable(),
  phone: z.string().nullable(),
  description: nullableText,
})

export const readProviderList = listRoute('providers', provider, {
  path: '/api/v1/internet-providers',
  summary: 'Internet providers with their websites and phone numbers',
  tags: ['internet-providers'],
  read: async ({ storage }) =>
    (await listActiveProviders(storage.db)).map((row) => ({
      name: { en: row.name, ne: row.name_ne },
      website: row.website_url,
      phone: row.contact_number,
      description: { en: row.description, ne: row.description_ne },
    })),
})

const yesNoUnknown = z.boolean().nullable()

/** Null means "not published", which is neither 0 nor no. */
const plan = z.object({
  /** Its `name.en` in the list of providers. */
  provider: z.string(),
  name: bilingualName,
  speed_mbps: z.number(),
  /** For the whole billing cycle. */
  price_npr: z.number(),
  cycle_months: z.int(),
  vat_included: yesNoUnknown,
  installation_npr: z.number().nullable(),
  router_npr: z.number().nullable(),
  router_included: yesNoUnknown,
  includes_tv: z.boolean(),
  /** As text, such as `unlimited` or `500GB`. */
  data_limit: z.string().nullable(),
  fair_use: nullableText,
  source: z.string().nullable(),
  /** The day on which the source read the price. */
  source_read_on: z.iso.date().nullable(),
  /** The day on which the plan was compared with the provider's own page. */
  verified_on: z.iso.date().nullable(),
  remarks: remarksField,
})

export const readPlanList = listRoute('plans', plan, {
  path: '/api/v1/internet-plans',
  summary: 'Internet plans of these providers; a price is that of a whole billing cycle',
  tags: ['internet-plans', 'internet-providers'],
  read: async ({ storage }) =>
    (await listActivePlans(storage.db)).map((row) => {
      const facts = planFacts(row)
      return {
        provider: row.provider.name,
        name: { en: row.plan_name, ne: row.plan_name_ne },
        speed_mbps: row.speed_mbps,
        price_npr: row.price_npr,
        cycle_months: facts.cycleMonths,
        vat_included: row.vat_included,
        installation_npr: row.installation_cost_npr,
        router_npr: row.router_cost_npr,
        router_included: row.router_included,
        includes_tv: row.includes_tv,
        data_limit: row.data_limit_gb,
        fair_use: { en: row.fup_details, ne: row.fup_details_ne },
        source: row.source_url,
        source_read_on: row.source_checked_on,
        verified_on: facts.verifiedOn,
        remarks: shownRemarks(planRemarks(facts)),
      }
    }),
})
