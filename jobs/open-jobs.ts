import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, PgBoss } from 'pg-boss'
import { insertError } from '#app/records/errors/store.server.ts'
import { type JobRun, saveJobRun } from '#app/records/job-runs/store.server.ts'
import type { Job, JobContext } from './job.ts'
import { jobs as allJobs } from './jobs.ts'

interface Options {
  jobs?: readonly Job[]
  /** For due times and queued jobs. Not often: the embedded database runs on the thread that answers requests. */
  pollSeconds?: number
  /** Before the first attempt: creating the tables of pg-boss blocks an embedded database, and pages come first. */
  delayMs?: number
  /** Between two attempts. */
  retryMs?: number
}

/** Less than the server has for its own stop. */
const stopWithinMs = 8_000

export function openJobs(
  site: JobContext,
  { jobs = allJobs, pollSeconds = 30, delayMs = 3_000, retryMs = 60_000 }: Options = {},
) {
  const stop = new AbortController()
  let starting: Promise<PgBoss | undefined> | undefined

  async function startWithRetries(): Promise<PgBoss | undefined> {
    for (let wait = delayMs; ; wait = retryMs) {
      await sleep(wait, undefined, { ref: false, signal: stop.signal }).catch(() => {})
      if (stop.signal.aborted) return undefined
      try {
        return await startBoss(site, jobs, { pollSeconds, stopping: stop.signal })
      } catch (error) {
        site.log.error({ err: error }, 'the jobs could not be started; it is tried again')
      }
    }
  }

  return {
    /** Starts them after a delay; returns at once. Errors are logged and it is retried: the site answers meanwhile. */
    start(): void {
      if (site.config.jobs) starting ??= startWithRetries()
    },
    /** Asks running jobs to end and waits for a while. Never throws: errors are logged. */
    async stop(): Promise<void> {
      stop.abort()
      const boss = await starting
      await boss
        ?.stop({ timeout: stopWithinMs })
        .catch((error: unknown) => site.log.warn({ err: error }, 'the jobs did not end in good order'))
    },
  }
}

export type RunningJobs = ReturnType<typeof openJobs>

const minute = 60
const hour = 60 * minute

/** A run that lasts longer counts as failed, as does that of a killed server after this time. */
const longestRunSeconds = 10 * minute

const queue = {
  // One queued or running, over all servers.
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 2 * minute,
  expireInSeconds: longestRunSeconds,
  // A run that was not started for this long is dropped: its next time comes.
  retentionSeconds: 6 * hour,
  deleteAfterSeconds: 24 * hour,
} as const

/** Schedules the jobs. @throws when the database does not answer; then nothing is left running. */
async function startBoss(
  site: JobContext,
  jobs: readonly Job[],
  { pollSeconds, stopping }: { pollSeconds: number; stopping: AbortSignal },
): Promise<PgBoss> {
  // Loaded here, so that its 130 ms do not delay the server's start.
  const library = await import('pg-boss')
  const boss = new library.PgBoss({ ...database(site), ...timing(pollSeconds) })
  boss.on('error', (error) => site.log.warn({ err: error }, 'the plan of the jobs met trouble'))
  boss.on('warning', (warning) => site.log.warn({ warning }, 'the plan of the jobs gives a warning'))
  try {
    await boss.start()
    const needed = jobs.filter((job) => job.isNeeded?.(site) ?? true)
    for (const job of needed) await plan(boss, job)
    const names = new Set(needed.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
    // No effect where one is queued or running.
    for (const job of needed) if (job.atStart) await boss.send(job.name)
    for (const job of needed) {
      await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async (runs) => {
        for (const run of runs) await runJob(job, site, run, stopping)
      })
    }
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function plan(boss: PgBoss, { name, cron }: Job) {
  const { policy, ...options } = queue
  await boss.createQueue(name, queue)
  // `createQueue` does not change an existing queue.
  await boss.updateQueue(name, options)
  await boss.schedule(name, cron, null, { tz: 'Asia/Kathmandu' })
}

function database({ config, storage: { embedded } }: JobContext) {
  if (embedded) {
    const db: Db = { executeSql: (text, values) => embedded.runSql(text, values) }
    return { db, backend: 'pglite' as const }
  }
  return {
    connectionString: config.databaseUrl ?? '',
    // Pages have their own pool, which jobs cannot exhaust.
    max: 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'chautari jobs',
  }
}

const timing = (pollSeconds: number) => ({
  schema: 'pgboss',
  cronMonitorIntervalSeconds: pollSeconds,
  cronWorkerIntervalSeconds: pollSeconds,
  superviseIntervalSeconds: 5 * minute,
  monitorIntervalSeconds: 5 * minute,
  queueCacheIntervalSeconds: 5 * minute,
  // Jobs do not depend on each other, and so few rows need no index rebuilds.
  flowIntervalSeconds: hour,
  bamIntervalSeconds: hour,
  reindex: false,
  monitorVacuum: false,
})

/**
 * Runs a job, logs and stores the outcome.
 * @param run of pg-boss
 * @param stopping aborted when the server stops: an aborted run is repeated and does not count as failed
 * @throws what the job threw
 */
async function runJob(
  job: Job,
  site: JobContext,
  { id, signal }: { id: string; signal: AbortSignal },
  stopping: AbortSignal,
): Promise<void> {
  const { log } = site
  const started_at = site.now()
  const begun = performance.now()
  const failure = await job.run(site, AbortSignal.any([signal, stopping])).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const ms = Math.round(performance.now() - begun)
  const about = { job: job.name, ms }
  const run = { job: job.name, started_at, finished_at: new Date(started_at.getTime() + ms) }
  if (!failure) {
    log.info(about, 'a job is done')
    return await saveOutcome(site, { ...run, outcome: 'ok', error: null }, id)
  }
  const { error } = failure
  if (stopping.aborted) log.info(about, 'a job was broken off by the stop of the server')
  else {
    log.error({ ...about, err: error }, 'a job failed')
    const message = error instanceof Error ? error.message : String(error)
    await saveOutcome(site, { ...run, outcome: 'failed', error: message || 'no reason was given' }, id)
  }
  throw error
}

/** A failure to store the outcome does not fail the run. */
async function saveOutcome({ storage: { db }, log }: JobContext, run: JobRun, id: string) {
  const place = { kind: `job-${run.job}`, path: `jobs/${run.job}`, requestId: id }
  try {
    await saveJobRun(db, run)
    if (run.error !== null) await insertError(db, { ...place, message: run.error })
  } catch (error) {
    log.warn({ job: run.job, err: error }, 'the outcome of a job could not be written down')
  }
}
