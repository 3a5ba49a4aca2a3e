import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PlacedRow } from './answers.ts'
import {
  type AnyRow,
  anyTable,
  changeRows,
  type EditContext,
  type EditedTable,
  tableOf,
} from './editable-table.server.ts'

/** Rows of one group stand together on the page, the groups in this order. */
export interface Groups {
  field: string
  values: readonly string[]
}

type OrderedRow = AnyRow & Omit<PlacedRow, 'group'> & { sort_order: number }

/** A longer list is not put in order by hand. */
export const mostOrdered = 1000

/** All rows in the order in which pages show them; one more than the limit where there are too many. */
export async function listOrder(
  db: Kysely<Database>,
  options: { table: string },
  groups: Groups | undefined,
): Promise<PlacedRow[]> {
  const rows = await orderedRows(db, options, groups)
  return rows.map((row) => placed(row, groups))
}

export type Reordered = { outcome: 'saved' | 'stale'; rows: PlacedRow[] }

/**
 * Puts the rows in the order of `ids`: they take the positions that there are. Rows with another one get a line in the audit log.
 * @param read the ids in the order that was read; another order by now is `stale`
 */
export async function reorderRows(
  db: Kysely<Database>,
  options: EditedTable,
  { ids, read, groups }: { ids: readonly string[]; read: readonly string[]; groups: Groups | undefined },
  context: EditContext,
): Promise<Reordered> {
  return await db.transaction().execute(async (tx) => {
    const rows = await orderedRows(tx, options, groups, true)
    const current = rows.map(({ id }) => id)
    const isSameSet = current.toSorted().join() === ids.toSorted().join()
    if (current.join() !== read.join() || !isSameSet)
      return { outcome: 'stale', rows: rows.map((row) => placed(row, groups)) }
    const byId = new Map(rows.map((row) => [row.id, row]))
    const wanted = inGroups(
      ids.flatMap((id) => byId.get(id) ?? []),
      groups,
    )
    const positions = increasing(rows.map((row) => row.sort_order))
    const moved = wanted
      .map(({ id, sort_order }, index) => ({ id, before: sort_order, sort_order: positions[index] }))
      .filter(({ before, sort_order }) => before !== sort_order)
      .map(({ id, sort_order }) => ({ id, sort_order }))
    await changeRows(tx, options, context, rows, moved)
    return { outcome: 'saved', rows: wanted.map((row) => placed(row, groups)) }
  })
}

async function orderedRows(
  db: Kysely<Database>,
  options: { table: string },
  groups: Groups | undefined,
  isLocked = false,
): Promise<OrderedRow[]> {
  const rows = await anyTable(db)
    .selectFrom(tableOf(options))
    .selectAll()
    .orderBy(sql.ref('sort_order'))
    .orderBy(sql.ref('name'))
    .orderBy('id')
    .limit(mostOrdered + 1)
    .$if(isLocked, (all) => all.forUpdate())
    .execute()
  return inGroups(rows as OrderedRow[], groups)
}

function inGroups(rows: OrderedRow[], groups: Groups | undefined): OrderedRow[] {
  if (!groups) return rows
  const place = (row: OrderedRow) => groups.values.indexOf(groupOf(row, groups) ?? '')
  return rows.toSorted((one, other) => place(one) - place(other))
}

function groupOf(row: OrderedRow, groups: Groups | undefined): string | null {
  return groups ? String((row as unknown as Readonly<Record<string, unknown>>)[groups.field]) : null
}

function placed(row: OrderedRow, groups: Groups | undefined): PlacedRow {
  const { id, name, name_ne, is_active } = row
  return { id, name, name_ne, is_active, group: groupOf(row, groups) }
}

/** The positions from the smallest to the largest, each above the one before it. */
export function increasing(positions: readonly number[]): number[] {
  const placed: number[] = []
  for (const position of positions.toSorted((a, b) => a - b))
    placed.push(Math.max(position, (placed.at(-1) ?? -1) + 1))
  return placed
}
