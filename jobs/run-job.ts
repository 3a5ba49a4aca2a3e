import { insertError } from '#app/records/errors/store.server.ts'
import { type JobRun, saveJobRun } from '#app/records/job-runs/store.server.ts'
import type { Job, JobContext } from './job.ts'

/** A run and its abort signals. */
export interface Run {
  id: string
  signal: AbortSignal
  /** Aborted when the server stops: an aborted run is repeated and does not count as failed. */
  stopping: AbortSignal
}

/** Runs a job, logs and stores the outcome. @throws what the job threw. */
export async function runJob(job: Job, site: JobContext, { id, signal, stopping }: Run): Promise<void> {
  const { log } = site
  const startedAt = site.now()
  const begun = performance.now()
  const ended = () => {
    const ms = Math.round(performance.now() - begun)
    return { ms, run: { job: job.name, startedAt, finishedAt: new Date(startedAt.getTime() + ms) } }
  }
  try {
    await job.run(site, AbortSignal.any([signal, stopping]))
  } catch (error) {
    const { ms, run } = ended()
    if (stopping.aborted) {
      log.info({ job: job.name, ms }, 'a job was broken off by the stop of the server')
      throw error
    }
    log.error({ job: job.name, ms, err: error }, 'a job failed')
    const message = error instanceof Error ? error.message : String(error)
    await saveOutcome(site, { ...run, outcome: 'failed', error: message || 'no reason was given' }, id)
    throw error
  }
  const { ms, run } = ended()
  log.info({ job: job.name, ms }, 'a job is done')
  await saveOutcome(site, { ...run, outcome: 'ok', error: null }, id)
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
