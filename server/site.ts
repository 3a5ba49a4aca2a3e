import { Kept } from '#app/platform/cache/kept.server.ts'
import { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { RenderPage } from '#app/platform/document/page.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Media } from '#app/platform/media/media.server.ts'
import type { OwnPictures } from '#app/platform/media/own-pictures.server.ts'
import type { Report } from '#app/platform/services.server.ts'
import { type CarrierRow, listActiveCarriers } from '#app/records/carriers/store.server.ts'
import { listRatings, type ToolRating } from '#app/records/ratings/store.server.ts'
import { type KeptSettings, keepSettings } from '#app/records/settings/kept.server.ts'
import { listActiveTools, type ToolRow } from '#app/records/tools/store.server.ts'
import type { LoggedEvent } from '#app/records/usage/fields.ts'
import { countSessions, insertUsage } from '#app/records/usage/store.server.ts'
import { UsageWriter } from '#app/records/usage/writer.server.ts'
import type { SiteStatus } from '#app/site/status/site-status.ts'
import type { Storage } from '#db/storage.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { openJobs, type RunningJobs } from '#jobs/open-jobs.ts'
import { type AdminGate, createAdminGate, isAdminCookie } from './auth/admin-gate.ts'
import { createSignIn, type SignIn } from './auth/sign-in.ts'
import { CachedAnswers } from './cached-answers.ts'
import { followChanges } from './changes.ts'
import { type Feeds, openFeeds, openImages } from './feeds.ts'
import { ServerMetrics } from './metrics.ts'
import { Counts } from './monitoring/counts.ts'
import { RequestHistogram } from './monitoring/request-histogram.ts'
import { UpstreamCalls } from './monitoring/upstream-calls.ts'
import { Newsletter } from './newsletter.ts'
import { isVariant } from './page-paths.ts'
import { createReport } from './report.ts'
import { statusReader } from './status.ts'

/** Everything that answers a request, put together once for a process. */
export interface Site {
  config: Config
  /** Signs sessions; keys of other uses are derived from it. The same for all servers of a site. */
  authSecret: string
  log: Log
  report: Report
  storage: Storage
  cache: PageCache
  answers: CachedAnswers
  usage: UsageWriter
  newsletter: Newsletter
  /** How the site is at the moment, for its status page. */
  status: () => Promise<SiteStatus>
  /** The settings in memory, for what is decided at every request. */
  settings: KeptSettings
  /** What pages show again and again is in memory: active tools, the ratings of all, carriers, and visits by event. */
  tools: Kept<ToolRow[]>
  ratings: Kept<ReadonlyMap<string, ToolRating>>
  carriers: Kept<CarrierRow[]>
  visits: Kept<ReadonlyMap<string, number>>
  /** Whether a request comes from an administrator, who sees the site while it is in maintenance. */
  mayPass: (request: Request) => boolean | Promise<boolean>
  /** What other servers publish, one copy for the process. */
  feeds: Feeds
  /** Images of others. */
  media: Media
  /** The same, for who shows them. */
  pictures: OwnPictures
  signIn: SignIn
  /** Draws the pages; in development made anew for each request. */
  pages: () => RenderPage
  metrics: ServerMetrics
  /** What monitoring reads, counted since the start. */
  figures: { requests: RequestHistogram; errors: Counts<'kind'>; upstreams: UpstreamCalls }
  /** Who is let into the admin area. */
  gate: AdminGate
  now: () => Date
  /** Aborted when the server is told to stop. For a while it still answers, so that its balancer can look away. */
  stopping: AbortController
  /** Not running before they are started. */
  jobs: RunningJobs
  /** Ends the jobs, writes what waits, then closes the database. */
  close: () => Promise<void>
}

interface SiteParts extends Pick<Site, 'config' | 'log' | 'storage' | 'pages' | 'authSecret'> {
  cacheEnabled?: boolean
  now?: () => Date
  gate?: AdminGate
}

/** @throws when the database does not answer. */
export async function openSite(parts: SiteParts): Promise<Site> {
  const { config, log, storage, authSecret: secret, now = () => new Date() } = parts
  const { cacheEnabled = !config.development } = parts
  const cache = new PageCache({ enabled: cacheEnabled, isVariant, now: () => now().getTime() })
  const memory = openMemory(storage, log, now)
  const stopFollowing = await followChanges(storage, cache, memory, log)
  // Read before the first request, that none has to wait.
  await memory.settings.current()
  // An event whose month has no table is refused; those to come are made by a job.
  await ensureUsagePartitions(storage.db, now(), 2)
  const usage = openUsage(storage, memory)
  const images = openImages(config, log, storage, now)
  const { pictures } = images
  const feeds = openFeeds({ config, log, storage, pictures, now })
  const jobs = openJobs({ config, log, storage, feeds, now })
  const status = statusReader({ config, log, storage, feeds, now })
  const figures = newFigures(config)
  const report = createReport(log, storage, now, (kind) => figures.errors.add({ kind }))
  const answers = new CachedAnswers(cache)
  const signIn = createSignIn({ db: storage.db, config, secret, log, pictures, now })
  const newsletter = new Newsletter({ config, log, signIn, db: storage.db, now })
  const close = async () => {
    await jobs.stop()
    await usage.flush()
    await newsletter.settled()
    await signIn.sender.settled()
    await stopFollowing()
    figures.upstreams.stop()
    await storage.close()
  }
  const who = {
    signIn,
    gate: parts.gate ?? createAdminGate(signIn),
    mayPass: (request: Request) => isAdminCookie(request, signIn),
  }
  const metrics = new ServerMetrics(now)
  const kept = { cache, answers, ...memory, usage, newsletter, ...images, feeds, status, jobs, figures }
  const own = { metrics, report, now, stopping: new AbortController(), close }
  return { ...parts, ...kept, ...who, ...own }
}

/** Whose visit was written sees it in the next page that is rendered. */
function openUsage({ db }: Storage, { visits }: Pick<Site, 'visits'>): UsageWriter {
  const insert = async (events: readonly LoggedEvent[]) => {
    await insertUsage(db, events)
    visits.drop()
  }
  return new UsageWriter({ insert })
}

function newFigures(config: Config): Site['figures'] {
  return {
    requests: new RequestHistogram(),
    errors: new Counts(['kind']),
    upstreams: new UpstreamCalls(config),
  }
}

function openMemory(
  { db }: Storage,
  log: Log,
  now: () => Date,
): Pick<Site, 'settings' | 'tools' | 'ratings' | 'carriers' | 'visits'> {
  const parts = (records: string) => ({
    now,
    onTrouble: (error: unknown) =>
      log.warn({ err: error, records }, 'records could not be read: the last known stay'),
  })
  return {
    settings: keepSettings({
      ...parts('settings'),
      db,
      onBroken: (names) => log.warn({ names }, 'settings cannot be used: their defaults stand in'),
    }),
    tools: new Kept({ ...parts('tools'), read: () => listActiveTools(db) }),
    ratings: new Kept({ ...parts('ratings'), read: () => listRatings(db) }),
    carriers: new Kept({ ...parts('carriers'), read: () => listActiveCarriers(db) }),
    visits: new Kept({ ...parts('visits'), read: () => countSessions(db) }),
  }
}
