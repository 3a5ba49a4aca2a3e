import { mailMethods } from '#app/lib/operator-role.ts'
import type { StatusKey } from '#app/platform/env/upstreams.server.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import { backupFolder, lastBackup, longestBackupAgeMs } from '#app/records/backups/files.server.ts'
import { lastErrorOf } from '#app/records/errors/store.server.ts'
import { readPricesHealth } from '#app/records/gold-silver-prices/store.server.ts'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import type { Finding } from '#app/records/problems/schema.ts'
import { keyOf, saveCheck, withdrawNotice } from '#app/records/problems/store.server.ts'
import { deliveryHealth, readDeliveryState } from '#app/records/subscribers/deliveries.server.ts'
import { dueAt, type Job, type JobContext } from './job.ts'
import { mailProblems, mailsOperators } from './operator-mail.ts'

export type WatchedParts = Pick<JobContext, 'config' | 'feeds' | 'now' | 'storage'>

/** How each upstream of the status page is, in the order of the page. */
export const upstreamHealth: Record<StatusKey, (site: WatchedParts) => Promise<FeedHealth>> = {
  nrbUrl: ({ feeds }) => feeds.forex.health(),
  metalsUrl: ({ storage, now }) => readPricesHealth(storage.db, now()),
  coinGeckoUrl: ({ feeds }) => feeds.crypto.health(),
  newsletterWebhookUrl: async ({ config, storage, now }) => {
    const isConfigured = config.newsletterWebhookUrl !== undefined
    return deliveryHealth(await readDeliveryState(storage.db), isConfigured, now())
  },
}

export const upstreamHealthKeys = Object.keys(upstreamHealth) as StatusKey[]

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
    Promise.all(
      upstreamHealthKeys.map(async (key) => ({ subject: key, ...(await upstreamHealth[key](site)) })),
    ),
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

async function readJobFacts(site: JobContext, jobs: readonly Job[]): Promise<JobFact[]> {
  const now = site.now()
  const runs = new Map((await lastJobRuns(site.storage.db)).map((run) => [run.job, run]))
  const startedAt = new Date(now.getTime() - process.uptime() * 1000)
  const backup = await lastBackup(site.storage.db, backupFolder(site.config))
  const needed = jobs.filter((job) => job.isNeeded?.(site) ?? true)
  return needed.map((job) => {
    const run = runs.get(job.name)
    const fact = { ...job, error: run?.error ?? null }
    if (job.isBackup)
      return { ...fact, lastRunAt: backup.at, overdueBefore: new Date(now.getTime() - longestBackupAgeMs) }
    const overdueBefore = dueAt(job, new Date(now.getTime() - graceMs), missedRuns)
    return { ...fact, lastRunAt: run?.finished_at ?? startedAt, overdueBefore }
  })
}

interface SourceFact extends Pick<FeedHealth, 'state' | 'heldDay'> {
  subject: string
}

export interface JobFact extends Pick<Job, 'name' | 'isBackup' | 'source'> {
  /** When its last run ended or, for a backup, the newest one was made; without any, since when there could be one. */
  lastRunAt: Date
  /** The error of the last run. */
  error: string | null
  /** It is overdue when that is earlier. */
  overdueBefore: Date
}

export interface Facts {
  sources: readonly SourceFact[]
  jobs: readonly JobFact[]
  /** Why e-mails of the last hour could not be sent; undefined where all were. */
  mailFailure: string | undefined
  /** SMTP_URL is missing, and something needs it. */
  lacksMailServer: boolean
}

const longestDetail = 300

/** The problems of this moment. */
export function findProblems({ sources, jobs, mailFailure, lacksMailServer }: Facts): Finding[] {
  const found = [...sources.flatMap(problemOfSource), ...jobs.flatMap(problemOfJob)]
  if (mailFailure !== undefined)
    found.push({ kind: 'mail', subject: 'smtp', reason: 'failed', detail: mailFailure })
  if (lacksMailServer) found.push({ kind: 'mail', subject: 'SMTP_URL', reason: 'failed', detail: null })
  // A failed job of a source that is known to be silent is the same problem.
  const unique = new Map<string, Finding>()
  for (const finding of found) {
    const key = keyOf(finding)
    if (!unique.has(key))
      unique.set(key, { ...finding, detail: finding.detail?.slice(0, longestDetail) ?? null })
  }
  return [...unique.values()]
}

function problemOfSource({ subject, state, heldDay }: SourceFact): Finding[] {
  const of = { kind: 'source', subject, detail: null } as const
  if (state === 'silent') return [{ ...of, reason: 'silent' }]
  if (state !== 'late') return []
  return [{ ...of, reason: heldDay === undefined ? 'late' : 'held' }]
}

function problemOfJob({ name, isBackup, source, lastRunAt, error, overdueBefore }: JobFact): Finding[] {
  const of = { kind: isBackup ? 'backup' : 'job', subject: name } as const
  if (lastRunAt < overdueBefore) return [{ ...of, reason: 'overdue', detail: error }]
  if (error === null) return []
  return source === undefined
    ? [{ ...of, reason: 'failed', detail: error }]
    : [{ kind: 'source', subject: source, reason: 'silent', detail: error }]
}
