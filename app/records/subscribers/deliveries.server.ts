import { sql } from 'kysely'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { Database, Db } from '#db/schema.ts'

/** A subscription to deliver, leased by this server. */
export interface Delivery extends Pick<Database['newsletter_subscribers'], 'email' | 'city' | 'country'> {
  id: string
  /** The number of attempts, including this one. */
  attempts: number
  subscriberId: string
}

type Outcome =
  | { kind: 'delivered' }
  | { kind: 'again'; at: Date; reason: string }
  | { kind: 'failed'; reason: string }

export interface DeliverParts {
  db: Db
  now: () => Date
  /** One attempt to deliver a subscription. */
  send: (delivery: Delivery, now: Date) => Promise<Outcome>
}

/** Longer than any attempt; the rows of a dead server are free after it. */
const leaseMs = 120_000
const atOnce = 4
const batchesInRound = 50

/**
 * Delivers what is due, a few at once. Several servers may do so at the same time; each delivery is made by one of them.
 * After a batch without any success it stops until the next round.
 */
export async function deliverDue(parts: DeliverParts, signal?: AbortSignal) {
  const round = newRound()
  for (let batch = 0; batch < batchesInRound && !signal?.aborted; batch += 1) {
    const taken = await takeDue(parts.db, parts.now())
    if (taken.length === 0) break
    const outcomes = await Promise.all(taken.map((delivery) => attempt(parts, delivery)))
    for (const outcome of outcomes) count(round, outcome)
    if (outcomes.every(({ kind }) => kind !== 'delivered')) break
  }
  return round
}

/** The first attempt of a delivery, before it is due; nothing if another server took it. */
export async function deliverFirst(parts: DeliverParts, id: string) {
  const round = newRound()
  const [delivery] = await take(parts.db, parts.now(), sql`delivery.id = ${id} and delivery.attempts = 0`)
  if (delivery) count(round, await attempt(parts, delivery))
  return round
}

/** Restarts the failed delivery of a subscriber. @returns the number of deliveries */
export async function sendAgain(db: Db, now: Date, subscriberId: string): Promise<number> {
  const rows = await db
    .updateTable('newsletter_outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('subscriber_id', '=', subscriberId)
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

const takeDue = (db: Db, now: Date) => take(db, now, sql`delivery.next_attempt_at <= ${now}`)

/** Skips rows that another server is taking; the taken ones are this server's until the lease ends. */
async function take(db: Db, now: Date, which: ReturnType<typeof sql>): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as materialized (
      select delivery.id, subscriber.id as subscriber_id, subscriber.email, subscriber.city, subscriber.country
      from newsletter_outbox as delivery
      join newsletter_subscribers as subscriber on subscriber.id = delivery.subscriber_id
      where delivery.delivered_at is null and delivery.failed_at is null
        and subscriber.unsubscribed_at is null and ${which}
      order by delivery.next_attempt_at
      limit ${sql.lit(atOnce)}
      for update of delivery skip locked)
    update newsletter_outbox as taken
    set attempts = taken.attempts + 1, attempted_at = ${now}, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    from due where due.id = taken.id
    returning taken.id, taken.attempts, due.subscriber_id as "subscriberId", due.email, due.city, due.country`.execute(
    db,
  )
  return rows
}

async function attempt({ db, now, send }: DeliverParts, delivery: Delivery): Promise<Outcome> {
  const outcome = await send(delivery, now())
  await db
    .updateTable('newsletter_outbox')
    .set(changesOf(outcome, now()))
    .where('id', '=', delivery.id)
    // After the lease ended the result no longer counts, unless the delivery arrived.
    .$if(outcome.kind !== 'delivered', (query) => query.where('attempts', '=', delivery.attempts))
    .where('delivered_at', 'is', null)
    .execute()
  return outcome
}

function changesOf(outcome: Outcome, now: Date) {
  if (outcome.kind === 'delivered') return { delivered_at: now, failed_at: null, last_error: null }
  if (outcome.kind === 'failed') return { failed_at: now, last_error: outcome.reason }
  return { next_attempt_at: outcome.at, last_error: outcome.reason }
}

/** The results of one round; each reason once. */
const newRound = () => ({ delivered: 0, again: 0, failed: 0, reasons: [] as string[] })

function count(round: ReturnType<typeof newRound>, outcome: Outcome) {
  round[outcome.kind] += 1
  if (outcome.kind !== 'delivered' && !round.reasons.includes(outcome.reason))
    round.reasons.push(outcome.reason)
}

export type DeliveryState = Awaited<ReturnType<typeof readDeliveryState>>

/**
 * The state of the deliveries to the webhook. `waiting` are to be handed on, `retrying` those of them that were tried in
 * vain; `waitingSince` is when the oldest of them was stored. Failed ones are counted apart.
 */
export async function readDeliveryState(db: Db) {
  const isOpen = sql`delivery.delivered_at is null and subscriber.unsubscribed_at is null`
  const isWaiting = sql`${isOpen} and delivery.failed_at is null`
  return await db
    .selectFrom('newsletter_outbox as delivery')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .select([
      sql<number>`(count(*) filter (where ${isWaiting}))::int`.as('waiting'),
      sql<number>`(count(*) filter (where ${isWaiting} and delivery.last_error is not null))::int`.as(
        'retrying',
      ),
      sql<number>`(count(*) filter (where ${isOpen} and delivery.failed_at is not null))::int`.as('failed'),
      sql<Date | null>`min(delivery.created_at) filter (where ${isWaiting})`.as('waitingSince'),
      sql<Date | null>`max(delivery.attempted_at)`.as('lastAttemptAt'),
      sql<Date | null>`max(delivery.delivered_at)`.as('lastDeliveredAt'),
    ])
    .executeTakeFirstOrThrow()
}

/** The job runs every minute: a delivery not attempted for longer is stuck. */
const lateAfterMs = 10 * 60_000

export function deliveryHealth(state: DeliveryState, isConfigured: boolean, now: Date): FeedHealth {
  const { retrying, failed, waitingSince, lastAttemptAt, lastDeliveredAt } = state
  const times = { newestAt: lastDeliveredAt ?? undefined, lastTryAt: lastAttemptAt ?? undefined }
  if (!isConfigured) return { state: 'off', ...times }
  // Something was given up, and nothing has arrived since.
  const isRefused = failed > 0 && (lastDeliveredAt === null || (lastAttemptAt ?? now) > lastDeliveredAt)
  if (retrying > 0 || isRefused) return { state: 'silent', ...times }
  const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > lateAfterMs
  return { state: isLate ? 'late' : 'working', ...times }
}
