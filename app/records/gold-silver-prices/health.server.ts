import type { Kysely } from 'kysely'
import { daysBetween } from '#app/kit/calendar-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import type { Database } from '#db/schema.ts'

/** Days without a new price that are normal: the market is closed on Saturdays and holidays, at Dashain for days. */
const lateAfterDays = 7

/** The age of the newest price. Prices are sent to this server, so there is no upstream to check. */
export async function readPricesHealth(db: Kysely<Database>, now: Date): Promise<FeedHealth> {
  const newest = await db
    .selectFrom('gold_silver_prices')
    .select(['date', 'updated_at'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { state: 'unknown' }
  const isLate = daysBetween(newest.date, nepalDay(now)) > lateAfterDays
  return { state: isLate ? 'late' : 'working', newestDay: newest.date, newestAt: newest.updated_at }
}
