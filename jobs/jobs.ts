import { webhookSender } from '#app/feeds/newsletter-webhook/adapter.server.ts'
import { storeReleases } from '#app/records/data-releases/store.server.ts'
import { deliverDue } from '#app/records/subscribers/deliveries.server.ts'
import { unsubscribeLink } from '#app/records/subscribers/store.server.ts'
import type { Job } from './job.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { waitingMail } from './operator-mail.ts'
import { forexHistory, forexPrefetch, metals } from './prices.ts'
import { watchProblems } from './problems.ts'
import { unusedUploads, usagePartitions, usageRetention } from './retention.ts'

/** Delivers subscriptions that are due: first attempts that a server could not make, and retries. */
export const newsletterDelivery: Job = {
  name: 'newsletter-delivery',
  cron: '* * * * *',
  isNeeded: ({ config }) => config.newsletterWebhookUrl !== undefined,
  async run({ config, storage: { db }, log, authSecret: secret, now }, signal) {
    const { siteUrl } = config
    const send = webhookSender(config, (id) => unsubscribeLink(id, { siteUrl, secret }))
    if (!send) return
    const round = await deliverDue({ db, now, send }, signal)
    // A webhook that fails is no failure of the job: the outbox has the time of the next attempt.
    if (round.again + round.failed > 0) log.warn(round, 'newsletter: subscriptions were not handed on')
    else if (round.delivered > 0) log.info(round, 'newsletter: subscriptions were handed on')
  },
}

/** Keeps a version of each file of open data that changed since its newest one. */
export const dataReleases: Job = {
  name: 'data-releases',
  cron: '20 3 * * *',
  atStart: true,
  async run({ storage, log, dataFiles, now }) {
    const released = await storeReleases(storage.db, (await dataFiles?.()) ?? [], now())
    if (released.length > 0) log.info({ released }, 'files of open data were released')
  },
}

/** A new job is listed here. */
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
