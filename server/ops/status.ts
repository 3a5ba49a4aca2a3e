import { sql } from 'kysely'
import { within } from '#app/lib/within.ts'
import type { SiteStatus, StatusPart } from '#app/pages/status/page.server.tsx'
import { type StatusKey, upstreams } from '#app/platform/env/upstreams.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { upstreamHealth, upstreamHealthKeys, type WatchedParts } from '#jobs/problems.ts'

type Watched = WatchedParts & { log: Log }

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
    Promise.all(upstreamHealthKeys.map((key) => partOf(site, key))),
    // Reported once, for the database.
    within(limitMs, lastJobRuns(site.storage.db)).catch(() => []),
  ])
  return { at, database, parts, jobs }
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

async function partOf(site: Watched, key: StatusKey): Promise<StatusPart> {
  // Reported once, for the database.
  const unknown = { state: 'unknown' } as const
  return {
    ...upstreams[key].status,
    ...(await within(limitMs, upstreamHealth[key](site)).catch(() => unknown)),
  }
}
