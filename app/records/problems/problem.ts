import type { HealthState } from '#app/platform/health/feed-health.ts'

export type ProblemKind = 'source' | 'job' | 'backup' | 'mail'

/** `late`: behind, `held`: a value waits for an operator, `overdue`: a job has not run. */
type ProblemReason = 'silent' | 'late' | 'held' | 'failed' | 'overdue'

/** A problem as one check finds it. There is at most one for a kind and a subject. */
export interface Finding {
  kind: ProblemKind
  /** The key of a source in `upstreams`, the name of a job, `smtp`, or `SMTP_URL` where it is missing. */
  subject: string
  reason: ProblemReason
  /** An error message, for operators only. */
  detail: string | null
}

export interface SourceFact {
  subject: string
  state: HealthState
  heldDay?: string | undefined
}

export interface JobFact {
  name: string
  isBackup: boolean
  /** The source without which the job fails. */
  source: string | undefined
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

const keyOf = ({ kind, subject }: Pick<Finding, 'kind' | 'subject'>) => `${kind} ${subject}`

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

const minuteMs = 60_000

/** A problem that lasts shorter is not shown and causes no e-mail. Checks are five minutes apart, and may be late. */
const holdMs: Record<ProblemKind, number> = {
  source: 60 * minuteMs,
  job: 3 * minuteMs,
  backup: 3 * minuteMs,
  mail: 3 * minuteMs,
}

/** Not found by two checks in a row: over. */
const clearAfterMs = 8 * minuteMs

const reminderMs = 24 * 60 * minuteMs

export interface OpenProblem extends Finding {
  id: number
  since: Date
  lastSeenAt: Date
  confirmedAt: Date | null
  notifiedAt: Date | null
}

/** What a check changes in the stored problems. */
export interface Changes {
  added: Finding[]
  seen: { id: number; finding: Finding; confirmedAt: Date | null }[]
  /** Were confirmed, and are over. */
  recovered: number[]
  /** Were never confirmed. */
  dropped: number[]
}

export function changesOf(open: readonly OpenProblem[], found: readonly Finding[], now: Date): Changes {
  const byKey = new Map(found.map((finding) => [keyOf(finding), finding]))
  const known = new Set(open.map(keyOf))
  const changes: Changes = {
    added: found.filter((finding) => !known.has(keyOf(finding))),
    seen: [],
    recovered: [],
    dropped: [],
  }
  for (const problem of open) {
    const finding = byKey.get(keyOf(problem))
    if (finding) changes.seen.push({ id: problem.id, finding, confirmedAt: confirmedAtOf(problem, now) })
    else if (now.getTime() - problem.lastSeenAt.getTime() >= clearAfterMs)
      changes[problem.confirmedAt ? 'recovered' : 'dropped'].push(problem.id)
  }
  return changes
}

function confirmedAtOf({ kind, since, confirmedAt }: OpenProblem, now: Date): Date | null {
  return confirmedAt ?? (now.getTime() - since.getTime() >= holdMs[kind] ? now : null)
}

export interface StoredProblem extends OpenProblem {
  recoveredAt: Date | null
}

/** The contents of an e-mail to the operators. */
export interface Notice<Problem = StoredProblem> {
  begun: Problem[]
  /** Known to operators already. */
  still: Problem[]
  recovered: Problem[]
}

/** Undefined where there is nothing to tell: no news, and the last e-mail about each problem is younger than a day. */
export function noticeOf(problems: readonly StoredProblem[], now: Date): Notice | undefined {
  const notice: Notice = { begun: [], still: [], recovered: [] }
  let isDue = false
  for (const problem of problems) {
    const { confirmedAt, notifiedAt, recoveredAt } = problem
    if (!confirmedAt) continue
    if (recoveredAt) {
      if (notifiedAt && notifiedAt < recoveredAt) notice.recovered.push(problem)
    } else if (notifiedAt) {
      notice.still.push(problem)
      isDue ||= now.getTime() - notifiedAt.getTime() >= reminderMs
    } else notice.begun.push(problem)
  }
  isDue ||= notice.begun.length + notice.recovered.length > 0
  return isDue ? notice : undefined
}
