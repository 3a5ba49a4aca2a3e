import type { Db, PgBoss } from 'pg-boss'
import type { Job, JobContext } from './job.ts'
import { runJob } from './run-job.ts'

const minute = 60
const hour = 60 * minute

/** A run that lasts longer counts as failed; so does, after this time, one whose server was killed. */
const longestRunSeconds = 10 * minute

const queue = {
  // One that waits or runs, over all servers.
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 2 * minute,
  expireInSeconds: longestRunSeconds,
  // A run that nobody could begin for so long has its next time.
  retentionSeconds: 6 * hour,
  deleteAfterSeconds: 24 * hour,
} as const

/** Begins to run the jobs by their plan. @throws when the database does not answer; then nothing is left running. */
export async function startBoss(
  site: JobContext,
  jobs: readonly Job[],
  { lookEverySeconds, stopping }: { lookEverySeconds: number; stopping: AbortSignal },
): Promise<PgBoss> {
  // Loaded here: its 130 ms are no part of the server's start.
  const library = await import('pg-boss')
  const boss = new library.PgBoss({ ...database(site), ...habits(lookEverySeconds) })
  boss.on('error', (error) => site.log.warn({ err: error }, 'the plan of the jobs met trouble'))
  boss.on('warning', (warning) => site.log.warn({ warning }, 'the plan of the jobs gives a warning'))
  try {
    await boss.start()
    const needed = jobs.filter((job) => job.isNeeded?.(site) ?? true)
    for (const job of needed) await plan(boss, job)
    const names = new Set(needed.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
    // One that waits or runs already is not doubled.
    for (const job of needed) if (job.atStart) await boss.send(job.name)
    for (const job of needed) {
      await boss.work(job.name, { pollingIntervalSeconds: lookEverySeconds }, async (runs) => {
        for (const { id, signal } of runs) await runJob(job, site, { id, signal, stopping })
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
  // A queue of an earlier release keeps its options otherwise.
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
    // Pages have a pool of their own, which no job can use up.
    max: 2,
    connectionTimeoutMillis: 5_000,
    application_name: 'chautari jobs',
  }
}

const habits = (lookEverySeconds: number) => ({
  schema: 'pgboss',
  cronMonitorIntervalSeconds: lookEverySeconds,
  cronWorkerIntervalSeconds: lookEverySeconds,
  superviseIntervalSeconds: 5 * minute,
  monitorIntervalSeconds: 5 * minute,
  queueCacheIntervalSeconds: 5 * minute,
  // No job waits for another one, and a handful of rows makes no index that has to be rebuilt.
  flowIntervalSeconds: hour,
  bamIntervalSeconds: hour,
  reindex: false,
  monitorVacuum: false,
})
