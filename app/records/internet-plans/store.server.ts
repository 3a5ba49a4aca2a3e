import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { Db } from '#db/schema.ts'
import { messages } from './messages.ne.ts'
import { cycleMonthsOf, type PlanFacts } from './plan.ts'
import { planRecord } from './schema.ts'

type PlanFields = z.output<ReturnType<typeof planRecord.edits>>

export const planEditor = new RowEditor<'internet_plans', PlanFields>({
  table: 'internet_plans',
  tags: ['internet-plans'],
  searched: ['plan_name', 'plan_name_ne', 'fup_details', 'data_limit_gb'],
  filters: planRecord.filters,
  linked: { table: 'internet_providers', column: 'provider_id', searched: ['name', 'name_ne'] },
  columns: columnsOf,
  async conflicts(db, { provider_id: wanted }, { lang, id, isRestored }) {
    if (!wanted) return
    const provider = await db
      .selectFrom('internet_providers')
      .select('is_active')
      .where('id', '=', wanted)
      .executeTakeFirst()
    // A plan may stay with a provider that was switched off, or be restored to it; no other may go there.
    const plan = await db
      .selectFrom('internet_plans')
      .select('provider_id')
      .where('id', '=', id ?? null)
      .executeTakeFirst()
    if (!provider || !(provider.is_active || isRestored || plan?.provider_id === wanted))
      return { provider_id: isRestored ? messages[lang].providerGone : messages[lang].providerRequired }
  },
})

/** Visitors' figures use the billing cycle: the form knows one duration, and both columns say it. */
function columnsOf({ verified_today, ...fields }: Partial<PlanFields>, now: Date) {
  const { plan_duration_months: months } = fields
  return {
    ...fields,
    ...(months && { billing_cycle_months: months }),
    ...(verified_today && { last_verified_at: now }),
  }
}

export type PlanRow = Awaited<ReturnType<typeof listActivePlans>>[number]

/** Active plans of active providers, in the order of the providers. At most 1,000: what visitors see is bounded. */
export async function listActivePlans(db: Db) {
  const rows = await db
    .selectFrom('internet_plans as plan')
    .innerJoin('internet_providers as provider', 'provider.id', 'plan.provider_id')
    .select(planRecord.columns.map((column) => `plan.${column}` as const))
    .select((of) =>
      jsonBuildObject({
        id: of.ref('provider.id'),
        name: of.ref('provider.name'),
        logo_url: of.ref('provider.logo_url'),
        website_url: of.ref('provider.website_url'),
        contact_number: of.ref('provider.contact_number'),
        description: of.ref('provider.description'),
      }).as('provider'),
    )
    .where('plan.is_active', '=', true)
    .where('provider.is_active', '=', true)
    .orderBy('provider.sort_order')
    .orderBy('provider.name')
    .orderBy('plan.speed_mbps')
    .orderBy('plan.price_npr')
    .orderBy('plan.id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    ...row,
    price_npr: Number(row.price_npr),
    installation_cost_npr: amount(row.installation_cost_npr),
    router_cost_npr: amount(row.router_cost_npr),
    last_verified_at: row.last_verified_at?.toISOString() ?? null,
  }))
}

/** Money with two decimals is exact as a number far beyond what a plan costs. */
export function amount(text: string | null): number | null {
  return text === null ? null : Number(text)
}

export function planFacts(row: PlanRow): PlanFacts {
  return {
    speedMbps: row.speed_mbps,
    priceNpr: row.price_npr,
    cycleMonths: cycleMonthsOf(row.billing_cycle_months, row.plan_duration_months),
    installNpr: row.installation_cost_npr,
    routerNpr: row.router_cost_npr,
    routerIncluded: row.router_included,
    vatIncluded: row.vat_included,
    readOn: row.source_checked_on,
    verifiedOn: row.last_verified_at && nepalDay(new Date(row.last_verified_at)),
  }
}

/** An internet plan as pages show it. */
export type Plan = ReturnType<typeof shownPlans>[number]

/** The plans as a page in a language shows them. */
export function shownPlans(lang: Lang, rows: readonly PlanRow[]) {
  return rows.map((row) => {
    const name = textIn(lang, row.plan_name, row.plan_name_ne)
    const otherName = name.lang === 'ne' ? row.plan_name : row.plan_name_ne
    return {
      id: row.id,
      providerId: row.provider_id,
      name: name.text,
      /** The language that the name really is in. */
      nameLang: name.lang,
      // The name in the other language, where the row has both: a search finds either.
      ...(otherName && { otherName }),
      ...planFacts(row),
      includesTv: row.includes_tv,
      /** As it is stored, `unlimited` or `500GB`. */
      dataLimit: row.data_limit_gb,
      fairUse: row.fup_details ? textIn(lang, row.fup_details, row.fup_details_ne) : null,
      source: row.source_url ? { url: row.source_url, host: hostOf(row.source_url) } : null,
    }
  })
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
}
