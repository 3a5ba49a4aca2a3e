import { z } from 'zod'
import { carrierColours } from '#app/records/carriers/carrier.ts'
import { listActiveCarriers } from '#app/records/carriers/store.server.ts'
import { publicRead } from './define.ts'

const optional = z.string().nullable()

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
