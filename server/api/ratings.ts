import { AppError } from '#app/lib/app-error.ts'
import { vote } from '#app/records/ratings/schema.ts'
import { saveVote } from '#app/records/ratings/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { addressHashes } from '../http/address-hashes.ts'
import { publicWrite } from './define.ts'

export const writeRating = publicWrite({
  path: '/api/ratings',
  summary: "Saves a visitor's vote of 1 to 5 stars for a tool, in place of an earlier one",
  accepts: vote,
  maxBytes: 512,
  perMinute: 20,
  status: 204,
  write: async (site, given, { address }) => {
    if (manifestAt(given.path)?.status !== 'open') throw new AppError('bad-input')
    await saveVote(site.storage.db, given, addressHashes('votes', address, site))
  },
})
