import { z } from 'zod'

/** What waits for an operator. Plans are the active ones that were never verified, or more than 90 days ago. */
export const waitingKeys = [
  'reports',
  'held_prices',
  'failed_deliveries',
  'never_verified',
  'long_verified',
] as const

const instant = z.iso.datetime()
const optional = instant.nullable()

const problem = z.object({
  id: z.int(),
  kind: z.enum(['source', 'job', 'backup', 'mail']),
  /** The key of a source in `upstreams`, the name of a job, `smtp`, or `SMTP_URL` where it is missing. */
  subject: z.string(),
  /** `late`: behind, `held`: a value waits for an operator, `overdue`: a job has not run. */
  reason: z.enum(['silent', 'late', 'held', 'failed', 'overdue']),
  /** An error message; null below the role operator. */
  detail: z.string().nullable(),
  since: instant,
  last_seen_at: instant,
  recovered_at: optional,
})

const source = z.object({
  subject: z.string(),
  state: z.enum(['working', 'late', 'silent', 'off', 'unknown']),
  newest_at: optional,
  newest_day: z.string().nullable(),
  last_try_at: optional,
})

const job = z.object({
  name: z.string(),
  last_run_at: optional,
  is_ok: z.boolean().nullable(),
  last_ok_at: optional,
  next_run_at: instant,
})

/** The state of the site as operators see it. */
export const health = z.object({
  checked_at: optional,
  /** The problems are not those of this moment. */
  is_check_late: z.boolean(),
  mails: z.enum(['on', 'off', 'no-server']),
  problems: z.array(problem),
  recovered: z.array(problem),
  waiting: z.record(z.enum(waitingKeys), z.int()),
  sources: z.array(source),
  jobs: z.array(job),
  maintenance: z.object({ since: instant, by: z.string().nullable() }).nullable(),
  server: z.object({
    build: z.string(),
    started_at: instant,
    database: z.enum(['embedded', 'postgres']),
  }),
})

type Problem = z.output<typeof problem>

/** A problem as one check finds it. */
export type Finding = Pick<Problem, 'kind' | 'subject' | 'reason' | 'detail'>

export type Health = z.output<typeof health>

/** How many of each wait. */
export type Waiting = Record<(typeof waitingKeys)[number], number>
