import type { RequestHandler } from 'react-router'
import { ForexFeed } from '#app/feeds/forex/read.server.ts'
import { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Report } from '#app/platform/services.server.ts'
import { insertUsage } from '#app/records/usage/store.server.ts'
import { UsageWriter } from '#app/records/usage/writer.server.ts'
import type { Storage } from '#db/storage.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { createSignIn, type SignIn } from './auth/sign-in.ts'
import { CachedAnswers } from './cached-answers.ts'
import { followChanges } from './changes.ts'
import { createReport } from './report.ts'

/** Everything that answers a request, put together once for a process. */
export interface Site {
  config: Config
  log: Log
  report: Report
  storage: Storage
  cache: PageCache
  answers: CachedAnswers
  usage: UsageWriter
  /** What other servers publish, one copy for the process. */
  feeds: { forex: ForexFeed }
  signIn: SignIn
  /** React Router's handler; in development another one for each request. */
  pages: () => RequestHandler
  now: () => Date
  /** Writes what waits, then closes the database. */
  close: () => Promise<void>
}

interface SiteParts extends Pick<Site, 'config' | 'log' | 'storage' | 'pages'> {
  /** Signs sessions. */
  authSecret: string
  cacheEnabled?: boolean
  now?: () => Date
}

const dayMs = 86_400_000

/** @throws when the database does not answer. */
export async function openSite(parts: SiteParts): Promise<Site> {
  const {
    config,
    log,
    storage,
    pages,
    authSecret,
    cacheEnabled = !config.development,
    now = () => new Date(),
  } = parts
  const cache = new PageCache({ enabled: cacheEnabled, now: () => now().getTime() })
  const usage = new UsageWriter({ insert: (events) => insertUsage(storage.db, events) })
  const stopFollowing = await followChanges(storage, cache, log)
  const stopPartitions = await keepPartitions(storage, log, now)
  const close = async () => {
    stopPartitions()
    await usage.flush()
    await stopFollowing()
    await storage.close()
  }
  const report = createReport(log, storage, now)
  const answers = new CachedAnswers(cache)
  const feeds = { forex: openForex(config, log, storage, now) }
  const signIn = createSignIn({ db: storage.db, config, secret: authSecret, log, now })
  return { config, log, report, storage, cache, answers, usage, feeds, signIn, pages, now, close }
}

function openForex({ nrbUrl }: Config, log: Log, { db }: Storage, now: () => Date): ForexFeed {
  return new ForexFeed({
    db,
    bankUrl: nrbUrl,
    now,
    onTrouble: (trouble, cause) =>
      log.warn({ trouble, err: cause }, 'exchange rates: the bank or the storage failed'),
  })
}

/** The usage log has a table for each month: those to come are made at the start and once a day. */
async function keepPartitions({ db }: Storage, log: Log, now: () => Date): Promise<() => void> {
  const ensure = () => ensureUsagePartitions(db, now(), 2)
  await ensure()
  const daily = setInterval(() => {
    ensure().catch((error: unknown) =>
      log.error({ err: error }, 'the next months of the usage log could not be made'),
    )
  }, dayMs)
  return () => clearInterval(daily)
}
