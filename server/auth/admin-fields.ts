import { z } from 'zod'

/** A Go duration such as `300ms` or `2h45m`, or `none`. */
const duration = z
  .string()
  .max(40)
  .regex(/^(none|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/)

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
/** E.164, with or without the plus; stored with it. */
const phone = z
  .string()
  .regex(/^\+?[1-9]\d{6,14}$/)
  .transform((digits) => `+${digits.replace('+', '')}`)

export const metadata = z.strictObject({
  full_name: z
    .string()
    .trim()
    .max(100)
    // No control characters and no lone surrogates: PostgreSQL text rejects them.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
})

/**
 * The fields of a user that an operator may set. None of them grants operator rights: no role, no `app_metadata`, and
 * no ready-made password hash.
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

/** Upper limit of a ban. */
const latest = Date.parse('9999-12-31T00:00:00Z')

/** The end of the ban; null lifts it. */
export function bannedUntil(text: string, now: Date): Date | null {
  if (text === 'none') return null
  let ms = 0
  for (const [, number, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)([a-zµ]+)/g)) {
    ms += Number(number) * (unitsMs[unit] ?? 0)
  }
  return new Date(Math.min(now.getTime() + ms, latest))
}
