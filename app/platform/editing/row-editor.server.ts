import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import {
  type AnyRow,
  anyTable,
  changeRows,
  dependentsOf,
  type EditableTable,
  type EditContext,
  type EditorOptions,
  inOrder,
  inTransaction,
  lockedRows,
  orderedTables,
  orderStep,
  recordChanges,
  type Target,
  tableOf,
  violatesConstraint,
} from './editable-table.server.ts'
import type { FieldErrors } from './fields.ts'
import type { ListQuery } from './list-query.ts'
import { messages } from './messages.ne.ts'
import { listRows } from './row-list.server.ts'

export type Edited<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  /** Another save came after the row was read. */
  | { outcome: 'stale'; current: Row }
  | { outcome: 'unknown' }

/** Rows that are gone, or had the values already, are not counted. */
type EditedMany = { outcome: 'saved'; changed: number } | { outcome: 'refused'; fieldErrors: FieldErrors }

/** An editor of any table, as routes and files use it. */
export type AnyEditor = Omit<RowEditor<EditableTable, object>, 'options'> & {
  options: Omit<EditorOptions<EditableTable, object>, 'searched'> & { searched: readonly string[] }
}

/**
 * Saves the rows of one table: each change in one transaction with its audit log entry and the notification to all
 * servers that cached pages are stale.
 */
export class RowEditor<Table extends EditableTable, Fields extends object> {
  readonly options: EditorOptions<Table, Fields>

  constructor(options: EditorOptions<Table, Fields>) {
    this.options = options
  }

  async list(db: Kysely<Database>, query: ListQuery) {
    return await listRows(db, this.options, query)
  }

  async create(db: Kysely<Database>, fields: Fields, context: EditContext) {
    const target = { lang: context.lang, id: undefined }
    return await this.#withReason(db, fields, target, async (tx) => {
      const fieldErrors = await this.options.conflicts?.(tx, fields, target)
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      const row = await anyTable(tx)
        .insertInto(tableOf(this.options))
        .values(this.#newRow(fields, context))
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordChanges(tx, this.options, context, [{ action: 'create', entityId: row.id, after: row }])
      return { outcome: 'saved', row: this.#typed(row) }
    })
  }

  /** @param version `updated_at` as the client read it; without it the last save wins. */
  async update(
    db: Kysely<Database>,
    id: string,
    fields: Partial<Fields>,
    { version, ...context }: EditContext & { version?: Date | undefined },
  ) {
    const target = { lang: context.lang, id }
    return await this.#withReason(db, fields, target, async (tx) => {
      const [before] = await lockedRows(tx, this.options, [id])
      if (!before) return { outcome: 'unknown' }
      if (version && version.getTime() !== before.updated_at.getTime())
        return { outcome: 'stale', current: this.#typed(before) }
      const fieldErrors = await this.options.conflicts?.(tx, fields, target)
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      const columns = { ...this.#columns(fields, context), id }
      const [row = before] = await changeRows(tx, this.options, context, [before], [columns])
      return { outcome: 'saved', row: this.#typed(row) }
    })
  }

  /**
   * Sets the given fields of many rows: of all, or of none. Other fields keep what was saved in the meantime; the last save of a
   * given field wins, and the audit log has each earlier value.
   */
  async updateMany(
    db: Kysely<Database>,
    ids: readonly string[],
    fields: Partial<Fields>,
    context: EditContext,
  ): Promise<EditedMany> {
    return await this.#changeMany(db, ids, context, async (tx, rows) => {
      const columns = this.#columns(fields, context)
      const set = rows.map(({ id }) => ({ ...columns, id }))
      return (await changeRows(tx, this.options, context, rows, set)).length
    })
  }

  /** Deletes rows with what falls with them: all, or none. */
  async removeMany(db: Kysely<Database>, ids: readonly string[], context: EditContext): Promise<EditedMany> {
    return await this.#changeMany(db, ids, context, async (tx, rows) => {
      const dependents = await dependentsOf(tx, this.options, ids)
      await anyTable(tx).deleteFrom(tableOf(this.options)).where('id', 'in', ids).execute()
      const changes = rows.map((row) => ({
        action: 'delete' as const,
        entityId: row.id,
        before: { ...row, ...dependents(row.id) },
      }))
      await recordChanges(tx, this.options, context, changes)
      return rows.length
    })
  }

  async #changeMany(
    db: Kysely<Database>,
    ids: readonly string[],
    { lang }: EditContext,
    change: (tx: Kysely<Database>, rows: readonly AnyRow[]) => Promise<number>,
  ): Promise<EditedMany> {
    try {
      const changed = await db
        .transaction()
        .execute(async (tx) => await change(tx, await lockedRows(tx, this.options, ids)))
      return { outcome: 'saved', changed }
    } catch (error) {
      if (!violatesConstraint(error)) throw error
      return { outcome: 'refused', fieldErrors: { request: messages[lang].changedMeanwhile } }
    }
  }

  /**
   * Two operators may save the same unique value at once: the database refuses the second save, and then `conflicts`
   * sees the first one and names the reason.
   */
  async #withReason(
    db: Kysely<Database>,
    fields: Partial<Fields>,
    target: Target,
    save: (tx: Kysely<Database>) => Promise<Edited<Selectable<Database[Table]>>>,
  ): Promise<Edited<Selectable<Database[Table]>>> {
    try {
      return await inTransaction(db, save)
    } catch (error) {
      const fieldErrors = violatesConstraint(error) && (await this.options.conflicts?.(db, fields, target))
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      throw error
    }
  }

  /** Without a position it comes last. */
  #newRow(fields: Fields, context: EditContext): AnyRow {
    const { table } = this.options
    const columns = this.#columns(fields, context)
    const { sort_order } = columns as { sort_order?: number }
    if (sort_order !== undefined || !orderedTables.some((one) => one === table)) return columns
    const last = sql`(select coalesce(max(sort_order), 0) + ${orderStep}::int from ${sql.table(table)})`
    return { ...columns, sort_order: last } as AnyRow
  }

  #columns(fields: Partial<Fields>, { now }: EditContext): AnyRow {
    return (this.options.columns?.(fields, now) ?? fields) as AnyRow
  }

  #typed(row: AnyRow): Selectable<Database[Table]> {
    return row as unknown as Selectable<Database[Table]>
  }
}

/** The shown columns of the active rows, in their order. The number is bounded, as of any list that visitors see. */
export async function listActiveRows<
  Table extends (typeof orderedTables)[number],
  Column extends keyof Selectable<Database[Table]> & string,
>(db: Kysely<Database>, table: Table, columns: readonly Column[], limit: number) {
  const rows = await inOrder(db, { table })
    .select(columns as unknown as 'id'[])
    .where(sql.ref('is_active'), '=', true)
    .limit(limit)
    .execute()
  return rows as unknown as Pick<Selectable<Database[Table]>, Column>[]
}
