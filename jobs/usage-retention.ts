import { deleteErrorsBefore } from '#app/records/errors/store.server.ts'
import { forgetAddresses } from '#app/records/ratings/store.server.ts'
import { deleteUsageBefore } from '#app/records/usage/retention.server.ts'
import type { Job } from './job.ts'

const keptYears = 2

/** Deletes what the privacy policy promises to delete. Every hour, because addresses behind votes are kept for one. */
export const usageRetention: Job = {
  name: 'usage-retention',
  cron: '25 * * * *',
  async run({ storage: { db }, now }, signal) {
    const before = now()
    before.setUTCFullYear(before.getUTCFullYear() - keptYears)
    await forgetAddresses(db)
    await deleteErrorsBefore(db, before)
    await deleteUsageBefore(db, before, signal)
  },
}
