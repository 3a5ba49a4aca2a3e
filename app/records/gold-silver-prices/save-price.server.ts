import { sql } from 'kysely'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { movedTooFar, type Reason, refusalsOf } from './rules.ts'
import { type PriceInput, priceAmounts } from './schema.ts'

export interface PriceContext {
  /** The day in Nepal. */
  today: string
  /** Who sends the prices, for the audit log. */
  actor: Actor
}

export interface Saved {
  outcome: 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'
  reasons: readonly Reason[]
}

/** The columns shown of a market day, stored or held. */
export const priceColumns = ['date', ...priceAmounts, 'source', 'created_at', 'updated_at'] as const

/** Exact as numbers: two decimals, far below 2^53. */
export function asNumbers(row: Record<(typeof priceAmounts)[number], string>) {
  return {
    gold_hallmark_tola: Number(row.gold_hallmark_tola),
    gold_hallmark_10g: Number(row.gold_hallmark_10g),
    silver_tola: Number(row.silver_tola),
    silver_10g: Number(row.silver_10g),
  }
}

/** Refuses, holds or stores the prices of one market day, with an audit log entry. */
export async function savePrice(db: Db, row: PriceInput, context: PriceContext): Promise<Saved> {
  const refusals = refusalsOf(row, context.today)
  if (refusals.length > 0) return { outcome: 'refused', reasons: refusals }
  const before = await findOn(db, 'gold_silver_prices', row.date)
  const neighbour = await findNeighbour(db, row.date)
  const isSame = before !== undefined && equal(before, row)
  if (!isSame && neighbour && movedTooFar(row, neighbour)) return hold(db, row, neighbour.date, context)

  // These prices are plausible, so held ones of the day are obsolete.
  await db.deleteFrom('gold_silver_held_prices').where('date', '=', row.date).execute()
  if (isSame) return { outcome: 'unchanged', reasons: [] }
  const { date, ...values } = row
  await db
    .insertInto('gold_silver_prices')
    .values(row)
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute()
  await auditSave(db, context, 'gold_silver_prices', before, row)
  return { outcome: before ? 'updated' : 'stored', reasons: [] }
}

/** Keeps implausible prices for approval. The same ones again change nothing. */
async function hold(db: Db, row: PriceInput, comparedWith: string, context: PriceContext): Promise<Saved> {
  const held: Saved = { outcome: 'held', reasons: ['moved-too-far'] }
  const before = await findOn(db, 'gold_silver_held_prices', row.date)
  if (before && equal(before, row)) return held
  const { date, ...values } = { ...row, compared_with: comparedWith }
  await db
    .insertInto('gold_silver_held_prices')
    .values({ date, ...values })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute()
  await auditSave(db, context, 'gold_silver_held_prices', before, row)
  return held
}

type Stored = Awaited<ReturnType<typeof findOn>>

async function auditSave(
  db: Db,
  { actor }: PriceContext,
  entity: PriceTable,
  before: Stored,
  after: PriceInput,
): Promise<void> {
  const action = before ? 'update' : 'create'
  await writeAudit(db, actor, { action, entity, entityId: after.date, before, after })
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
