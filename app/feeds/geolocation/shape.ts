import { z } from 'zod'

/** A visitor's location; either part may be missing. */
export interface GeoLocation {
  city: string | null
  country: string | null
}

/** Null when blank, too long or missing. */
const placeName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))
  .nullable()
  .catch(null)

const wireLocation = z.object({
  /** Errors are in the body, also with status 200. */
  error: z.unknown().optional(),
  city: placeName,
  country_name: placeName,
})

/** City and country of an answer; undefined for an error, or when both are missing. */
export function readLocation(body: unknown): GeoLocation | undefined {
  const { data } = wireLocation.safeParse(body)
  if (!data || data.error) return undefined
  const { city, country_name: country } = data
  return city || country ? { city, country } : undefined
}
