import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { DeliveryState } from './health.ts'

type Db = Kysely<Database>

/** A subscription that is to be handed on. */
export interface Subscribed {
  subscriberId: string
  deliveryId: string
}

/**
 * Stores an address and, in the same transaction, that it is to be handed on: whatever happens to the webhook, nothing is
 * lost. An address that is there already changes nothing, unless it had left.
 * @param notBefore until then the delivery belongs to whoever subscribed it, who may still learn the place.
 * @returns undefined for an address that was there.
 */
export async function subscribe(
  db: Db,
  email: string,
  { notBefore }: { notBefore: Date },
): Promise<Subscribed | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const subscriber = await transaction
      .insertInto('newsletter_subscribers')
      .values({ email })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ unsubscribed_at: null, city: null, country: null })
          .where('newsletter_subscribers.unsubscribed_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!subscriber) return undefined
    // Who left before the first delivery was made still has one under way: it begins anew.
    const begun = { attempts: 0, next_attempt_at: notBefore, failed_at: null, last_error: null }
    const delivery = await transaction
      .insertInto('newsletter_outbox')
      .values({ subscriber_id: subscriber.id, ...begun })
      .onConflict((conflict) =>
        conflict.column('subscriber_id').where('delivered_at', 'is', null).doUpdateSet(begun),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return { subscriberId: subscriber.id, deliveryId: delivery.id }
  })
}

/** Where a subscriber was when they subscribed. */
export async function savePlace(
  db: Db,
  subscriberId: string,
  place: { city: string | null; country: string | null },
): Promise<void> {
  const { city, country } = place
  await db
    .updateTable('newsletter_subscribers')
    .set({ city, country })
    .where('id', '=', subscriberId)
    .execute()
}

export async function readDeliveryState(db: Db): Promise<DeliveryState> {
  return await db
    .selectFrom('newsletter_outbox as delivery')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .select((of) => {
      const open = of.and([
        of('delivery.delivered_at', 'is', null),
        of('subscriber.unsubscribed_at', 'is', null),
      ])
      const isWaiting = of.and([open, of('delivery.failed_at', 'is', null)])
      const hasFailed = of.and([open, of('delivery.failed_at', 'is not', null)])
      return [
        of.fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
        of.fn
          .countAll<number>()
          .filterWhere(of.and([isWaiting, of('delivery.last_error', 'is not', null)]))
          .as('retrying'),
        of.fn.countAll<number>().filterWhere(hasFailed).as('failed'),
        of.fn.min('delivery.created_at').filterWhere(isWaiting).as('waitingSince'),
        sql<Date | null>`max(delivery.attempted_at)`.as('lastAttemptAt'),
        sql<Date | null>`max(delivery.delivered_at)`.as('lastDeliveredAt'),
      ]
    })
    .executeTakeFirstOrThrow()
}
