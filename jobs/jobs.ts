import type { Job } from './job.ts'
import { usagePartitions } from './usage-partitions.ts'

/** Every job. A new one is a file and a line here. */
export const jobs: readonly Job[] = [usagePartitions]
