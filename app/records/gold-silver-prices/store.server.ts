import { daysBetween, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type Selectable, sql } from 'kysely'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Database, Db } from '#db/schema.ts'
import { asNumbers, type PriceContext, priceColumns, type Saved, savePrice } from './save-price.server.ts'
import type { PriceInput, PublicPrice } from './schema.ts'

/** The result for the row of a market day. */
export type PriceOutcome = Saved & { date: string }

/** Calendar days that are listed, up to the latest market day. */
const historyDays = 366

/**
 * The market days of the year before the latest one, the latest first: by the day of the market and then by when they
 * came, so that a day that is filled in later never becomes the latest.
 */
export async function listPrices(db: Db, most = historyDays): Promise<PublicPrice[]> {
  const rows = await db
    .selectFrom('gold_silver_prices')
    .select(priceColumns)
    .where(
      'date',
      '>',
      sql<string>`(select max(date) - ${sql.lit(historyDays)}::integer from gold_silver_prices)`,
    )
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(shown)
}

type PriceRow = Pick<Selectable<Database['gold_silver_prices']>, (typeof priceColumns)[number]>

function shown({ date, source, created_at, updated_at, ...prices }: PriceRow): PublicPrice {
  return {
    date,
    ...asNumbers(prices),
    source,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/**
 * Saves prices from any source. Each row is checked by itself, in the order of the market days; all rows are stored or
 * held, and notified to the other servers, in one transaction.
 */
export async function savePrices(
  db: Db,
  rows: readonly PriceInput[],
  context: PriceContext,
): Promise<PriceOutcome[]> {
  return await db.transaction().execute((transaction) => saveAll(transaction, rows, context))
}

/** Other prices were stored for the day after it was read, or the day was deleted. */
type Overtaken = { outcome: 'stale'; current: PublicPrice } | { outcome: 'unknown' }

/**
 * Saves one market day, unless it changed after the client read it.
 * @param version `updated_at` as the client read it; null where there was no row; undefined replaces any version.
 */
export async function savePriceOver(
  db: Db,
  row: PriceInput,
  { version, ...context }: PriceContext & { version: Date | null | undefined },
): Promise<PriceOutcome | Overtaken> {
  return await db.transaction().execute(async (transaction) => {
    await lockPrices(transaction)
    const current = await transaction
      .selectFrom('gold_silver_prices')
      .select(priceColumns)
      .where('date', '=', row.date)
      .executeTakeFirst()
    if (version && !current) return { outcome: 'unknown' }
    if (version !== undefined && current && current.updated_at.getTime() !== version?.getTime())
      return { outcome: 'stale', current: shown(current) }
    const saved = await savePrice(transaction, row, context)
    await notifyStored(transaction, [saved])
    return { date: row.date, ...saved }
  })
}

/** What `savePrices` would do: saves the rows and rolls back. */
export async function tryPrices(
  db: Db,
  rows: readonly PriceInput[],
  context: PriceContext,
): Promise<PriceOutcome[]> {
  const transaction = await db.startTransaction().execute()
  try {
    return await saveAll(transaction, rows, context)
  } finally {
    await transaction.rollback().execute()
  }
}

async function saveAll(
  transaction: Db,
  rows: readonly PriceInput[],
  context: PriceContext,
): Promise<PriceOutcome[]> {
  await lockPrices(transaction)
  const outcomes = new Map<PriceInput, PriceOutcome>()
  for (const row of rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))) {
    outcomes.set(row, { date: row.date, ...(await savePrice(transaction, row, context)) })
  }
  const done = rows.flatMap((row) => outcomes.get(row) ?? [])
  await notifyStored(transaction, done)
  return done
}

/** One writer at a time, because a row is compared with its neighbours. Readers do not wait. */
async function lockPrices(transaction: Db) {
  await sql`lock table gold_silver_prices in share row exclusive mode`.execute(transaction)
}

async function notifyStored(transaction: Db, saved: readonly Saved[]) {
  if (saved.some(({ outcome }) => outcome === 'stored' || outcome === 'updated'))
    await invalidate(transaction, 'gold-silver-prices')
}

/** Days without a new price that are normal: the market is closed on Saturdays and holidays, at Dashain for days. */
const lateAfterDays = 7

/** The age of the newest price. Prices are sent to this server, so there is no upstream to check. */
export async function readPricesHealth(db: Db, now: Date): Promise<FeedHealth> {
  const newest = await db
    .selectFrom('gold_silver_prices')
    .select('date')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { state: 'unknown' }
  const isLate = daysBetween(newest.date, nepalDay(now)) > lateAfterDays
  return { state: isLate ? 'late' : 'working', newestDay: newest.date }
}
