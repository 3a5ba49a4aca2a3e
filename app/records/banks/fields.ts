import { z } from 'zod'

/** A bank as anyone may read it. */
export const publicBank = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  name_ne: z.string().nullable(),
  /** The `bankCode` of payment codes: mostly the SWIFT code, not always. */
  code: z.string().regex(/^[^a-z\s]+$/),
  logo_url: z.string().nullable(),
  is_active: z.literal(true),
  sort_order: z.int(),
})
