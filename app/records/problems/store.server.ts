import { type Selectable, sql, type Transaction } from 'kysely'
import { freshDays } from '#app/platform/editing/list-query.ts'
import type { Database, Db } from '#db/schema.ts'
import type { Finding, Waiting } from './schema.ts'

export type StoredProblem = Selectable<Database['problems']>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const keptMs = 30 * dayMs
const shownRecoveredMs = 7 * dayMs
const mostShown = 100

/** A problem that lasts shorter is not shown and causes no e-mail. Checks are five minutes apart, and may be late. */
const holdMs: Record<Finding['kind'], number> = {
  source: 60 * minuteMs,
  job: 3 * minuteMs,
  backup: 3 * minuteMs,
  mail: 3 * minuteMs,
}

/** Not found by two checks in a row: over. */
const clearAfterMs = 8 * minuteMs

const reminderMs = dayMs

/** What a check changes in the stored problems. */
interface Changes {
  added: Finding[]
  seen: { id: number; finding: Finding; confirmed_at: Date | null }[]
  /** Were confirmed, and are over. */
  recovered: number[]
  /** Were never confirmed. */
  dropped: number[]
}

/** There is at most one problem for a kind and a subject. */
export const keyOf = ({ kind, subject }: Pick<Finding, 'kind' | 'subject'>) => `${kind} ${subject}`

export function changesOf(open: readonly StoredProblem[], found: readonly Finding[], now: Date): Changes {
  const byKey = new Map(found.map((finding) => [keyOf(finding), finding]))
  const known = new Set(open.map(keyOf))
  const changes: Changes = {
    added: found.filter((finding) => !known.has(keyOf(finding))),
    seen: [],
    recovered: [],
    dropped: [],
  }
  for (const { id, kind, subject, since, last_seen_at, confirmed_at } of open) {
    const finding = byKey.get(keyOf({ kind, subject }))
    const lasts = now.getTime() - since.getTime() >= holdMs[kind]
    if (finding) changes.seen.push({ id, finding, confirmed_at: confirmed_at ?? (lasts ? now : null) })
    else if (now.getTime() - last_seen_at.getTime() >= clearAfterMs)
      changes[confirmed_at ? 'recovered' : 'dropped'].push(id)
  }
  return changes
}

/** The contents of an e-mail to the operators. */
export interface Notice {
  begun: StoredProblem[]
  /** Known to operators already. */
  still: StoredProblem[]
  recovered: StoredProblem[]
}

/** Undefined where there is nothing to tell: no news, and the last e-mail about each problem is younger than a day. */
export function noticeOf(problems: readonly StoredProblem[], now: Date): Notice | undefined {
  const notice: Notice = { begun: [], still: [], recovered: [] }
  let isDue = false
  for (const problem of problems) {
    const { confirmed_at, notified_at, recovered_at } = problem
    if (!confirmed_at) continue
    if (recovered_at) {
      if (notified_at && notified_at < recovered_at) notice.recovered.push(problem)
    } else if (notified_at) {
      notice.still.push(problem)
      isDue ||= now.getTime() - notified_at.getTime() >= reminderMs
    } else notice.begun.push(problem)
  }
  isDue ||= notice.begun.length + notice.recovered.length > 0
  return isDue ? notice : undefined
}

interface Check {
  found: readonly Finding[]
  now: Date
  /** Whether operators get e-mails. */
  sends: boolean
}

/**
 * Stores what a check found, in one transaction; checks of several servers wait for each other.
 *
 * @returns the e-mail to send, which no other server gets; `withdrawNotice` when it could not be sent
 */
export async function saveCheck(db: Db, { found, now, sends }: Check): Promise<Notice | undefined> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('problems'))`.execute(tx)
    const open = await tx.selectFrom('problems').selectAll().where('recovered_at', 'is', null).execute()
    await applyChanges(tx, changesOf(open, found, now), now)
    await tx
      .deleteFrom('problems')
      .where('recovered_at', '<', new Date(now.getTime() - keptMs))
      .execute()
    const notice = sends ? noticeOf(await readUntold(tx), now) : undefined
    if (!notice) return undefined
    const told = problemsOf(notice).map(({ id }) => id)
    await tx.updateTable('problems').set({ notified_at: now }).where('id', 'in', told).execute()
    return notice
  })
}

/** Makes the e-mail due again at the next check. */
export async function withdrawNotice(db: Db, notice: Notice): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, notified_at } of problemsOf(notice))
      await tx.updateTable('problems').set({ notified_at }).where('id', '=', id).execute()
  })
}

const problemsOf = ({ begun, still, recovered }: Notice) => [...begun, ...still, ...recovered]

async function applyChanges(tx: Transaction<Database>, changes: Changes, now: Date): Promise<void> {
  const { added, seen, recovered, dropped } = changes
  for (const finding of added)
    await tx
      .insertInto('problems')
      .values({ ...finding, since: now, last_seen_at: now })
      .execute()
  for (const { id, finding, confirmed_at } of seen)
    await tx
      .updateTable('problems')
      .set({ reason: finding.reason, detail: finding.detail, last_seen_at: now, confirmed_at })
      .where('id', '=', id)
      .execute()
  if (recovered.length > 0)
    await tx.updateTable('problems').set({ recovered_at: now }).where('id', 'in', recovered).execute()
  if (dropped.length > 0) await tx.deleteFrom('problems').where('id', 'in', dropped).execute()
}

/** Open ones, and those whose recovery was not told. */
async function readUntold(db: Db): Promise<StoredProblem[]> {
  return await db
    .selectFrom('problems')
    .selectAll()
    .where((row) =>
      row.or([row('recovered_at', 'is', null), row('notified_at', '<', row.ref('recovered_at'))]),
    )
    .orderBy('id')
    .limit(mostShown)
    .execute()
}

/** Confirmed problems: those that are open, then those that were over within a week, the latest first. */
export async function listProblems(db: Db, now: Date): Promise<StoredProblem[]> {
  return await db
    .selectFrom('problems')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where((row) =>
      row.or([
        row('recovered_at', 'is', null),
        row('recovered_at', '>=', new Date(now.getTime() - shownRecoveredMs)),
      ]),
    )
    .orderBy(sql`recovered_at desc nulls first`)
    .orderBy('id')
    .limit(mostShown)
    .execute()
}

export async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  const freshSince = new Date(now.getTime() - freshDays * dayMs)
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from corrections where state = 'open')::int as reports,
      (
        select count(*) from newsletter_outbox as delivery
        join newsletter_subscribers as subscriber on subscriber.id = delivery.subscriber_id
        where delivery.delivered_at is null and delivery.failed_at is not null and subscriber.unsubscribed_at is null
      )::int as failed_deliveries,
      (select count(*) from gold_silver_held_prices)::int as held_prices,
      (count(*) filter (where last_verified_at is null))::int as never_verified,
      (count(*) filter (where last_verified_at < ${freshSince}))::int as long_verified
    from internet_plans
    where is_active`.execute(db)
  return rows[0] as Waiting
}
