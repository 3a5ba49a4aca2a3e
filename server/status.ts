import { sql } from 'kysely'
import type { Bilingual } from '#app/kit/language.ts'
import { within } from '#app/kit/within.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { readPricesHealth } from '#app/records/gold-silver-prices/health.server.ts'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { deliveryHealth } from '#app/records/subscribers/health.ts'
import { readDeliveryState } from '#app/records/subscribers/store.server.ts'
import type { JobStatus, SiteStatus, StatusPart } from '#app/site/status/site-status.ts'
import type { Storage } from '#db/storage.ts'
import type { Feeds } from './feeds.ts'

interface Watched {
  config: Config
  feeds: Feeds
  log: Log
  now: () => Date
  storage: Pick<Storage, 'db'>
}

interface StatusEntry {
  name: Bilingual
  /** Public: no host and no secret of this installation. */
  source: Bilingual
  read: (site: Watched) => Promise<FeedHealth>
}

/** Parts on the status page. A new feed is one entry here. */
const entries: readonly StatusEntry[] = [
  {
    name: { en: 'Exchange rates', ne: 'विनिमय दर' },
    source: { en: 'Nepal Rastra Bank, the central bank', ne: 'नेपाल राष्ट्र बैंक' },
    read: async ({ feeds }) => await feeds.forex.health(),
  },
  {
    name: { en: 'Gold and silver prices', ne: 'सुनचाँदीको भाउ' },
    source: { en: 'As the dealers’ federation publishes them', ne: 'व्यवसायी महासङ्घले तोकेअनुसार' },
    read: async ({ storage, now }) => await readPricesHealth(storage.db, now()),
  },
  {
    name: { en: 'Coin prices', ne: 'क्रिप्टोको मूल्य' },
    source: { en: 'CoinGecko, asked when somebody looks', ne: 'CoinGecko, कसैले हेर्दा मात्र सोधिन्छ' },
    read: async ({ feeds }) => await feeds.crypto.health(),
  },
  {
    name: { en: 'Newsletter', ne: 'न्युजलेटर' },
    source: {
      en: 'Subscriptions are handed to the service that sends the letters',
      ne: 'ठेगाना न्युजलेटर पठाइदिने सेवालाई दिइन्छ',
    },
    read: async ({ config, storage, now }) => {
      const isConfigured = config.newsletterWebhookUrl !== undefined
      return deliveryHealth(await readDeliveryState(storage.db), isConfigured, now())
    },
  },
]

/** Timeout of each part, all in parallel. */
const limitMs = 600
/** Requests in this time share one result. */
const keptMs = 3000

/** Reads the state of the site, within a second even when nothing answers. */
export function statusReader(site: Watched): () => Promise<SiteStatus> {
  let kept: { at: number; status: Promise<SiteStatus> } | undefined
  return async () => {
    const at = site.now().getTime()
    if (!kept || at - kept.at >= keptMs) kept = { at, status: readStatus(site) }
    return await kept.status
  }
}

async function readStatus(site: Watched): Promise<SiteStatus> {
  const at = site.now().toISOString()
  const [database, parts, jobs] = await Promise.all([
    databaseState(site),
    Promise.all(entries.map((entry) => partOf(site, entry))),
    jobsOf(site),
  ])
  return { at, database, parts, jobs }
}

async function jobsOf({ storage }: Watched): Promise<JobStatus[]> {
  try {
    const runs = await within(limitMs, lastJobRuns(storage.db))
    return runs.map(({ job, finishedAt, outcome }) => ({
      job,
      finishedAt: finishedAt.toISOString(),
      isOk: outcome === 'ok',
    }))
  } catch {
    // Reported once, for the database.
    return []
  }
}

async function databaseState({ storage, log }: Watched): Promise<'working' | 'silent'> {
  try {
    await within(limitMs, sql`select 1`.execute(storage.db))
    return 'working'
  } catch (error) {
    log.warn({ err: error }, 'status: the database does not answer')
    return 'silent'
  }
}

async function partOf(site: Watched, { name, source, read }: StatusEntry): Promise<StatusPart> {
  try {
    const { state, newestDay, heldDay, newestAt, lastTryAt } = await within(limitMs, read(site))
    return {
      name,
      source,
      state,
      newestDay,
      heldDay,
      newestAt: newestAt?.toISOString(),
      lastTryAt: lastTryAt?.toISOString(),
    }
  } catch {
    // Reported once, for the database.
    return { name, source, state: 'unknown' }
  }
}
