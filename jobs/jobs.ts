import { embeddedDump } from './embedded-dump.ts'
import { forexHistory } from './forex-history.ts'
import { forexPrefetch } from './forex-prefetch.ts'
import type { Job } from './job.ts'
import { metals } from './metals.ts'
import { newsletterDelivery } from './newsletter-delivery.ts'
import { usagePartitions } from './usage-partitions.ts'
import { usageRetention } from './usage-retention.ts'

/** All jobs. A new one is a file and a line here. */
export const jobs: readonly Job[] = [
  forexPrefetch,
  forexHistory,
  metals,
  newsletterDelivery,
  usagePartitions,
  usageRetention,
  embeddedDump,
]
