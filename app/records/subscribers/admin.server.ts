import { type RawBuilder, sql } from 'kysely'
import { equals, type ListQuery } from '#app/platform/editing/list-query.ts'
import { matching } from '#app/platform/editing/row-list.server.ts'
import { type Actor, type Change, writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { sendAgain } from './deliveries.server.ts'
import type { Subscriber } from './schema.ts'
import { unsubscribe } from './store.server.ts'

/** What a list is narrowed to; `failed`: the delivery was given up, `waiting`: it is still to be made. */
export const subscriberFilters = {
  state: equals('state', ['subscribed', 'unsubscribed', 'failed', 'waiting']),
}

/** Columns that the list can be sorted by. */
export const subscriberOrders = ['-created_at', 'email', 'city', 'country'] as const

/** Part of the subscribers with the state of their delivery, and how many there are. */
export async function listSubscribers(db: Db, query: ListQuery) {
  const { state } = query.filters
  const parts = { table: 'subscriber', searched: ['email', 'city', 'country'], filters: {} }
  const found = db
    .selectFrom('newsletter_subscribers as subscriber')
    .where(matching(parts, { q: query.q, filters: {} }))
    .$if(state !== undefined, (rows) => rows.where(isIn(state ?? '')))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = query.descending ? 'desc' : 'asc'
  const ids = found
    .select('subscriber.id')
    .orderBy(sql.ref(`subscriber.${query.sort}`), direction)
    .orderBy('subscriber.id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  // The delivery is looked up for the rows of the page alone.
  const rows = await withDelivery(db)
    .where('subscriber.id', 'in', ids)
    .orderBy(sql.ref(`subscriber.${query.sort}`), direction)
    .orderBy('subscriber.id')
    .execute()
  return { rows: rows.map(withState), total }
}

function isIn(state: string): RawBuilder<boolean> {
  if (state === 'subscribed') return sql`subscriber.unsubscribed_at is null`
  if (state === 'unsubscribed') return sql`subscriber.unsubscribed_at is not null`
  const isFailed = state === 'failed' ? sql`is not null` : sql`is null`
  return sql`subscriber.unsubscribed_at is null and exists (
    select 1 from newsletter_outbox as open
    where open.subscriber_id = subscriber.id and open.delivered_at is null and open.failed_at ${isFailed})`
}

/** The subscribers behind one of them in the order of their ids: a long list is read in parts. */
export async function subscribersAfter(db: Db, id: string | undefined, limit: number) {
  const rows = await withDelivery(db)
    .$if(id !== undefined, (found) => found.where('subscriber.id', '>', id ?? ''))
    .orderBy('subscriber.id')
    .limit(limit)
    .execute()
  return rows.map(withState)
}

function withDelivery(db: Db) {
  return db
    .selectFrom('newsletter_subscribers as subscriber')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('newsletter_outbox')
          .select(['attempts', 'delivered_at', 'failed_at', 'last_error'])
          .whereRef('subscriber_id', '=', 'subscriber.id')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('delivery'),
      (join) => join.onTrue(),
    )
    .select([
      'subscriber.id',
      'subscriber.email',
      'subscriber.city',
      'subscriber.country',
      'subscriber.unsubscribed_at',
      'subscriber.created_at',
      'delivery.attempts',
      'delivery.delivered_at',
      'delivery.failed_at',
      'delivery.last_error',
    ])
}

type Delivered = Awaited<ReturnType<ReturnType<typeof withDelivery>['execute']>>[number]

function withState(row: Delivered) {
  const { attempts: _, delivered_at, failed_at: __, last_error, ...subscriber } = row
  return { ...subscriber, delivery: { state: stateOf(row), delivered_at, last_error } }
}

function stateOf({ attempts, delivered_at, failed_at }: Delivered): Subscriber['delivery']['state'] {
  if (attempts === null) return 'none'
  if (delivered_at) return 'delivered'
  if (failed_at) return 'failed'
  return attempts > 0 ? 'retrying' : 'waiting'
}

interface Acting {
  actor: Actor
  now: Date
}

/** With the deliveries. @returns false where there is none */
export const deleteSubscriber = async (db: Db, id: string, actor: Actor) =>
  await act(db, id, actor, async (tx) => {
    const gone = await tx.deleteFrom('newsletter_subscribers').where('id', '=', id).executeTakeFirst()
    return gone.numDeletedRows > 0n && { action: 'delete' }
  })

/** Makes a failed delivery due again. @returns false where there is none */
export const resendDelivery = async (db: Db, id: string, { actor, now }: Acting) =>
  await act(db, id, actor, async (tx) => {
    const change = { action: 'update', before: { sent: '' }, after: { sent: 'delivery' } } as const
    return (await sendAgain(tx, now, id)) > 0 && change
  })

/** One who left already stays away, without an entry. @returns false where there is none */
export const unsubscribeByOperator = async (db: Db, id: string, { actor, now }: Acting) =>
  await act(db, id, actor, async (tx) => {
    const rows = tx.selectFrom('newsletter_subscribers').select('unsubscribed_at').where('id', '=', id)
    const row = await rows.forUpdate().executeTakeFirst()
    if (!row || row.unsubscribed_at) return row !== undefined
    await unsubscribe(tx, id, now)
    return { action: 'update', before: { subscribed: true }, after: { subscribed: false } }
  })

/** The audit log gets the id alone: an address that is deleted must not stay there. */
async function act(
  db: Db,
  id: string,
  actor: Actor,
  change: (tx: Db) => Promise<boolean | Pick<Change, 'action' | 'before' | 'after'>>,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const changed = await change(tx)
    const of = { entity: 'newsletter_subscribers', entityId: id } as const
    if (typeof changed === 'object') await writeAudit(tx, actor, { ...changed, ...of })
    return changed !== false
  })
}
