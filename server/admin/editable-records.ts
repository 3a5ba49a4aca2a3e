import { latinDigits } from '@chautari/bikram-sambat/digits'
import type { Selectable } from 'kysely'
import { bankRecord } from '#app/records/banks/schema.ts'
import { bankEditor } from '#app/records/banks/store.server.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { carrierEditor } from '#app/records/carriers/store.server.ts'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { numberEditor } from '#app/records/emergency-numbers/store.server.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { amount, planEditor } from '#app/records/internet-plans/store.server.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { listProviderNames, providerEditor } from '#app/records/internet-providers/store.server.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { officeEditor } from '#app/records/postal-codes/store.server.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { toolEditor } from '#app/records/tools/store.server.ts'
import type { Database } from '#db/schema.ts'
import { csvRoutes } from './csv-routes.ts'
import { type Edit, editRoutes, orderRoutes } from './edit-routes.ts'

const edits: readonly Omit<Edit, 'path'>[] = [
  { names: ['bank', 'banks'], editor: bankEditor, record: bankRecord, key: { fields: ['code'] } },
  { names: ['carrier', 'carriers'], editor: carrierEditor, record: carrierRecord, key: { fields: ['name'] } },
  { names: ['tool', 'tools'], editor: toolEditor, record: toolRecord, key: { fields: ['path'] } },
  {
    names: ['provider', 'providers'],
    editor: providerEditor,
    record: providerRecord,
    key: { fields: ['name'] },
  },
  { names: ['office', 'offices'], editor: officeEditor, record: postalRecord, key: { fields: ['code'] } },
  {
    names: ['number', 'numbers'],
    editor: numberEditor,
    record: emergencyRecord,
    key: { fields: ['number'], form: (number) => latinDigits(number).replace(/\D/g, '') },
  },
  {
    names: ['plan', 'plans'],
    editor: planEditor,
    record: planRecord,
    key: { fields: ['provider_id', 'plan_name', 'plan_duration_months'] },
    named: { field: 'provider_id', list: listProviderNames },
    shown: (plan: Selectable<Database['internet_plans']>) => ({
      ...plan,
      price_npr: Number(plan.price_npr),
      installation_cost_npr: amount(plan.installation_cost_npr),
      router_cost_npr: amount(plan.router_cost_npr),
    }),
  },
]

/** The tables that operators edit by rows, each at an address with its name. */
export const records: readonly Edit[] = edits.map((edit) => ({
  ...edit,
  path: `/api/admin-${edit.editor.options.table.replaceAll('_', '-')}`,
}))

/** All routes of each. Those of its order come first: `:id` would match their path. */
export const catalogueRoutes = records.flatMap((edit) => [
  ...orderRoutes(edit),
  ...editRoutes(edit),
  ...csvRoutes(edit),
])
