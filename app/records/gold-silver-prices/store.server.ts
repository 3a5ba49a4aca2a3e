import { daysBetween, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { FeedHealth } from '#app/platform/health/feed-health.ts'
import { type Actor, type Change, writeAudit } from '#db/audit-log.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Database, Db } from '#db/schema.ts'
import { movedTooFar, type Reason, refusalsOf } from './rules.ts'
import { type PriceInput, type PublicPrice, priceAmounts } from './schema.ts'

interface PriceContext {
  /** The day in Nepal. */
  today: string
  /** Who sends the prices, for the audit log. */
  actor: Actor
}

interface Saved {
  outcome: 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'
  reasons: readonly Reason[]
}

/** The columns shown of a market day, stored or held. */
export const priceColumns = ['date', ...priceAmounts, 'source', 'created_at', 'updated_at'] as const

type PriceAmount = (typeof priceAmounts)[number]

/** Exact as numbers: two decimals, far below 2^53. */
export function asNumbers(row: Record<PriceAmount, string>) {
  const numbers = priceAmounts.map((name) => [name, Number(row[name])])
  return Object.fromEntries(numbers) as Record<PriceAmount, number>
}

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

function shown(row: PriceRow): PublicPrice {
  const { created_at, updated_at } = row
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
  return { ...row, ...asNumbers(row), ...times }
}

/** One writer of prices at a time, because a row is compared with its neighbours. Readers do not wait. */
export async function alone<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  return await db.transaction().execute(async (tx) => {
    await lockPrices(tx)
    return await work(tx)
  })
}

const lockPrices = (tx: Db) => sql`lock table gold_silver_prices in share row exclusive mode`.execute(tx)

/**
 * Saves prices from any source. Each row is checked by itself, in the order of the market days; all rows are stored or
 * held, and notified to the other servers, in one transaction.
 */
export const savePrices = (db: Db, rows: readonly PriceInput[], context: PriceContext) =>
  alone(db, (tx) => saveAll(tx, rows, context))

/** What `savePrices` would do: saves the rows and rolls back. */
export async function tryPrices(db: Db, rows: readonly PriceInput[], context: PriceContext) {
  const tx = await db.startTransaction().execute()
  try {
    await lockPrices(tx)
    return await saveAll(tx, rows, context)
  } finally {
    await tx.rollback().execute()
  }
}

async function saveAll(tx: Db, rows: readonly PriceInput[], context: PriceContext): Promise<PriceOutcome[]> {
  const outcomes = new Map<PriceInput, PriceOutcome>()
  for (const row of rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))) {
    outcomes.set(row, { date: row.date, ...(await savePrice(tx, row, context)) })
  }
  return rows.flatMap((row) => outcomes.get(row) ?? [])
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
  return await alone(db, async (tx) => {
    const current = await tx
      .selectFrom('gold_silver_prices')
      .select(priceColumns)
      .where('date', '=', row.date)
      .executeTakeFirst()
    if (version && !current) return { outcome: 'unknown' }
    if (version !== undefined && current && current.updated_at.getTime() !== version?.getTime())
      return { outcome: 'stale', current: shown(current) }
    return { date: row.date, ...(await savePrice(tx, row, context)) }
  })
}

/** Refuses, holds or stores the prices of one market day, with an audit log entry. */
async function savePrice(db: Db, row: PriceInput, { today, actor }: PriceContext): Promise<Saved> {
  const refusals = refusalsOf(row, today)
  if (refusals.length > 0) return { outcome: 'refused', reasons: refusals }
  const before = await findOn(db, 'gold_silver_prices', row.date)
  const neighbour = await findNeighbour(db, row.date)
  const isSame = before !== undefined && equal(before, row)
  if (!isSame && neighbour && movedTooFar(row, neighbour)) return hold(db, row, neighbour.date, actor)

  // These prices are plausible, so held ones of the day are obsolete.
  await db.deleteFrom('gold_silver_held_prices').where('date', '=', row.date).execute()
  if (isSame) return { outcome: 'unchanged', reasons: [] }
  await putPrices(db, 'gold_silver_prices', row)
  await recordPrices(db, actor, { ...saveOf(before, row), entity: 'gold_silver_prices' })
  return { outcome: before ? 'updated' : 'stored', reasons: [] }
}

/** Keeps implausible prices for approval. The same ones again change nothing. */
async function hold(db: Db, row: PriceInput, comparedWith: string, actor: Actor): Promise<Saved> {
  const held: Saved = { outcome: 'held', reasons: ['moved-too-far'] }
  const before = await findOn(db, 'gold_silver_held_prices', row.date)
  if (before && equal(before, row)) return held
  await putPrices(db, 'gold_silver_held_prices', { ...row, compared_with: comparedWith })
  await recordPrices(db, actor, { ...saveOf(before, row), entity: 'gold_silver_held_prices' })
  return held
}

type Stored = Awaited<ReturnType<typeof findOn>>

const saveOf = (before: Stored, after: PriceInput) =>
  ({ action: before ? 'update' : 'create', entityId: after.date, before, after }) as const

type WrittenPrices = Insertable<Database['gold_silver_prices']> & { compared_with?: string }

/** Stores the prices of a day, in place of earlier ones. */
export async function putPrices(tx: Db, table: PriceTable, row: WrittenPrices) {
  const { date, ...values } = row
  await tx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute()
}

/** Writes a change into the audit log; a change of what is shown is notified to all servers. */
export async function recordPrices(tx: Db, actor: Actor, change: Change & { entity: PriceTable }) {
  await writeAudit(tx, actor, change)
  if (change.entity === 'gold_silver_prices') await invalidate(tx, 'gold-silver-prices')
}

export type PriceTable = 'gold_silver_prices' | 'gold_silver_held_prices'

export async function findOn(db: Db, table: PriceTable, date: string) {
  const row = await db
    .selectFrom(table)
    .select([...priceAmounts, 'source'])
    .where('date', '=', date)
    .executeTakeFirst()
  return row && { date, ...asNumbers(row), source: row.source }
}

/** The market day before, else the one after. */
async function findNeighbour(db: Db, date: string): Promise<Stored> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(
      (select max(date) from gold_silver_prices where date < ${date}),
      (select min(date) from gold_silver_prices where date > ${date})
    ) as day`.execute(db)
  const day = rows[0]?.day
  return day ? await findOn(db, 'gold_silver_prices', day) : undefined
}

/** A row without a source equals one with any source. */
function equal(stored: NonNullable<Stored>, row: PriceInput): boolean {
  return (
    priceAmounts.every((name) => stored[name] === row[name]) &&
    (row.source === undefined || stored.source === row.source)
  )
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
