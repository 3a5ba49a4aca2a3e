import { dataReleases } from './data-releases.ts'
import { forexHistory, forexPrefetch } from './forex.ts'
import type { Job } from './job.ts'
import { metals } from './metals.ts'
import { newsletterDelivery } from './newsletter-delivery.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { watchProblems } from './problems.ts'
import { unusedUploads } from './unused-uploads.ts'
import { usagePartitions, usageRetention } from './usage.ts'
import { waitingMail } from './waiting-mail.ts'

/** A new job is declared in a file and listed here. */
const watched: readonly Job[] = [
  forexPrefetch,
  forexHistory,
  metals,
  newsletterDelivery,
  usagePartitions,
  usageRetention,
  unusedUploads,
  dataReleases,
  nightlyBackup,
  waitingMail,
]

/** All jobs. */
export const jobs: readonly Job[] = [...watched, watchProblems(watched)]
