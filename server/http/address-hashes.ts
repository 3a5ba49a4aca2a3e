import { createHmac, hkdfSync } from 'node:crypto'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import type { AddressHashes } from '#app/platform/http/client-address.server.ts'
import type { Site } from '#server/services.ts'

const hourMs = 3_600_000

type Use = 'votes' | 'reports'

/**
 * The keyed hash of a visitor's address that is stored with a vote or a report. The key is derived from the secret that all
 * servers share, so that they count together, and changes each day in Nepal, so that no address is recognised on the next. In
 * the first hour of a day those of the day before still count.
 */
export function addressHashes(
  use: Use,
  address: string,
  { authSecret, now }: Pick<Site, 'authSecret' | 'now'>,
): AddressHashes {
  const on = (day: string) =>
    createHmac('sha256', keyOf(use, day, authSecret))
      .update(address)
      .digest('base64url')
  const [today, hourAgo] = [nepalDay(now()), nepalDay(new Date(now().getTime() - hourMs))]
  return { current: on(today), hourAgo: on(hourAgo) }
}

function keyOf(use: Use, day: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `addresses behind ${use} on ${day}`, 32))
}
