import { z } from 'zod'
import { bankFields } from '#app/records/banks/edit-fields.ts'
import { bankEditor } from '#app/records/banks/editor.server.ts'
import { publicBank } from '#app/records/banks/fields.ts'
import { carrierFields } from '#app/records/carriers/edit-fields.ts'
import { carrierEditor } from '#app/records/carriers/editor.server.ts'
import { planFields } from '#app/records/internet-plans/edit-fields.ts'
import { planEditor } from '#app/records/internet-plans/editor.server.ts'
import { publicPlan } from '#app/records/internet-plans/fields.ts'
import { providerFields } from '#app/records/internet-providers/edit-fields.ts'
import { providerEditor } from '#app/records/internet-providers/editor.server.ts'
import { publicProvider } from '#app/records/internet-providers/fields.ts'
import { toolFields } from '#app/records/tools/edit-fields.ts'
import { toolEditor } from '#app/records/tools/editor.server.ts'
import { publicCarrier, publicTool } from '../api/catalogue.ts'
import { editRoutes } from './edit-routes.ts'

/** Fields that only operators see. */
const stored = {
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}

const withLogo = { logo_path: z.string().nullable().optional() }

const orders = ['sort_order', 'name', 'is_active', 'created_at', 'updated_at'] as const

export const catalogueRoutes = [
  ...editRoutes({
    path: '/api/admin-banks',
    names: ['bank', 'banks'],
    editor: bankEditor,
    fields: bankFields,
    orders: [...orders, 'code'],
    row: publicBank.extend({ ...stored, ...withLogo }),
    logo: ({ logo_url }) => logo_url,
  }),
  ...editRoutes({
    path: '/api/admin-carriers',
    names: ['carrier', 'carriers'],
    editor: carrierEditor,
    fields: carrierFields,
    orders: [...orders, 'technology'],
    row: publicCarrier.extend(stored),
  }),
  ...editRoutes({
    path: '/api/admin-tools',
    names: ['tool', 'tools'],
    editor: toolEditor,
    fields: toolFields,
    orders: [...orders, 'path', 'category'],
    row: publicTool.extend(stored),
  }),
  ...editRoutes({
    path: '/api/admin-internet-providers',
    names: ['provider', 'providers'],
    editor: providerEditor,
    fields: providerFields,
    orders,
    row: publicProvider.extend({ ...stored, ...withLogo }),
    logo: ({ logo_url }) => logo_url,
  }),
  ...editRoutes({
    path: '/api/admin-internet-plans',
    names: ['plan', 'plans'],
    editor: planEditor,
    fields: planFields,
    orders: ['provider_id', 'plan_name', 'speed_mbps', 'price_npr', 'is_active', 'created_at', 'updated_at'],
    row: publicPlan.omit({ provider: true }).extend(stored),
    // Money with two decimals is exact as a number far beyond what a plan costs.
    shown: (plan) => ({
      ...plan,
      price_npr: Number(plan.price_npr),
      installation_cost_npr: numberOrNull(plan.installation_cost_npr),
      router_cost_npr: numberOrNull(plan.router_cost_npr),
    }),
  }),
]

function numberOrNull(amount: string | null): number | null {
  return amount === null ? null : Number(amount)
}
