import type { Kysely } from 'kysely'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Database } from '#db/schema.ts'
import type { PriceInput } from './edit-fields.ts'
import { faultsOf, movedTooFar, type Reason } from './rules.ts'

export interface Saver {
  /** The day in Nepal. */
  today: string
  /** Who hands the prices in, for the audit log. */
  actor: Actor
}

export interface Saved {
  outcome: 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'
  reasons: readonly Reason[]
}

const amounts = ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g'] as const

/** What is told of a market day, stored or held. */
export const priceColumns = ['date', ...amounts, 'source', 'created_at', 'updated_at'] as const

/** Exact as numbers: two decimals, far below 2^53. */
export function asNumbers(row: Record<(typeof amounts)[number], string>) {
  return {
    gold_hallmark_tola: Number(row.gold_hallmark_tola),
    gold_hallmark_10g: Number(row.gold_hallmark_10g),
    silver_tola: Number(row.silver_tola),
    silver_10g: Number(row.silver_10g),
  }
}

/** Refuses, holds or stores the prices of one market day, with its line in the audit log. */
export async function savePrice(db: Kysely<Database>, row: PriceInput, saver: Saver): Promise<Saved> {
  const faults = faultsOf(row, saver.today)
  if (faults.length > 0) return { outcome: 'refused', reasons: faults }
  const before = await findOn(db, 'gold_silver_prices', row.date)
  const neighbour = await findNeighbour(db, row.date)
  const isSame = before !== undefined && equal(before, row)
  if (!isSame && neighbour && movedTooFar(row, neighbour)) return hold(db, row, neighbour.date, saver)

  // Whatever was held for this day has been answered by prices that can be believed.
  await db.deleteFrom('gold_silver_held_prices').where('date', '=', row.date).execute()
  if (isSame) return { outcome: 'unchanged', reasons: [] }
  const { date, ...values } = row
  await db
    .insertInto('gold_silver_prices')
    .values(row)
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute()
  await writeAudit(db, saver.actor, {
    action: before ? 'update' : 'create',
    entity: 'gold_silver_prices',
    entityId: date,
    before,
    after: row,
  })
  return { outcome: before ? 'updated' : 'stored', reasons: [] }
}

/** Keeps prices that nobody believes yet. The same ones again change nothing. */
async function hold(
  db: Kysely<Database>,
  row: PriceInput,
  comparedWith: string,
  saver: Saver,
): Promise<Saved> {
  const held: Saved = { outcome: 'held', reasons: ['moved-too-far'] }
  const before = await findOn(db, 'gold_silver_held_prices', row.date)
  if (before && equal(before, row)) return held
  const { date, ...values } = { ...row, compared_with: comparedWith }
  await db
    .insertInto('gold_silver_held_prices')
    .values({ date, ...values })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute()
  await writeAudit(db, saver.actor, {
    action: before ? 'update' : 'create',
    entity: 'gold_silver_held_prices',
    entityId: date,
    before,
    after: row,
  })
  return held
}

type Stored = Awaited<ReturnType<typeof findOn>>

export async function findOn(
  db: Kysely<Database>,
  table: 'gold_silver_prices' | 'gold_silver_held_prices',
  date: string,
) {
  const row = await db
    .selectFrom(table)
    .select([...amounts, 'source'])
    .where('date', '=', date)
    .executeTakeFirst()
  return row && { date, ...asNumbers(row), source: row.source }
}

/** The market day before, else the one after. */
async function findNeighbour(db: Kysely<Database>, date: string): Promise<Stored> {
  const { before, after } = await db
    .selectNoFrom((query) => [
      query
        .selectFrom('gold_silver_prices')
        .select(({ fn }) => fn.max('date').as('day'))
        .where('date', '<', date)
        .as('before'),
      query
        .selectFrom('gold_silver_prices')
        .select(({ fn }) => fn.min('date').as('day'))
        .where('date', '>', date)
        .as('after'),
    ])
    .executeTakeFirstOrThrow()
  const day = before ?? after
  return day === null ? undefined : await findOn(db, 'gold_silver_prices', day)
}

/** A row without a source says nothing against the source that is known. */
function equal(stored: NonNullable<Stored>, row: PriceInput): boolean {
  return (
    amounts.every((name) => stored[name] === row[name]) &&
    (row.source === undefined || stored.source === row.source)
  )
}
