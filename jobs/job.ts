import { CronExpressionParser } from 'cron-parser'
import type { Feeds } from '#app/feeds/feeds.server.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { StatusKey } from '#app/platform/env/upstreams.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { DataFile } from '#app/records/data-releases/store.server.ts'
import type { Storage } from '#db/storage.ts'

/** Services of the server for jobs. */
export interface JobContext {
  config: Config
  log: Log
  storage: Storage
  feeds: Feeds
  /** As in `Site`. */
  authSecret: string
  /** The files of open data. Missing: none are released. */
  dataFiles?: () => Promise<readonly DataFile[]>
  now: () => Date
}

/** Scheduled work. A job runs on one server at a time. */
export interface Job {
  /** Kebab-case. Never change it: schedule and last run are stored by it. */
  name: string
  /** Five fields, in Nepal's time. A run starts at most 90 s late. */
  cron: string
  /** Also runs once when a server starts. */
  atStart?: true
  /** The source without which it fails. */
  source?: StatusKey
  /** It makes a backup: a failure, or no recent backup, is a problem of the backups. */
  isBackup?: true
  /** Whether this installation needs the job; if missing, yes. */
  isNeeded?: (site: JobContext) => boolean
  /** After an error it is retried twice, minutes apart. The signal asks it to end soon. */
  run: (site: JobContext, signal: AbortSignal) => Promise<void>
}

type Scheduled = Pick<Job, 'cron'>

const scheduleOf = ({ cron }: Scheduled, currentDate: Date) =>
  CronExpressionParser.parse(cron, { currentDate, tz: 'Asia/Kathmandu' })

export const nextRunAt = (job: Scheduled, now: Date): Date => scheduleOf(job, now).next().toDate()

/** When the job was due for the last time but `count - 1`: with 1 the last time. */
export function dueAt(job: Scheduled, now: Date, count: number): Date {
  const schedule = scheduleOf(job, now)
  for (let skipped = 1; skipped < count; skipped += 1) schedule.prev()
  return schedule.prev().toDate()
}
