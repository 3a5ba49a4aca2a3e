import type { Selectable } from 'kysely'
import type { Database, Db } from '#db/schema.ts'

/** How the last run of a job ended. */
export type JobRun = Omit<Selectable<Database['job_runs']>, 'last_ok_at'>

const maxText = 500

/** Remembers how a run ended, in place of the run before. */
export async function saveJobRun(db: Db, { job, error, ...run }: JobRun): Promise<void> {
  const lastOk = run.outcome === 'ok' && { last_ok_at: run.finished_at }
  const values = { ...run, error: error?.slice(0, maxText) ?? null, ...lastOk }
  await db
    .insertInto('job_runs')
    .values({ job, ...values })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(values))
    .execute()
}

/** The last run of each job, by name, and when it last ended well. A job that has never run is not among them. */
export const lastJobRuns = async (db: Db) =>
  await db.selectFrom('job_runs').selectAll().orderBy('job').limit(100).execute()
