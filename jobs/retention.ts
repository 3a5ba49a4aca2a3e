import { deleteUnusedUploads } from '#app/platform/media/stored-pictures.server.ts'
import { deleteCorrectionTexts } from '#app/records/corrections/store.server.ts'
import { deleteErrorsBefore } from '#app/records/errors/store.server.ts'
import { forgetAddresses } from '#app/records/ratings/votes.server.ts'
import { storedSince } from '#app/records/usage/periods.ts'
import { deleteUsageBefore } from '#app/records/usage/retention.server.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Job } from './job.ts'

/** Deletes what the privacy policy promises to delete. Every hour, because addresses behind votes are kept for one. */
export const usageRetention: Job = {
  name: 'usage-retention',
  cron: '25 * * * *',
  async run({ storage: { db }, now }, signal) {
    const before = storedSince(now())
    await forgetAddresses(db)
    await deleteCorrectionTexts(db, now())
    await deleteErrorsBefore(db, before)
    await deleteUsageBefore(db, before, signal)
  },
}

/** Creates the usage log's partitions of the coming months. */
export const usagePartitions: Job = {
  name: 'usage-partitions',
  cron: '10 1 * * *',
  async run({ storage, now }) {
    await ensureUsagePartitions(storage.db, now(), 2)
  },
}

const dayMs = 86_400_000

/** Deletes uploaded pictures that no row has referred to for a day. */
export const unusedUploads: Job = {
  name: 'unused-uploads',
  cron: '40 2 * * *',
  async run({ storage, now }) {
    await deleteUnusedUploads(storage.db, new Date(now().getTime() - dayMs))
  },
}
