import type { Db } from '#db/schema.ts'

/** How the last run of a job ended. */
export interface JobRun {
  job: string
  startedAt: Date
  finishedAt: Date
  outcome: 'ok' | 'failed'
  /** Why it failed. */
  error: string | null
}

/** A stored run. */
export interface LastJobRun extends JobRun {
  /** When the job last ended without an error. */
  lastOkAt: Date | null
}

const maxText = 500

/** Remembers how a run ended, in place of the run before. */
export async function saveJobRun(db: Db, run: JobRun): Promise<void> {
  const values = {
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    outcome: run.outcome,
    error: run.error?.slice(0, maxText) ?? null,
    ...(run.outcome === 'ok' && { last_ok_at: run.finishedAt }),
  }
  await db
    .insertInto('job_runs')
    .values({ job: run.job, ...values })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(values))
    .execute()
}

/** The last run of each job, by name. A job that has never run is not among them. */
export async function lastJobRuns(db: Db): Promise<LastJobRun[]> {
  const rows = await db.selectFrom('job_runs').selectAll().orderBy('job').limit(100).execute()
  return rows.map(({ job, started_at, finished_at, outcome, error, last_ok_at }) => ({
    job,
    startedAt: started_at,
    finishedAt: finished_at,
    outcome,
    error,
    lastOkAt: last_ok_at,
  }))
}
