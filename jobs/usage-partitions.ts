import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Job } from './job.ts'

/** Creates the usage log's partitions of the coming months. */
export const usagePartitions: Job = {
  name: 'usage-partitions',
  cron: '10 1 * * *',
  async run({ storage, now }) {
    await ensureUsagePartitions(storage.db, now(), 2)
  },
}
