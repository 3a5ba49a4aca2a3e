import type { Context } from 'hono'
import { type Feeds, openFeeds } from '#app/feeds/feeds.server.ts'
import type { Lang } from '#app/lib/language.ts'
import type { SiteStatus } from '#app/pages/status/page.server.tsx'
import { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { RenderPage, Report } from '#app/platform/document/page.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Pictures } from '#app/platform/media/pictures.server.ts'
import { listActiveCarriers } from '#app/records/carriers/store.server.ts'
import type { DataFile } from '#app/records/data-releases/store.server.ts'
import { listActiveNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { listActiveOffices } from '#app/records/postal-codes/store.server.ts'
import { listRatings } from '#app/records/ratings/votes.server.ts'
import { cacheSettings, siteNameIn } from '#app/records/settings/store.server.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import type { LoggedEvent } from '#app/records/usage/schema.ts'
import { countSessions, insertUsage } from '#app/records/usage/store.server.ts'
import { UsageWriter } from '#app/records/usage/writer.server.ts'
import { type Ask, openAsk } from '#app/tools/ask-data.server.ts'
import { changedRecords } from '#db/invalidation.ts'
import type { Storage } from '#db/storage.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { openJobs, type RunningJobs } from '#jobs/open-jobs.ts'
import { type AdminGate, createAdminGate, isAdminCookie } from './auth/operators/gate.ts'
import { createSignIn, type SignIn } from './auth/sign-in.ts'
import { openPictures } from './http/media.ts'
import { Newsletter } from './newsletter/newsletter.ts'
import { createErrorReport } from './ops/error-report.ts'
import { type Metrics, openMetrics } from './ops/metrics.ts'
import { statusReader } from './ops/status.ts'
import { isVariant } from './pages/page-paths.ts'
import { ResponseCache } from './pages/response-cache.ts'

/** The services of a server process. */
export interface Site extends CachedRecords {
  config: Config
  /** Signs sessions, and keys of other uses are derived from it. The same on all servers of a site. */
  authSecret: string
  log: Log
  report: Report
  storage: Storage
  cache: PageCache
  responses: ResponseCache
  usage: UsageWriter
  newsletter: Newsletter
  /** For the status page. */
  status: () => Promise<SiteStatus>
  /** Whether a request comes from an administrator, who sees the site during maintenance. */
  mayPass: (c: Context) => boolean | Promise<boolean>
  /** Data of other servers. */
  feeds: Feeds
  /** Answers questions from the data at hand. */
  ask: CachedValue<Ask>
  /** Stored images of other sites, and uploaded ones. */
  pictures: Pictures
  signIn: SignIn
  /** The renderer of pages; in development it is loaded again for each request. */
  pages: () => RenderPage
  metrics: Metrics
  /** Decides who has access to the admin functions. */
  gate: AdminGate
  now: () => Date
  /** Aborted at the begin of a stop. For `drainMs` the server still answers, until its load balancer has noticed. */
  stopping: AbortController
  /** Not running until they are started. */
  jobs: RunningJobs
  /** Stops jobs, writes buffered data, closes the database. */
  close: () => Promise<void>
}

declare module '#app/platform/document/page.ts' {
  /** What the `load` of a page may read. */
  interface PageSite extends CachedRecords, Pick<Site, 'feeds' | 'ask' | 'status' | 'now'> {
    storage: Pick<Storage, 'db'>
    signIn: Pick<SignIn, 'siteUrl' | 'methods'>
    /** Stored images of other sites. */
    pictures: Pick<Pictures, 'paths'>
  }
}

interface SiteParts extends Pick<Site, 'config' | 'log' | 'storage' | 'pages' | 'authSecret'> {
  cacheEnabled?: boolean
  now?: () => Date
  gate?: AdminGate
  /** For the job that releases them. */
  dataFiles?: (site: Site) => Promise<readonly DataFile[]>
}

/** @throws when the database does not answer. */
export async function openSite(parts: SiteParts): Promise<Site> {
  const { config, log, storage, authSecret: secret, now = () => new Date() } = parts
  const { cacheEnabled = !config.development } = parts
  const cache = new PageCache({ enabled: cacheEnabled, isVariant, now: () => now().getTime() })
  const records = openCachedRecords(storage, log, now)
  const pictures = openPictures(config, log, storage, now)
  const feeds = openFeeds({ config, log, storage, pictures, now })
  const ask = openAsk({ ...records, db: storage.db, feeds, log, now })
  const stopFollowing = await followChanges(storage, cache, records, ask, log)
  // Loaded before the first request, so that none has to wait.
  await records.settings.current()
  // Usage events need the partition of their month; a job makes later ones.
  await ensureUsagePartitions(storage.db, now())
  const usage = openUsage(storage, records)
  const dataFiles = async () => (await parts.dataFiles?.(site)) ?? []
  const jobs = openJobs({ config, log, storage, feeds, authSecret: secret, dataFiles, now })
  const status = statusReader({ config, log, storage, feeds, now })
  const responses = new ResponseCache(cache)
  const metrics = openMetrics({ config, cache, responses, status, now })
  const report = createErrorReport(log, storage, now, (kind) => metrics.errors.inc({ kind }))
  const siteName = async (lang: Lang) => siteNameIn(lang, await records.settings.current())
  const signIn = createSignIn({ db: storage.db, config, secret, log, pictures, siteName, now })
  const newsletter = new Newsletter({ config, log, signIn, db: storage.db, now })
  const close = async () => {
    await jobs.stop()
    await usage.flush()
    await newsletter.settled()
    await signIn.sender.settled()
    await stopFollowing()
    metrics.stop()
    await storage.close()
  }
  const gate = parts.gate ?? createAdminGate(signIn)
  const mayPass = (c: Context) => isAdminCookie(c, signIn)
  const services = { usage, newsletter, pictures, feeds, ask, status, jobs, metrics }
  const own = { report, now, stopping: new AbortController(), close }
  const site: Site = { ...parts, ...records, cache, responses, ...services, signIn, gate, mayPass, ...own }
  return site
}

/** A stored visit shows in the next page that is rendered. */
function openUsage({ db }: Storage, { visits }: Pick<Site, 'visits'>): UsageWriter {
  const insert = async (events: readonly LoggedEvent[]) => {
    await insertUsage(db, events)
    visits.invalidate()
  }
  return new UsageWriter({ insert })
}

/** Records in memory that nearly every request needs. */
type CachedRecords = ReturnType<typeof openCachedRecords>

function openCachedRecords({ db }: Storage, log: Log, now: () => Date) {
  const reportTo = (records: string) => (error: unknown) =>
    log.warn({ err: error, records }, 'records could not be read: the last known stay')
  const cached = <Value>(records: string, load: () => Promise<Value>) =>
    new CachedValue({ load, now, onError: reportTo(records) })
  return {
    settings: cacheSettings({
      db,
      now,
      onError: reportTo('settings'),
      onBroken: (names) => log.warn({ names }, 'settings cannot be used: their defaults stand in'),
    }),
    tools: cached('tools', () => listActiveTools(db)),
    ratings: cached('ratings', () => listRatings(db)),
    carriers: cached('carriers', () => listActiveCarriers(db)),
    emergencyNumbers: cached('emergency-numbers', () => listActiveNumbers(db)),
    postOffices: cached('postal-codes', () => listActiveOffices(db)),
    /** Distinct sessions by event. */
    visits: cached('visits', () => countSessions(db)),
  }
}

const sentByVisitors: ReadonlySet<string> = new Set(['ratings', 'corrections'])

/** Invalidates what is cached of records that this or another server saved. */
function followChanges(
  storage: Storage,
  cache: PageCache,
  { emergencyNumbers, postOffices, ...others }: CachedRecords,
  ask: Pick<CachedValue<unknown>, 'invalidate'>,
  log: Log,
): Promise<() => Promise<void>> {
  const byTag: Readonly<Record<string, Pick<CachedValue<unknown>, 'invalidate'>>> = {
    ...others,
    'emergency-numbers': emergencyNumbers,
    'postal-codes': postOffices,
  }
  return storage.listen(
    changedRecords,
    (payload) => {
      const tags = payload.split(',')
      cache.invalidate(tags)
      for (const tag of tags) byTag[tag]?.invalidate()
      // It reads most records that operators save, and nothing that visitors send.
      if (tags.some((tag) => !sentByVisitors.has(tag))) ask.invalidate()
    },
    () => {
      // Notifications may have been missed while the connection was lost.
      log.warn('the change channel was lost and is back; all cached pages are rendered again')
      cache.invalidateAll()
      for (const value of [...Object.values(byTag), ask]) value.invalidate()
    },
  )
}
