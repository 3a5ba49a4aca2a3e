import { z } from 'zod'

/** What is known of where a visitor is; either may be missing. */
export interface Place {
  city: string | null
  country: string | null
}

/** Blank, too long or missing: the name of nothing. */
const placeName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))
  .nullable()
  .catch(null)

const wirePlace = z.object({
  /** Trouble is told in the body, also under status 200. */
  error: z.unknown().optional(),
  city: placeName,
  country_name: placeName,
})

/** City and country out of an answer; undefined when it is trouble, or names neither. */
export function readPlace(body: unknown): Place | undefined {
  const { data } = wirePlace.safeParse(body)
  if (!data || data.error) return undefined
  const { city, country_name: country } = data
  return city || country ? { city, country } : undefined
}
