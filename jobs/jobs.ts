import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { askMarket } from '#app/feeds/metals/adapter.server.ts'
import { webhookSender } from '#app/feeds/newsletter-webhook/adapter.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { within } from '#app/lib/within.ts'
import { deleteUnusedPictures } from '#app/platform/media/stored-pictures.server.ts'
import { makeBackupFolder } from '#app/records/backups/files.server.ts'
import { deleteCorrectionTexts } from '#app/records/corrections/store.server.ts'
import { storeReleases } from '#app/records/data-releases/store.server.ts'
import { deleteErrorsBefore } from '#app/records/errors/store.server.ts'
import { listPrices, savePrices } from '#app/records/gold-silver-prices/store.server.ts'
import { forgetAddresses } from '#app/records/ratings/votes.server.ts'
import { deliverDue } from '#app/records/subscribers/deliveries.server.ts'
import { unsubscribeLink } from '#app/records/subscribers/store.server.ts'
import { storedSince } from '#app/records/usage/periods.ts'
import { deleteUsageBefore } from '#app/records/usage/retention.server.ts'
import { copyDump, deleteOldDumps, nightlyName } from '#db/dump/dump-files.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import type { Db } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import type { Job } from './job.ts'
import { waitingMail } from './operator-mail.ts'
import { watchProblems } from './problems.ts'

/**
 * Fetches today's exchange rates before the first visitor needs them, and the final ones of yesterday. The bank publishes
 * about midnight; it is called every hour until it has.
 */
export const forexPrefetch: Job = {
  name: 'forex-prefetch',
  cron: '2 * * * *',
  source: 'nrbUrl',
  async run({ feeds: { forex }, now }) {
    const today = nepalDay(now())
    // A day whose rates are final is not fetched again.
    const readings = [await forex.day(daysAfter(today, -1))]
    const isKnown = (await forex.lastKnown(today))?.day.date === today
    if (!isKnown) readings.push(await forex.day(today))
    if (readings.some(({ kind }) => kind === 'unavailable' || kind === 'stale'))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}

/** Fetches the exchange rates of the past year for the chart of a new site. Makes no calls once they are stored. */
export const forexHistory: Job = {
  name: 'forex-history',
  cron: '17 * * * *',
  source: 'nrbUrl',
  atStart: true,
  async run({ feeds: { forex } }, signal) {
    if (!(await forex.fillHistory(signal)))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}

/**
 * Fetches the prices of gold and silver from the configured service until those of today are stored. They are fixed about
 * 11:00, rarely again, and published by 14:00; none are fixed on Saturdays, when the source repeats Friday's.
 */
export const metals: Job = {
  name: 'metals',
  cron: '15,45 11-14 * * 0-5',
  source: 'metalsUrl',
  isNeeded: ({ config }) => config.metalsUrl !== undefined,
  async run({ config: { metalsUrl }, storage: { db }, log, now }) {
    const today = nepalDay(now())
    if (!metalsUrl) return
    // Also when they were posted or corrected by hand: those are not overwritten.
    if ((await listPrices(db, 1))[0]?.date === today) return
    const answer = await askMarket(metalsUrl)
    if (!answer.ok) throw new AppError('upstream-unavailable', `The price service: ${answer.trouble}`)
    if (answer.value.date !== today) {
      log.info({ latest: answer.value.date }, 'the price service has no prices of today yet')
      return
    }
    const source = `FENEGOSIDA via ${new URL(metalsUrl).host}`
    const [saved] = await savePrices(db, [{ ...answer.value, source }], {
      today,
      actor: { id: 'job-metals' },
    })
    if (saved?.outcome === 'refused')
      throw new AppError('upstream-unavailable', `The price service: ${saved.reasons.join(', ')}`)
    if (saved?.outcome === 'held')
      log.warn({ date: today }, 'the prices of today moved too far: they are held until they are approved')
  },
}

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

const dayMs = 86_400_000

/** Deletes what the privacy policy promises to delete. Every hour, because addresses behind votes are kept for one. */
export const usageRetention: Job = {
  name: 'usage-retention',
  cron: '25 * * * *',
  async run({ storage: { db }, now }, signal) {
    const before = storedSince(now())
    await deleteExpired(db, now())
    await forgetAddresses(db)
    await deleteCorrectionTexts(db, now())
    await deleteErrorsBefore(db, before)
    await deleteUsageBefore(db, before, signal)
  },
}

/** Deletes what has ended of sign-ins, and counts of attempts a day after they began. */
async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['auth_sessions', 'auth_codes', 'auth_challenges', 'auth_verifications'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  const dayAgo = now.getTime() - dayMs
  await db.deleteFrom('auth_rate_limits').where('last_request', '<', dayAgo).execute()
}

/** Creates the usage log's partitions of the coming months. */
const usagePartitions: Job = {
  name: 'usage-partitions',
  cron: '10 1 * * *',
  async run({ storage, now }) {
    await ensureUsagePartitions(storage.db, now())
  },
}

/** Deletes uploaded pictures that no row has referred to for a day. */
const unusedUploads: Job = {
  name: 'unused-uploads',
  cron: '40 2 * * *',
  async run({ storage, now }) {
    await deleteUnusedPictures(storage.db, new Date(now().getTime() - dayMs))
  },
}

/** A network disk that is gone neither answers nor fails. */
const copyLimitMs = 5 * 60_000

/** A dump of all rows into the data folder and, where one is configured, a copy in another folder. */
export const nightlyBackup: Job = {
  name: 'nightly-backup',
  cron: '45 2 * * *',
  isBackup: true,
  isNeeded: ({ config }) => config.nightlyBackup,
  async run({ config, storage, now }, signal) {
    const folder = await makeBackupFolder(config)
    const path = join(folder, nightlyName(nepalDay(now())))
    // It is there when the job is repeated because its copy failed.
    if (!existsSync(path)) await makeDump(storage, path, now(), signal)
    await deleteOldDumps(folder, 'nightly')
    const target = config.backupCopyTo
    if (target === undefined) return
    try {
      await within(copyLimitMs, copyDump(path, target, signal))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The backup is made, but not its copy in BACKUP_COPY_TO: ${reason}`, { cause })
    }
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
