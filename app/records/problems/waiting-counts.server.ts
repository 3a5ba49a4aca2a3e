import { type Kysely, sql } from 'kysely'
import { freshDays } from '#app/platform/editing/filters.ts'
import type { Database } from '#db/schema.ts'
import type { Waiting } from './waiting.ts'

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
