import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Job } from './job.ts'

/** The usage log has a table for each month: those to come are made before they are needed. */
export const usagePartitions: Job = {
  name: 'usage-partitions',
  cron: '10 1 * * *',
  async run({ storage, now }) {
    await ensureUsagePartitions(storage.db, now(), 2)
  },
}
