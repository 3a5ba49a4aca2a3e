import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { startBoss } from './boss.ts'
import type { Job, JobContext } from './job.ts'
import { jobs as allJobs } from './jobs.ts'

export interface RunningJobs {
  /** Starts them after a delay; returns at once. Errors are logged and it is retried: the site answers meanwhile. */
  start: () => void
  /** Asks running jobs to end and waits for a while. Never throws: errors are logged. */
  stop: () => Promise<void>
}

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
): RunningJobs {
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
    start() {
      if (site.config.jobs) starting ??= startWithRetries()
    },
    async stop() {
      stop.abort()
      const boss = await starting
      await boss
        ?.stop({ timeout: stopWithinMs })
        .catch((error: unknown) => site.log.warn({ err: error }, 'the jobs did not end in good order'))
    },
  }
}
