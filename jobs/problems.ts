import { mailMethods } from '#app/platform/env/sign-in-config.server.ts'
import { backupFolder, lastBackup, longestBackupAgeMs } from '#app/records/backups/files.server.ts'
import { lastErrorOf } from '#app/records/errors/store.server.ts'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { type Facts, findProblems, type JobFact, type SourceFact } from '#app/records/problems/problem.ts'
import { saveCheck, withdrawNotice } from '#app/records/problems/store.server.ts'
import { dueAt, type Job, type JobContext } from './job.ts'
import { mailProblems, mailsOperators } from './operator-mail.ts'
import { upstreamHealth, upstreamHealthKeys } from './upstream-health.ts'

/** A job that did not run this many times is overdue. */
const missedRuns = 3
/** A run starts at most 90 s late and lasts at most ten minutes. */
const graceMs = 15 * 60_000
const mailFailureMs = 60 * 60_000

/** Stores which problems exist, and sends the operators an e-mail about those that began or are over. */
export function watchProblems(jobs: readonly Job[]): Job {
  return {
    name: 'problems',
    cron: '*/5 * * * *',
    async run(site) {
      const { storage, now } = site
      const found = findProblems(await readFacts(site, jobs))
      const notice = await saveCheck(storage.db, { found, now: now(), sends: mailsOperators(site) })
      if (!notice) return
      try {
        await mailProblems(site, notice)
      } catch (error) {
        await withdrawNotice(storage.db, notice)
        throw error
      }
    },
  }
}

async function readFacts(site: JobContext, jobs: readonly Job[]): Promise<Facts> {
  const { db } = site.storage
  const [sources, jobFacts, mailFailure, lacksMailServer] = await Promise.all([
    Promise.all(upstreamHealthKeys.map((key) => sourceFact(site, key))),
    readJobFacts(site, jobs),
    lastErrorOf(db, 'mail-failed', new Date(site.now().getTime() - mailFailureMs)),
    needsMailServer(site),
  ])
  return { sources, jobs: jobFacts, mailFailure, lacksMailServer }
}

/** Whether SMTP_URL is missing although sign-in by e-mail is on or an operator was invited. */
async function needsMailServer({ config, storage: { db } }: JobContext): Promise<boolean> {
  if (config.smtpUrl !== undefined) return false
  if (mailMethods.some((method) => config.authMethods.has(method))) return true
  return (await db.selectFrom('auth_operators').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function sourceFact(site: JobContext, key: (typeof upstreamHealthKeys)[number]): Promise<SourceFact> {
  const { state, heldDay } = await upstreamHealth[key](site)
  return { subject: key, state, heldDay }
}

async function readJobFacts(site: JobContext, jobs: readonly Job[]): Promise<JobFact[]> {
  const now = site.now()
  const runs = new Map((await lastJobRuns(site.storage.db)).map((run) => [run.job, run]))
  const startedAt = new Date(now.getTime() - process.uptime() * 1000)
  const backup = await lastBackup(site.storage.db, backupFolder(site.config))
  return jobs
    .filter((job) => job.isNeeded?.(site) ?? true)
    .map((job) => {
      const run = runs.get(job.name)
      return {
        name: job.name,
        isBackup: job.isBackup ?? false,
        source: job.source,
        error: run?.error ?? null,
        ...(job.isBackup
          ? { lastRunAt: backup.at, overdueBefore: new Date(now.getTime() - longestBackupAgeMs) }
          : {
              lastRunAt: run?.finishedAt ?? startedAt,
              overdueBefore: dueAt(job, new Date(now.getTime() - graceMs), missedRuns),
            }),
      }
    })
}
