import { CronExpressionParser } from 'cron-parser'
import type { Job } from './job.ts'

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
