import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import {
  type AnyRow,
  anyTable,
  dependentsOf,
  type EditableTable,
  type EditContext,
  type EditorOptions,
  recordChanges,
  tableOf,
  violatesConstraint,
} from './editable-table.server.ts'
import type { FieldErrors } from './fields.ts'
import type { ListWhere } from './list-query.ts'
import { messages } from './messages.ne.ts'
import { type ListedTable, matching } from './row-list.server.ts'

/** Named rows, or all that match but for some. */
export type ChosenRows = { ids: readonly string[] } | { where: ListWhere; except: readonly string[] }

interface BulkRequest {
  rows: ChosenRows
  /** How many rows the operator saw as chosen. */
  expected: number
}

export type BulkOutcome =
  /** Rows that had the values already are not counted. */
  | { outcome: 'saved'; changed: number }
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  /** The number of rows is not the expected one. */
  | { outcome: 'mismatch'; count: number }

/** What a bulk change needs of an editor. */
export interface BulkEditable<Fields extends object> {
  options: Pick<
    EditorOptions<EditableTable, Fields>,
    'table' | 'tags' | 'dependents' | 'filters' | 'linked' | 'columns'
  > & { searched: readonly string[] }
}

/**
 * Sets the given fields of many rows in one transaction: all of them, or none. Other fields keep what was saved in the
 * meantime; the last save of a given field wins, and the audit log has each earlier value.
 */
export async function changeMany<Fields extends object>(
  { options }: BulkEditable<Fields>,
  db: Kysely<Database>,
  request: BulkRequest & { fields: Partial<Fields> },
  context: EditContext,
): Promise<BulkOutcome> {
  return await withLockedRows(db, options, request, context, async (tx, before) => {
    const columns = options.columns?.(request.fields, context.now) ?? request.fields
    const after = await anyTable(tx)
      .updateTable(tableOf(options))
      .set(columns)
      .where('id', 'in', idsOf(before))
      .returningAll()
      .execute()
    const byId = new Map(after.map((row) => [row.id, row]))
    // The database keeps `updated_at` where nothing changed.
    const changes = before
      .map((row) => ({ action: 'update' as const, entityId: row.id, before: row, after: byId.get(row.id) }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    await recordChanges(tx, options, context, changes)
    return { outcome: 'saved', changed: changes.length }
  })
}

/** Deletes many rows with what falls with them: all, or none. */
export async function removeMany<Fields extends object>(
  { options }: BulkEditable<Fields>,
  db: Kysely<Database>,
  request: BulkRequest,
  context: EditContext,
): Promise<BulkOutcome> {
  return await withLockedRows(db, options, request, context, async (tx, rows) => {
    const dependents = await dependentsOf(tx, options, idsOf(rows))
    await anyTable(tx).deleteFrom(tableOf(options)).where('id', 'in', idsOf(rows)).execute()
    const changes = rows.map((row) => ({
      action: 'delete' as const,
      entityId: row.id,
      before: { ...row, ...dependents(row.id) },
    }))
    await recordChanges(tx, options, context, changes)
    return { outcome: 'saved', changed: rows.length }
  })
}

/** Locks the rows in the order of their ids, so that two bulk changes never wait for each other. */
async function withLockedRows<Fields extends object>(
  db: Kysely<Database>,
  options: BulkEditable<Fields>['options'],
  { rows, expected }: BulkRequest,
  { lang }: EditContext,
  change: (tx: Kysely<Database>, locked: readonly AnyRow[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const chosen = chosenRows(options, rows)
  try {
    return await db.transaction().execute(async (tx) => {
      const found = anyTable(tx).selectFrom(tableOf(options)).where(chosen)
      const locked = await found
        .selectAll()
        .orderBy('id')
        .limit(expected + 1)
        .forUpdate()
        .execute()
      if (locked.length === expected) return await change(tx, locked)
      const { count } = await found
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { outcome: 'mismatch', count }
    })
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    return { outcome: 'refused', fieldErrors: { request: messages[lang].changedMeanwhile } }
  }
}

function chosenRows(options: ListedTable, rows: ChosenRows): RawBuilder<boolean> {
  if ('ids' in rows) return sql<boolean>`id in (${sql.join(rows.ids)})`
  const all = matching(options, rows.where)
  return rows.except.length === 0 ? all : sql<boolean>`${all} and id not in (${sql.join(rows.except)})`
}

const idsOf = (rows: readonly AnyRow[]) => rows.map(({ id }) => id)
