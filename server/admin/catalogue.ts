import { latinDigits } from 'bikram-sambat-calendar/digits'
import type { core } from 'zod/mini'
import type { EditableTable } from '#app/platform/editing/editable-table.server.ts'
import type { NamedField, RowKey } from '#app/platform/editing/row-file.server.ts'
import type { Groups } from '#app/platform/editing/row-order.server.ts'
import { bankRecord } from '#app/records/banks/schema.ts'
import { bankEditor } from '#app/records/banks/store.server.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { carrierEditor } from '#app/records/carriers/store.server.ts'
import { categoryIds } from '#app/records/emergency-numbers/number.ts'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { numberEditor } from '#app/records/emergency-numbers/store.server.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { planEditor } from '#app/records/internet-plans/store.server.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { listProviderNames, providerEditor } from '#app/records/internet-providers/store.server.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { officeEditor } from '#app/records/postal-codes/store.server.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { toolEditor } from '#app/records/tools/store.server.ts'
import type { AdminRoute } from './define.ts'
import { type Edit, editRoutes } from './edit-routes.ts'
import { fileRoutes, orderRoutes } from './list-routes.ts'

const orders = ['sort_order', 'name', 'is_active', 'created_at', 'updated_at'] as const

export const catalogueRoutes = [
  ...recordRoutes({
    path: '/api/admin-banks',
    names: ['bank', 'banks'],
    editor: bankEditor,
    record: bankRecord,
    orders: [...orders, ...bankRecord.sortable],
    logo: ({ logo_url }) => logo_url,
    key: { fields: ['code'] },
  }),
  ...recordRoutes({
    path: '/api/admin-carriers',
    names: ['carrier', 'carriers'],
    editor: carrierEditor,
    record: carrierRecord,
    orders: [...orders, ...carrierRecord.sortable],
    key: { fields: ['name'] },
  }),
  ...recordRoutes({
    path: '/api/admin-tools',
    names: ['tool', 'tools'],
    editor: toolEditor,
    record: toolRecord,
    orders: [...orders, ...toolRecord.sortable],
    key: { fields: ['path'] },
  }),
  ...recordRoutes({
    path: '/api/admin-internet-providers',
    names: ['provider', 'providers'],
    editor: providerEditor,
    record: providerRecord,
    orders: [...orders, ...providerRecord.sortable],
    key: { fields: ['name'] },
    logo: ({ logo_url }) => logo_url,
  }),
  ...recordRoutes({
    path: '/api/admin-internet-plans',
    names: ['plan', 'plans'],
    editor: planEditor,
    record: planRecord,
    orders: [...planRecord.sortable, 'is_active', 'created_at', 'updated_at'],
    key: { fields: ['provider_id', 'plan_name', 'plan_duration_months'] },
    named: { field: 'provider_id', column: 'provider', list: listProviderNames },
    // Money with two decimals is exact as a number far beyond what a plan costs.
    shown: (plan) => ({
      ...plan,
      price_npr: Number(plan.price_npr),
      installation_cost_npr: numberOrNull(plan.installation_cost_npr),
      router_cost_npr: numberOrNull(plan.router_cost_npr),
    }),
  }),
  ...recordRoutes({
    path: '/api/admin-emergency-numbers',
    names: ['number', 'numbers'],
    editor: numberEditor,
    record: emergencyRecord,
    orders: [...orders, ...emergencyRecord.sortable],
    key: { fields: ['number'], form: (number) => latinDigits(number).replace(/\D/g, '') },
    groups: { field: 'category', values: categoryIds },
  }),
  ...recordRoutes({
    path: '/api/admin-postal-codes',
    names: ['office', 'offices'],
    editor: officeEditor,
    record: postalRecord,
    key: { fields: ['code'] },
    orders: [...postalRecord.sortable, 'name', 'is_active', 'created_at', 'updated_at'],
  }),
]

function numberOrNull(amount: string | null): number | null {
  return amount === null ? null : Number(amount)
}

interface Extras {
  key?: RowKey
  named?: NamedField
  groups?: Groups
}

/** All routes of a record. Those of its order come first: `:id` would match their path. */
function recordRoutes<T extends EditableTable, Shape extends core.$ZodShape>(
  edit: Edit<T, Shape> & Extras & { record: { controls: Readonly<Record<string, unknown>> } },
): AdminRoute[] {
  return [...orderRoutes(edit), ...editRoutes(edit), ...fileRoutes(edit)]
}
