import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { startBoss } from './boss.ts'
import type { Job, JobContext } from './job.ts'
import { jobs as allJobs } from './jobs.ts'

export interface RunningJobs {
  /** Begins to run them in a moment; returns at once. What hinders it is logged, and it is tried again: the site answers meanwhile. */
  start: () => void
  /** Asks running jobs to end, and waits for them for a while. Trouble is logged: the rest has to be closed too. */
  stop: () => Promise<void>
}

interface Options {
  jobs?: readonly Job[]
  /** At times that have come, and at jobs that wait. Gently: the embedded database shares its thread with the answers. */
  lookEverySeconds?: number
  /** Before the first try to begin: making the plan's tables holds up an embedded database, and pages come first. */
  waitMs?: number
  /** Between two tries. */
  tryAgainMs?: number
}

/** Within the time that the server has for its own stop. */
const stopWithinMs = 8_000

/** The jobs of a server. */
export function openJobs(
  site: JobContext,
  { jobs = allJobs, lookEverySeconds = 30, waitMs = 3_000, tryAgainMs = 60_000 }: Options = {},
): RunningJobs {
  const stop = new AbortController()
  let starting: Promise<PgBoss | undefined> | undefined

  async function startAtLast(): Promise<PgBoss | undefined> {
    for (let wait = waitMs; ; wait = tryAgainMs) {
      await sleep(wait, undefined, { ref: false, signal: stop.signal }).catch(() => {})
      if (stop.signal.aborted) return undefined
      try {
        return await startBoss(site, jobs, { lookEverySeconds, stopping: stop.signal })
      } catch (error) {
        site.log.error({ err: error }, 'the jobs could not be started; it is tried again')
      }
    }
  }

  return {
    start() {
      if (site.config.jobs) starting ??= startAtLast()
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
