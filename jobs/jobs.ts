import { embeddedDump } from './embedded-dump.ts'
import { forexHistory, forexPrefetch } from './forex.ts'
import type { Job } from './job.ts'
import { metals } from './metals.ts'
import { newsletterDelivery } from './newsletter-delivery.ts'
import { unusedUploads } from './unused-uploads.ts'
import { usagePartitions, usageRetention } from './usage.ts'

/** All jobs. A new one is declared in a file and listed here. */
export const jobs: readonly Job[] = [
  forexPrefetch,
  forexHistory,
  metals,
  newsletterDelivery,
  usagePartitions,
  usageRetention,
  unusedUploads,
  embeddedDump,
]
