import ipaddr from 'ipaddr.js'
import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import { type GeoLocation, readLocation } from './shape.ts'

export type LocationAnswer =
  | { ok: true; location: GeoLocation }
  | { ok: false; trouble: UpstreamTrouble | 'malformed' | 'no-public-address' }

/** The location is optional, so the wait is short. */
const limitMs = 2000

/**
 * The city and country of an IP address.
 * @param template the service's URL, with `{ip}` for the visitor's address: without it the service would locate this
 * server.
 */
export async function fetchLocation(template: string, address: string): Promise<LocationAnswer> {
  // A private address has no location and must not be sent out.
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast')
    return { ok: false, trouble: 'no-public-address' }
  const answer = await fetchJson(new URL(template.replaceAll('{ip}', address)), {
    limitMs,
    maxBytes: 64 * 1024,
  })
  if (!answer.ok) return { ok: false, trouble: answer.trouble }
  const location = readLocation(answer.body)
  return location ? { ok: true, location } : { ok: false, trouble: 'malformed' }
}
