import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { PlanFields } from './edit-fields.ts'
import { messages } from './messages.ne.ts'

export const planEditor = new RowEditor<'internet_plans', PlanFields>({
  table: 'internet_plans',
  tags: ['internet-plans'],
  searched: ['plan_name', 'plan_name_ne', 'fup_details', 'data_limit_gb'],
  columns: columnsOf,
  async conflicts(db, { provider_id: wanted }, { lang, id }) {
    if (!wanted) return
    const provider = await db
      .selectFrom('internet_providers')
      .select('is_active')
      .where('id', '=', wanted)
      .executeTakeFirst()
    // A plan may stay with a provider that was switched off; none may go there.
    const plan = await db
      .selectFrom('internet_plans')
      .select('provider_id')
      .where('id', '=', id ?? null)
      .executeTakeFirst()
    if (!provider || !(provider.is_active || plan?.provider_id === wanted))
      return { provider_id: messages[lang].providerRequired }
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
