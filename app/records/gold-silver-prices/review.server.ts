import { latinDigits } from '@chautari/bikram-sambat/digits'
import { sql } from 'kysely'
import { csvTable } from '#app/lib/csv.ts'
import { type ListQuery, likePattern } from '#app/platform/editing/list-query.ts'
import {
  hasValues,
  type Kept,
  type Obstacle,
  type Restoration,
} from '#app/platform/editing/row-restore.server.ts'
import type { Actor } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { numberIn, priceAmounts, storedPrices } from './schema.ts'
import {
  alone,
  asNumbers,
  findOn,
  type PriceTable,
  priceColumns,
  putPrices,
  recordPrices,
} from './store.server.ts'

/** Columns that the list can be sorted by. */
export const priceOrders = ['-date', ...priceAmounts] as const

/** Part of all market days, how many there are, and every price that waits for approval. */
export async function listAllPrices(db: Db, { page, perPage, sort, descending, q }: ListQuery) {
  const pattern = likePattern(q)
  const found = db
    .selectFrom('gold_silver_prices')
    .$if(q !== '', (rows) => rows.where(sql<boolean>`concat(date::text, ' ', source) ilike ${pattern}`))
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const prices = await found
    .select(priceColumns)
    .orderBy(sql.ref(sort), descending ? 'desc' : 'asc')
    .orderBy('date', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const held = await db
    .selectFrom('gold_silver_held_prices')
    .select([...priceColumns, 'compared_with'])
    .orderBy('date', 'desc')
    .limit(500)
    .execute()
  return {
    prices: prices.map((row) => ({ ...row, ...asNumbers(row) })),
    held: held.map((row) => ({ ...row, ...asNumbers(row) })),
    total,
  }
}

/** Believes prices that were held: they take the place of what was stored for their day. False where none were held. */
export async function approveHeld(db: Db, date: string, actor: Actor): Promise<boolean> {
  return await alone(db, async (tx) => {
    const held = await findOn(tx, 'gold_silver_held_prices', date)
    if (!held) return false
    const before = await findOn(tx, 'gold_silver_prices', date)
    await putPrices(tx, 'gold_silver_prices', held)
    await tx.deleteFrom('gold_silver_held_prices').where('date', '=', date).execute()
    const change = { entity: 'gold_silver_prices', entityId: date, before, after: held } as const
    await recordPrices(tx, actor, { action: 'approve', ...change })
    return true
  })
}

/** Deletes what a table has of a day. False where it has nothing. */
const deletion =
  (table: PriceTable, action: 'refuse' | 'delete') =>
  async (db: Db, date: string, actor: Actor): Promise<boolean> =>
    await alone(db, async (tx) => {
      const before = await findOn(tx, table, date)
      if (!before) return false
      await tx.deleteFrom(table).where('date', '=', date).execute()
      await recordPrices(tx, actor, { action, entity: table, entityId: date, before })
      return true
    })

/** Throws prices away that were held. */
export const refuseHeld = deletion('gold_silver_held_prices', 'refuse')

/** Deletes a market day. */
export const deletePrice = deletion('gold_silver_prices', 'delete')

interface Restoring {
  actor: Actor
  action: 'restore' | 'undo'
}

/** Takes changes of market days back, in one transaction. @returns the days that stay as they are */
export async function restorePrices(
  db: Db,
  { stored, held }: Record<'stored' | 'held', readonly Restoration[]>,
  how: Restoring,
): Promise<Kept> {
  return await alone(db, async (tx) => {
    const kept: Kept = new Map()
    const take = async (table: PriceTable, changes: readonly Restoration[]) => {
      for (const change of changes) {
        const obstacle = await restoreDay(tx, table, change, how)
        if (obstacle) kept.set(change.id, obstacle)
      }
    }
    await take('gold_silver_prices', stored)
    await take('gold_silver_held_prices', held)
    return kept
  })
}

/** Stores earlier prices of a day again, also of one that was deleted since; a day that was made is deleted. */
async function restoreDay(
  tx: Db,
  table: PriceTable,
  { id: date, kind, earlier, expected }: Restoration,
  { actor, action }: Restoring,
): Promise<Obstacle | undefined> {
  const before = await findOn(tx, table, date)
  if (before && expected && !hasValues(before, expected)) return { outcome: 'stale', current: before }
  const change = { action, entity: table, entityId: date, before }
  if (kind === 'delete') {
    if (!before) return { outcome: 'unknown' }
    await tx.deleteFrom(table).where('date', '=', date).execute()
    await recordPrices(tx, actor, change)
    return
  }
  const whole = storedPrices.safeParse({ ...before, ...earlier, date })
  // A single price of a day that was deleted since, or held prices that were decided.
  if (!whole.success || (!before && table === 'gold_silver_held_prices')) return { outcome: 'unknown' }
  const after = whole.data
  if (before) await tx.updateTable(table).set(after).where('date', '=', date).execute()
  else await tx.insertInto('gold_silver_prices').values(after).execute()
  await recordPrices(tx, actor, { ...change, after })
}

/**
 * Reads a table of prices, whose rows are not yet looked at. Its head names the columns, in any order; the source may be left
 * out. Lines are numbered as a spreadsheet does: the head is line 1.
 */
export function readPriceTable(csv: string) {
  const { head, rows } = csvTable(csv)
  const missing = ['date', ...priceAmounts].filter((name) => !head.includes(name))
  const given = rows.map(({ line, cells }) => {
    const filled = [...cells].filter(([, cell]) => cell.trim() !== '')
    const read = filled.map(([name, cell]) => [name, readCell(name, cell.trim())] as const)
    return { line, given: Object.fromEntries(read) }
  })
  return { missing, rows: given }
}

function readCell(name: string, text: string): string | number {
  if (name === 'date') return latinDigits(text)
  return name === 'source' ? text : numberIn(text)
}
