import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { freshDays } from '#app/platform/editing/list-query.ts'
import type { Database } from '#db/schema.ts'
import {
  type Changes,
  changesOf,
  type Finding,
  type Notice,
  noticeOf,
  type StoredProblem,
} from './problem.ts'
import type { Waiting } from './schema.ts'

type Db = Kysely<Database>

const dayMs = 24 * 60 * 60_000
const keptMs = 30 * dayMs
const shownRecoveredMs = 7 * dayMs
const mostShown = 100

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
    const before = await readOpen(tx)
    await applyChanges(tx, changesOf(before, found, now), now)
    await tx
      .deleteFrom('problems')
      .where('recovered_at', '<', new Date(now.getTime() - keptMs))
      .execute()
    const notice = sends ? noticeOf(await readUntold(tx), now) : undefined
    if (notice) await setNotified(tx, problemsOf(notice), () => now)
    return notice
  })
}

/** Makes the e-mail due again at the next check. */
export async function withdrawNotice(db: Db, notice: Notice): Promise<void> {
  await db.transaction().execute((tx) => setNotified(tx, problemsOf(notice), ({ notifiedAt }) => notifiedAt))
}

const problemsOf = ({ begun, still, recovered }: Notice) => [...begun, ...still, ...recovered]

async function setNotified(
  tx: Transaction<Database>,
  problems: readonly StoredProblem[],
  when: (problem: StoredProblem) => Date | null,
) {
  for (const problem of problems)
    await tx
      .updateTable('problems')
      .set({ notified_at: when(problem) })
      .where('id', '=', problem.id)
      .execute()
}

async function applyChanges(tx: Transaction<Database>, changes: Changes, now: Date): Promise<void> {
  const { added, seen, recovered, dropped } = changes
  for (const finding of added)
    await tx
      .insertInto('problems')
      .values({ ...finding, since: now, last_seen_at: now })
      .execute()
  for (const { id, finding, confirmedAt } of seen)
    await tx
      .updateTable('problems')
      .set({
        reason: finding.reason,
        detail: finding.detail,
        last_seen_at: now,
        confirmed_at: confirmedAt,
      })
      .where('id', '=', id)
      .execute()
  if (recovered.length > 0)
    await tx.updateTable('problems').set({ recovered_at: now }).where('id', 'in', recovered).execute()
  if (dropped.length > 0) await tx.deleteFrom('problems').where('id', 'in', dropped).execute()
}

async function readOpen(db: Db): Promise<StoredProblem[]> {
  const rows = await db.selectFrom('problems').selectAll().where('recovered_at', 'is', null).execute()
  return rows.map(problemOf)
}

/** Open ones, and those whose recovery was not told. */
async function readUntold(db: Db): Promise<StoredProblem[]> {
  const rows = await db
    .selectFrom('problems')
    .selectAll()
    .where((row) =>
      row.or([row('recovered_at', 'is', null), row('notified_at', '<', row.ref('recovered_at'))]),
    )
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return rows.map(problemOf)
}

/** Confirmed problems: those that are open, then those that were over within a week, the latest first. */
export async function listProblems(db: Db, now: Date): Promise<StoredProblem[]> {
  const rows = await db
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
  return rows.map(problemOf)
}

function problemOf(row: Selectable<Database['problems']>): StoredProblem {
  const { last_seen_at, confirmed_at, notified_at, recovered_at, ...same } = row
  return {
    ...same,
    lastSeenAt: last_seen_at,
    confirmedAt: confirmed_at,
    notifiedAt: notified_at,
    recoveredAt: recovered_at,
  }
}

export async function countWaiting(db: Kysely<Database>, now: Date): Promise<Waiting> {
  const freshSince = new Date(now.getTime() - freshDays * 86_400_000)
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
