import { z } from 'zod'

const optional = z.string().nullable()

/** An internet provider as anyone may read it. */
export const publicProvider = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  name_ne: optional,
  logo_url: optional,
  website_url: optional,
  contact_number: optional,
  description: optional,
  description_ne: optional,
  is_active: z.literal(true),
  sort_order: z.int(),
})
