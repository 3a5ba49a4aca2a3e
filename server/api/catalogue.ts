import { z } from 'zod'
import { publicBank } from '#app/records/banks/fields.ts'
import { listActiveBanks } from '#app/records/banks/store.server.ts'
import { carrierColours } from '#app/records/carriers/carrier.ts'
import { listActiveCarriers } from '#app/records/carriers/store.server.ts'
import { publicPlan } from '#app/records/internet-plans/fields.ts'
import { listActivePlans } from '#app/records/internet-plans/store.server.ts'
import { publicProvider } from '#app/records/internet-providers/fields.ts'
import { listActiveProviders } from '#app/records/internet-providers/store.server.ts'
import { publicSettings } from '#app/records/settings/fields.ts'
import { readPublicSettings } from '#app/records/settings/store.server.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import { publicRead } from './define.ts'

const text = z.string()
const optional = z.string().nullable()

export const publicTool = z.object({
  id: z.uuid(),
  name: text,
  name_ne: optional,
  description: text,
  description_ne: optional,
  icon_name: text,
  category: text,
  path: text,
  sort_order: z.int(),
  is_active: z.literal(true),
  seo_title: optional,
  seo_title_ne: optional,
  seo_description: optional,
  seo_description_ne: optional,
  seo_keywords: optional,
  seo_keywords_ne: optional,
  og_image: optional,
  updated_at: z.iso.datetime(),
})

export const readTools = publicRead({
  path: '/api/tools',
  summary: 'Active tools in their order',
  tags: ['tools'],
  answers: z.object({ tools: z.array(publicTool) }),
  read: async ({ storage }) => ({ tools: await listActiveTools(storage.db) }),
})

export const publicCarrier = z.object({
  id: z.uuid(),
  name: z.string(),
  name_ne: optional,
  technology: z.string(),
  prefixes: z.array(z.string().regex(/^\d{3}$/)),
  icon_name: z.string(),
  color: z.enum(carrierColours),
  color_class: z.string(),
  bg_color_class: z.string(),
  description: optional,
  description_ne: optional,
  status: z.enum(['operating', 'ended']),
  status_note: optional,
  status_note_ne: optional,
  is_active: z.literal(true),
  sort_order: z.int(),
})

export const readCarriers = publicRead({
  path: '/api/carriers',
  summary: 'Active mobile carriers with the three-digit prefixes of the numbers they issued',
  tags: ['carriers'],
  answers: z.object({ carriers: z.array(publicCarrier) }),
  read: async ({ storage }) => ({ carriers: await listActiveCarriers(storage.db) }),
})

export const readBanks = publicRead({
  path: '/api/banks',
  summary: 'Active banks with the codes that payment QR codes name them by',
  tags: ['banks'],
  answers: z.object({ banks: z.array(publicBank) }),
  read: async ({ storage }) => ({ banks: await listActiveBanks(storage.db) }),
})

export const readInternetProviders = publicRead({
  path: '/api/internet-providers',
  summary: 'Active internet providers with their websites and phone numbers',
  tags: ['internet-providers'],
  answers: z.object({ providers: z.array(publicProvider) }),
  read: async ({ storage }) => ({ providers: await listActiveProviders(storage.db) }),
})

export const readInternetPlans = publicRead({
  path: '/api/internet-plans',
  summary:
    'Active plans of active internet providers, each with its provider; a price is that of a whole billing cycle',
  tags: ['internet-plans', 'internet-providers'],
  answers: z.object({ plans: z.array(publicPlan) }),
  read: async ({ storage }) => ({ plans: await listActivePlans(storage.db) }),
})

export const readSiteSettings = publicRead({
  path: '/api/site-settings',
  summary: 'Settings that public pages show, defaults filled in',
  tags: ['settings'],
  answers: z.object({ settings: z.object(publicSettings) }),
  read: async ({ storage }) => ({ settings: await readPublicSettings(storage.db) }),
})
