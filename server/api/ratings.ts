import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '#app/kit/app-error.ts'
import { vote } from '#app/records/ratings/fields.ts'
import { saveVote } from '#app/records/ratings/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { publicWrite } from './define.ts'

// Made anew at each start: the stored hash can never be turned back into an address.
const hashKey = randomBytes(32)

export const writeRating = publicWrite({
  path: '/api/ratings',
  summary: "Saves a visitor's vote of 1 to 5 stars for a tool, in place of an earlier one",
  accepts: vote,
  maxBytes: 512,
  perMinute: 20,
  status: 204,
  write: async ({ storage }, given, { address }) => {
    if (manifestAt(given.path)?.status !== 'open') throw new AppError('bad-input')
    await saveVote(storage.db, given, createHmac('sha256', hashKey).update(address).digest('base64url'))
  },
})
