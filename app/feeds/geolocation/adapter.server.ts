import ipaddr from 'ipaddr.js'
import { fetchJson, type UpstreamTrouble } from '#app/platform/upstream/fetch-json.server.ts'
import { type Place, readPlace } from './shape.ts'

export type PlaceAnswer =
  | { ok: true; place: Place }
  | { ok: false; trouble: UpstreamTrouble | 'malformed' | 'no-public-address' }

/** The place is a courtesy: nothing waits for it longer. */
const limitMs = 2000

/**
 * Asks which city and country an address belongs to.
 * @param template address of the service, with `{ip}` in the place of the visitor's: without it the service would tell
 * where this server stands.
 */
export async function askPlace(template: string, address: string): Promise<PlaceAnswer> {
  // What belongs to no public network has no place, and is nobody's business outside.
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast')
    return { ok: false, trouble: 'no-public-address' }
  const answer = await fetchJson(new URL(template.replaceAll('{ip}', address)), {
    limitMs,
    maxBytes: 64 * 1024,
  })
  if (!answer.ok) return { ok: false, trouble: answer.trouble }
  const place = readPlace(answer.body)
  return place ? { ok: true, place } : { ok: false, trouble: 'malformed' }
}
