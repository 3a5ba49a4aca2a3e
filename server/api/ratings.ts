import { createHmac, hkdfSync } from 'node:crypto'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { AppError } from '#app/lib/app-error.ts'
import { vote } from '#app/records/ratings/fields.ts'
import { type AddressHashes, saveVote } from '#app/records/ratings/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { publicWrite } from './define.ts'

export const writeRating = publicWrite({
  path: '/api/ratings',
  summary: "Saves a visitor's vote of 1 to 5 stars for a tool, in place of an earlier one",
  accepts: vote,
  maxBytes: 512,
  perMinute: 20,
  status: 204,
  write: async ({ storage, authSecret, now }, given, { address }) => {
    if (manifestAt(given.path)?.status !== 'open') throw new AppError('bad-input')
    await saveVote(storage.db, given, voteHashes(address, authSecret, now()))
  },
})

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
