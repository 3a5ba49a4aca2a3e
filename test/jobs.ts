import { onTestFinished } from 'vitest'
import type { Job, JobContext } from '#jobs/job.ts'
import { openJobs, type RunningJobs } from '#jobs/open-jobs.ts'
import { testDatabaseUrl, testEngine, testStorage } from './database.ts'
import { testSite } from './site.ts'

/** A site whose jobs can really run, on the engine of the test. */
export async function siteWithJobs(options: Parameters<typeof testSite>[0] = {}) {
  const storage = await testStorage()
  const databaseUrl = testEngine === 'postgres' ? await testDatabaseUrl() : undefined
  return await testSite({ storage, ...options, config: { databaseUrl, ...options.config } })
}

/** Starts jobs that look at the database all the time; they are stopped when the test ends. */
export function startTestJobs(site: JobContext, jobs: readonly Job[]): RunningJobs {
  const running = openJobs(site, { jobs, pollSeconds: 1, delayMs: 0, retryMs: 200 })
  running.start()
  onTestFinished(() => running.stop())
  return running
}

/** A job of every minute that tells when it begins and lasts as long as the test wants. */
export function everyMinute(name: string, run: Job['run']): Job {
  return { name, cron: '* * * * *', run }
}
