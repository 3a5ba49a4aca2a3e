import { z } from 'zod'

/** `300ms`, `2h45m`, and in place of it `none`. */
const duration = z
  .string()
  .max(40)
  .regex(/^(none|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/)

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
/** With or without the plus of E.164; stored with it. */
const phone = z
  .string()
  .regex(/^\+?[1-9]\d{6,14}$/)
  .transform((digits) => `+${digits.replace('+', '')}`)

export const metadata = z.strictObject({
  full_name: z
    .string()
    .trim()
    .max(100)
    // No control characters, and no halves of pairs: a text of the database holds neither.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
})

/**
 * What an operator may set of a user. Nothing here makes an operator: no role, no `app_metadata`, and no hash of a
 * password that another program made.
 */
export const userFields = z.strictObject({
  email: email.optional(),
  phone: phone.optional(),
  password: z.string().min(8).max(128).optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  ban_duration: duration.optional(),
})

export type UserFields = z.output<typeof userFields>

const unitsMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** No ban has a later end. */
const latest = Date.parse('9999-12-31T00:00:00Z')

/** Until when somebody is banned; null lifts the ban. */
export function bannedUntil(text: string, now: Date): Date | null {
  if (text === 'none') return null
  let ms = 0
  for (const [, number, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)([a-zµ]+)/g)) {
    ms += Number(number) * (unitsMs[unit] ?? 0)
  }
  return new Date(Math.min(now.getTime() + ms, latest))
}
