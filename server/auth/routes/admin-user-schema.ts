import { z } from 'zod'
import { anyEmailField, e164Field, lineField } from '../requests/request-fields.ts'

/** A Go duration such as `300ms` or `2h45m`, or `none`. */
const duration = z
  .string()
  .max(40)
  .regex(/^(none|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/)

export const metadata = z.strictObject({ full_name: lineField(100).optional() })

/**
 * The fields of a user that an operator may set. None of them grants operator rights: no role, no `app_metadata`, and
 * no ready-made password hash.
 */
export const userFields = z.strictObject({
  email: anyEmailField.optional(),
  phone: e164Field.optional(),
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

/** The end of the ban; null lifts it. @param before where no duration is given */
export function bannedUntil(text: string | undefined, now: Date, before: Date | null = null): Date | null {
  if (text === undefined) return before
  if (text === 'none') return null
  let ms = 0
  for (const [, number, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)([a-zµ]+)/g)) {
    ms += Number(number) * (unitsMs[unit] ?? 0)
  }
  return new Date(Math.min(now.getTime() + ms, latest))
}
