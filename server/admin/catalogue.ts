import { bankRecord } from '#app/records/banks/schema.ts'
import { bankEditor } from '#app/records/banks/store.server.ts'
import { carrierRecord } from '#app/records/carriers/schema.ts'
import { carrierEditor } from '#app/records/carriers/store.server.ts'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { numberEditor } from '#app/records/emergency-numbers/store.server.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { planEditor } from '#app/records/internet-plans/store.server.ts'
import { providerRecord } from '#app/records/internet-providers/schema.ts'
import { providerEditor } from '#app/records/internet-providers/store.server.ts'
import { postalRecord } from '#app/records/postal-codes/schema.ts'
import { officeEditor } from '#app/records/postal-codes/store.server.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { toolEditor } from '#app/records/tools/store.server.ts'
import { editRoutes } from './edit-routes.ts'

const orders = ['sort_order', 'name', 'is_active', 'created_at', 'updated_at'] as const

export const catalogueRoutes = [
  ...editRoutes({
    path: '/api/admin-banks',
    names: ['bank', 'banks'],
    editor: bankEditor,
    record: bankRecord,
    orders: [...orders, ...bankRecord.sortable],
    logo: ({ logo_url }) => logo_url,
  }),
  ...editRoutes({
    path: '/api/admin-carriers',
    names: ['carrier', 'carriers'],
    editor: carrierEditor,
    record: carrierRecord,
    orders: [...orders, ...carrierRecord.sortable],
  }),
  ...editRoutes({
    path: '/api/admin-tools',
    names: ['tool', 'tools'],
    editor: toolEditor,
    record: toolRecord,
    orders: [...orders, ...toolRecord.sortable],
  }),
  ...editRoutes({
    path: '/api/admin-internet-providers',
    names: ['provider', 'providers'],
    editor: providerEditor,
    record: providerRecord,
    orders: [...orders, ...providerRecord.sortable],
    logo: ({ logo_url }) => logo_url,
  }),
  ...editRoutes({
    path: '/api/admin-internet-plans',
    names: ['plan', 'plans'],
    editor: planEditor,
    record: planRecord,
    orders: [...planRecord.sortable, 'is_active', 'created_at', 'updated_at'],
    // Money with two decimals is exact as a number far beyond what a plan costs.
    shown: (plan) => ({
      ...plan,
      price_npr: Number(plan.price_npr),
      installation_cost_npr: numberOrNull(plan.installation_cost_npr),
      router_cost_npr: numberOrNull(plan.router_cost_npr),
    }),
  }),
  ...editRoutes({
    path: '/api/admin-emergency-numbers',
    names: ['number', 'numbers'],
    editor: numberEditor,
    record: emergencyRecord,
    orders: [...orders, ...emergencyRecord.sortable],
  }),
  ...editRoutes({
    path: '/api/admin-postal-codes',
    names: ['office', 'offices'],
    editor: officeEditor,
    record: postalRecord,
    orders: [...postalRecord.sortable, 'name', 'is_active', 'created_at', 'updated_at'],
  }),
]

function numberOrNull(amount: string | null): number | null {
  return amount === null ? null : Number(amount)
}
