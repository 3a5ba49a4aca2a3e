import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PlacedRow } from './answers.ts'
import {
  type AnyRow,
  changeRows,
  type EditContext,
  type EditedTable,
  type Groups,
  inOrder,
} from './editable-table.server.ts'

type OrderedRow = AnyRow & Omit<PlacedRow, 'group'> & { sort_order: number }

/** A longer list is not put in order by hand. */
export const mostOrdered = 1000

/** All rows in the order in which pages show them; one more than the limit where there are too many. */
export async function listOrder(db: Kysely<Database>, options: EditedTable): Promise<PlacedRow[]> {
  const rows = await orderedRows(db, options)
  return rows.map((row) => placed(row, options))
}

export type Reordered = { outcome: 'saved' | 'stale'; rows: PlacedRow[] }

/**
 * Puts the rows in the order of `ids`: they take the positions that there are. Rows with another one get a line in the audit log.
 * @param read the ids in the order that was read; another order by now is `stale`
 */
export async function reorderRows(
  db: Kysely<Database>,
  options: EditedTable,
  { ids, read }: Record<'ids' | 'read', readonly string[]>,
  context: EditContext,
): Promise<Reordered> {
  return await db.transaction().execute(async (tx) => {
    const rows = await orderedRows(tx, options, true)
    const current = rows.map(({ id }) => id)
    const isSameSet = current.toSorted().join() === ids.toSorted().join()
    if (current.join() !== read.join() || !isSameSet)
      return { outcome: 'stale', rows: rows.map((row) => placed(row, options)) }
    const byId = new Map(rows.map((row) => [row.id, row]))
    const wanted = inGroups(
      ids.flatMap((id) => byId.get(id) ?? []),
      options,
    )
    const positions = increasing(rows.map((row) => row.sort_order))
    const moved = wanted
      .map(({ id }, index) => ({ id, sort_order: positions[index] }))
      .filter(({ sort_order }, index) => sort_order !== wanted[index]?.sort_order)
    await changeRows(tx, options, context, rows, moved)
    return { outcome: 'saved', rows: wanted.map((row) => placed(row, options)) }
  })
}

async function orderedRows(
  db: Kysely<Database>,
  options: EditedTable,
  isLocked = false,
): Promise<OrderedRow[]> {
  const rows = await inOrder(db, options)
    .selectAll()
    .limit(mostOrdered + 1)
    .$if(isLocked, (all) => all.forUpdate())
    .execute()
  return inGroups(rows as OrderedRow[], options)
}

function inGroups(rows: OrderedRow[], { groups }: EditedTable): OrderedRow[] {
  if (!groups) return rows
  const place = (row: OrderedRow) => groups.values.indexOf(groupOf(row, groups))
  return rows.toSorted((one, other) => place(one) - place(other))
}

const groupOf = (row: object, { field }: Groups) => String((row as Readonly<Record<string, unknown>>)[field])

function placed(row: OrderedRow, { groups }: EditedTable): PlacedRow {
  const { id, name, name_ne, is_active } = row
  return { id, name, name_ne, is_active, group: groups ? groupOf(row, groups) : null }
}

/** The positions from the smallest to the largest, each above the one before it. */
export function increasing(positions: readonly number[]): number[] {
  const placed: number[] = []
  for (const position of positions.toSorted((a, b) => a - b))
    placed.push(Math.max(position, (placed.at(-1) ?? -1) + 1))
  return placed
}
