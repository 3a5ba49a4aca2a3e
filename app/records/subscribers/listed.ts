import { z } from 'zod'

const optional = z.string().nullable()
const instant = z.iso.datetime().nullable()

/** A subscriber as operators see one. */
export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  city: optional,
  country: optional,
  unsubscribed_at: instant,
  /** When an e-mail last asked an address that had left. */
  confirmation_sent_at: instant,
  created_at: z.iso.datetime(),
  delivery: z.object({
    /** Of the last delivery to the webhook; `none` without one. */
    state: z.enum(['none', 'waiting', 'retrying', 'delivered', 'failed']),
    attempts: z.int(),
    next_attempt_at: instant,
    delivered_at: instant,
    last_error: optional,
  }),
})

export type Subscriber = z.output<typeof subscriber>
