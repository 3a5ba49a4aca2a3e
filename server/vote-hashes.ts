import { createHmac, hkdfSync } from 'node:crypto'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { AddressHashes } from '#app/records/ratings/store.server.ts'

const hourMs = 3_600_000

/**
 * The keyed hash of a visitor's address that is stored with a vote. The key is derived from the secret that all servers share,
 * so that they count together, and changes each day in Nepal, so that no address is recognised on the next. In the first hour
 * of a day votes of the day before still count.
 */
export function voteHashes(address: string, secret: string, now: Date): AddressHashes {
  const on = (day: string) => createHmac('sha256', keyOf(day, secret)).update(address).digest('base64url')
  const [today, hourAgo] = [nepalDay(now), nepalDay(new Date(now.getTime() - hourMs))]
  return { current: on(today), hourAgo: on(hourAgo) }
}

function keyOf(day: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `addresses behind votes on ${day}`, 32))
}
