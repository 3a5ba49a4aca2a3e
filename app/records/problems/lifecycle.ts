import { type Finding, keyOf, type ProblemKind } from './problem.ts'

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
