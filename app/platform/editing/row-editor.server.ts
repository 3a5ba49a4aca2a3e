import { type Kysely, type Selectable, sql } from 'kysely'
import type { Lang } from '#app/kit/language.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import { publishChange } from '#db/changed-records.ts'
import type { Database } from '#db/schema.ts'
import { type ListAsk, likePattern } from './list-ask.ts'
import type { Faults } from './read-fields.ts'

type EditableTable = 'tools' | 'carriers' | 'banks' | 'internet_providers' | 'internet_plans'

/** What all editable tables have; the rest of a row is known to its own editor. */
interface AnyRow {
  id: string
  updated_at: Date
}

type AnyTable = Kysely<{ edited: AnyRow }>

/** Who saves, when, and in which language faults are told. */
export interface Saver {
  actor: Actor
  now: Date
  lang: Lang
}

export type Edited<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'refused'; faults: Faults }
  /** Somebody else saved after the row was read. */
  | { outcome: 'stale'; current: Row }
  | { outcome: 'unknown' }

interface EditorParts<Table extends EditableTable, Fields> {
  table: Table
  /** The records whose pages show the row. */
  tags: readonly string[]
  /** Columns that words are looked for in. */
  searched: readonly (keyof Database[Table] & string)[]
  /** What is written for the fields that were given; the fields themselves unless said otherwise. */
  columns?: (fields: Partial<Fields>, now: Date) => object
  /** Rules that only other rows can tell. */
  conflicts?: (db: Kysely<Database>, fields: Partial<Fields>, asked: Asked) => Promise<Faults | undefined>
  /** What the database deletes together with a row, for the audit log. */
  takesAlong?: (db: Kysely<Database>, id: string) => Promise<object>
}

interface Asked {
  lang: Lang
  /** None while the row is being made. */
  id: string | undefined
}

/**
 * Saves the rows of one table: each change in one transaction with its line in the audit log and the word to all
 * servers that pages are out of date.
 */
export class RowEditor<Table extends EditableTable, Fields extends object> {
  readonly #parts: EditorParts<Table, Fields>
  /** Kysely's types know one table at a time, not "one of these". */
  readonly #table: 'edited'

  constructor(parts: EditorParts<Table, Fields>) {
    this.#parts = parts
    this.#table = parts.table as unknown as 'edited'
  }

  /** Part of the rows, and how many there are in all. Rows that are equal in the order asked for keep one order. */
  async list(db: Kysely<Database>, ask: ListAsk) {
    const pattern = likePattern(ask.q)
    const found = anyTable(db)
      .selectFrom(this.#table)
      .$if(ask.q !== '', (rows) =>
        rows.where((where) =>
          where.or(this.#parts.searched.map((column) => sql<boolean>`${sql.ref(column)} ilike ${pattern}`)),
        ),
      )
    const { total } = await found
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy(sql.ref(ask.sort), ask.descending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(ask.perPage)
      .offset((ask.page - 1) * ask.perPage)
      .execute()
    return { rows: rows.map((row) => this.#typed(row)), total }
  }

  async create(db: Kysely<Database>, fields: Fields, saver: Saver) {
    const asked = { lang: saver.lang, id: undefined }
    return await this.#unlessTaken(db, fields, asked, async (tx) => {
      const faults = await this.#parts.conflicts?.(tx, fields, asked)
      if (faults) return { outcome: 'refused', faults }
      const row = await anyTable(tx)
        .insertInto(this.#table)
        .values(this.#columns(fields, saver))
        .returningAll()
        .executeTakeFirstOrThrow()
      await this.#tell(tx, saver, { action: 'create', entityId: row.id, after: row })
      return { outcome: 'saved', row: this.#typed(row) }
    })
  }

  /** @param seen when the row was changed last, as far as who saves knows; without it the last one to save wins. */
  async update(
    db: Kysely<Database>,
    id: string,
    fields: Partial<Fields>,
    { seen, ...saver }: Saver & { seen?: Date | undefined },
  ) {
    const asked = { lang: saver.lang, id }
    return await this.#unlessTaken(db, fields, asked, async (tx) => {
      const before = await this.#locked(tx, id)
      if (!before) return { outcome: 'unknown' }
      const current = this.#typed(before)
      if (seen && seen.getTime() !== before.updated_at.getTime()) return { outcome: 'stale', current }
      const faults = await this.#parts.conflicts?.(tx, fields, asked)
      if (faults) return { outcome: 'refused', faults }
      const row = await this.#written(tx, before, this.#columns(fields, saver))
      // The database leaves `updated_at` alone where nothing changed.
      if (JSON.stringify(row) === JSON.stringify(before)) return { outcome: 'saved', row: current }
      await this.#tell(tx, saver, { action: 'update', entityId: id, before, after: row })
      return { outcome: 'saved', row: this.#typed(row) }
    })
  }

  async remove(db: Kysely<Database>, id: string, saver: Saver): Promise<'deleted' | 'unknown'> {
    return await db.transaction().execute(async (tx) => {
      const row = await this.#locked(tx, id)
      if (!row) return 'unknown'
      const before = { ...row, ...(await this.#parts.takesAlong?.(tx, id)) }
      await anyTable(tx).deleteFrom(this.#table).where('id', '=', id).execute()
      await this.#tell(tx, saver, { action: 'delete', entityId: id, before })
      return 'deleted'
    })
  }

  /**
   * Two admins may save at once what only one may have: the database stops the second, and then the rule can say why,
   * for it sees what the first one saved.
   */
  async #unlessTaken(
    db: Kysely<Database>,
    fields: Partial<Fields>,
    asked: Asked,
    save: (tx: Kysely<Database>) => Promise<Edited<Selectable<Database[Table]>>>,
  ): Promise<Edited<Selectable<Database[Table]>>> {
    const { conflicts } = this.#parts
    try {
      return await db.transaction().execute(save)
    } catch (error) {
      const faults = isTaken(error) && (await conflicts?.(db, fields, asked))
      if (faults) return { outcome: 'refused', faults }
      throw error
    }
  }

  async #tell(
    tx: Kysely<Database>,
    { actor }: Saver,
    change: Omit<Parameters<typeof writeAudit>[2], 'entity'>,
  ) {
    await writeAudit(tx, actor, { entity: this.#parts.table, ...change })
    await publishChange(tx, ...this.#parts.tags)
  }

  async #locked(tx: Kysely<Database>, id: string): Promise<AnyRow | undefined> {
    const found = anyTable(tx).selectFrom(this.#table).selectAll().where('id', '=', id)
    return await found.forUpdate().executeTakeFirst()
  }

  async #written(tx: Kysely<Database>, before: AnyRow, columns: object): Promise<AnyRow> {
    if (Object.keys(columns).length === 0) return before
    const changed = anyTable(tx).updateTable(this.#table).set(columns).where('id', '=', before.id)
    return await changed.returningAll().executeTakeFirstOrThrow()
  }

  #columns(fields: Partial<Fields>, { now }: Saver): AnyRow {
    return (this.#parts.columns?.(fields, now) ?? fields) as AnyRow
  }

  #typed(row: AnyRow): Selectable<Database[Table]> {
    return row as unknown as Selectable<Database[Table]>
  }
}

const anyTable = (db: Kysely<Database>) => db as unknown as AnyTable

/** A value that only one row may have, or a row to belong to that is not there. */
function isTaken(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return code === '23505' || code === '23503'
}
