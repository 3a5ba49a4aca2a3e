import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ListQuery } from './list-query.ts'
import type { FieldErrors } from './parse-fields.ts'
import { matching } from './row-filters.server.ts'
import {
  type AnyRow,
  anyTable,
  dependentsOf,
  type EditableTable,
  type EditContext,
  type EditorParts,
  inTransaction,
  lockedRow,
  orderedTables,
  orderStep,
  recordChanges,
  type Target,
  updatedRow,
  violatesConstraint,
} from './row-parts.server.ts'

export type Edited<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  /** Another save came after the row was read. */
  | { outcome: 'stale'; current: Row }
  | { outcome: 'unknown' }

/**
 * Saves the rows of one table: each change in one transaction with its audit log entry and the notification to all
 * servers that cached pages are stale.
 */
export class RowEditor<Table extends EditableTable, Fields extends object> {
  readonly parts: EditorParts<Table, Fields>
  /** Kysely's types take one table, not a union of tables. */
  readonly #table: 'edited'

  constructor(parts: EditorParts<Table, Fields>) {
    this.parts = parts
    this.#table = parts.table as unknown as 'edited'
  }

  /** One page of the rows and the total count. Rows with equal sort values are ordered by name, then by id. */
  async list(db: Kysely<Database>, query: ListQuery) {
    const found = anyTable(db).selectFrom(this.#table).where(matching(this.parts, query))
    const { total } = await found
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy(sql.ref(query.sort), query.descending ? 'desc' : 'asc')
      .orderBy(sql.ref(this.parts.searched[0] ?? 'id'))
      .orderBy('id')
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
      .execute()
    return { rows: rows.map((row) => this.#typed(row)), total }
  }

  async create(db: Kysely<Database>, fields: Fields, context: EditContext) {
    const target = { lang: context.lang, id: undefined }
    return await this.#withReason(db, fields, target, async (tx) => {
      const fieldErrors = await this.parts.conflicts?.(tx, fields, target)
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      const row = await anyTable(tx)
        .insertInto(this.#table)
        .values(this.#newRow(fields, context))
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordChanges(tx, this.parts, context, [{ action: 'create', entityId: row.id, after: row }])
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
      const before = await lockedRow(tx, this.parts, id)
      if (!before) return { outcome: 'unknown' }
      const current = this.#typed(before)
      if (version && version.getTime() !== before.updated_at.getTime()) return { outcome: 'stale', current }
      const fieldErrors = await this.parts.conflicts?.(tx, fields, target)
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      const row = await updatedRow(tx, this.parts, before, this.#columns(fields, context))
      // The database keeps `updated_at` where nothing changed.
      if (JSON.stringify(row) === JSON.stringify(before)) return { outcome: 'saved', row: current }
      await recordChanges(tx, this.parts, context, [{ action: 'update', entityId: id, before, after: row }])
      return { outcome: 'saved', row: this.#typed(row) }
    })
  }

  async remove(db: Kysely<Database>, id: string, context: EditContext): Promise<'deleted' | 'unknown'> {
    return await db.transaction().execute(async (tx) => {
      const row = await lockedRow(tx, this.parts, id)
      if (!row) return 'unknown'
      const dependents = await dependentsOf(tx, this.parts, [id])
      const before = { ...row, ...dependents(id) }
      await anyTable(tx).deleteFrom(this.#table).where('id', '=', id).execute()
      await recordChanges(tx, this.parts, context, [{ action: 'delete', entityId: id, before }])
      return 'deleted'
    })
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
    const { conflicts } = this.parts
    try {
      return await inTransaction(db, save)
    } catch (error) {
      const fieldErrors = violatesConstraint(error) && (await conflicts?.(db, fields, target))
      if (fieldErrors) return { outcome: 'refused', fieldErrors }
      throw error
    }
  }

  /** Without a position it comes last. */
  #newRow(fields: Fields, context: EditContext): AnyRow {
    const { table } = this.parts
    const columns = this.#columns(fields, context)
    const { sort_order } = columns as { sort_order?: number }
    if (sort_order !== undefined || !orderedTables.some((one) => one === table)) return columns
    const last = sql`(select coalesce(max(sort_order), 0) + ${orderStep}::int from ${sql.table(table)})`
    const row = { ...columns, sort_order: last }
    return row
  }

  #columns(fields: Partial<Fields>, { now }: EditContext): AnyRow {
    return (this.parts.columns?.(fields, now) ?? fields) as AnyRow
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
  const rows = await anyTable(db)
    .selectFrom(table as unknown as 'edited')
    .select(columns as unknown as 'id'[])
    .where(sql.ref('is_active'), '=', true)
    .orderBy(sql.ref('sort_order'))
    .orderBy(sql.ref('name'))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as unknown as Pick<Selectable<Database[Table]>, Column>[]
}
