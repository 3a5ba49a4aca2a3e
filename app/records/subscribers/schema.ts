import { z } from 'zod'

const maxAddress = 254

/** What a browser takes for an e-mail address, with a domain that can receive letters. One spelling for one address. */
const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxAddress)
  .regex(z.regexes.html5Email)
  .regex(/\.[^.@]{2,}$/)

/** The form of the newsletter as it is sent. */
export const subscription = z.strictObject({
  email: emailAddress,
  /** A honeypot that visitors do not see; only programs fill it in. */
  website: z.string().max(500).optional(),
})

export type Subscription = z.output<typeof subscription>

const optional = z.string().nullable()
const instant = z.iso.datetime().nullable()

/** A subscriber as operators see one. */
export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  city: optional,
  country: optional,
  unsubscribed_at: instant,
  created_at: z.iso.datetime(),
  delivery: z.object({
    /** Of the last delivery to the webhook; `none` without one. */
    state: z.enum(['none', 'waiting', 'retrying', 'delivered', 'failed']),
    delivered_at: instant,
    last_error: optional,
  }),
})

export type Subscriber = z.output<typeof subscriber>
