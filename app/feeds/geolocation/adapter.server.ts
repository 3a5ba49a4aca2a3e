import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { fetchAndRead } from '#app/platform/upstream/fetch-json.server.ts'

/** The location is optional, so the wait is short. */
const limitMs = 2000

/**
 * The city and country of an IP address.
 * @param template the service's URL, with `{ip}` for the visitor's address: without it the service would locate this
 * server.
 */
export async function fetchLocation(template: string, address: string) {
  // A private address has no location and must not be sent out.
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast')
    return { ok: false, trouble: 'no-public-address' } as const
  const url = new URL(template.replaceAll('{ip}', address))
  return await fetchAndRead(url, readLocation, { limitMs, maxBytes: 64 * 1024 })
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
function readLocation(body: unknown) {
  const { data } = wireLocation.safeParse(body)
  if (!data || data.error) return undefined
  const { city, country_name: country } = data
  return city || country ? { city, country } : undefined
}
