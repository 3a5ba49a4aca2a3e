import { type Kysely, sql } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import { type Actor, type Change, writeAuditEntries } from '#db/audit-log.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Database } from '#db/schema.ts'
import type { FieldErrors } from './fields.ts'
import type { Filters } from './list-query.ts'

/** Tables whose rows have a position, in the order of pages and of the panel: by it, then by name, then by id. */
export const orderedTables = [
  'tools',
  'carriers',
  'banks',
  'internet_providers',
  'emergency_numbers',
] as const

export type EditableTable = (typeof orderedTables)[number] | 'internet_plans' | 'postal_codes'

/** Between two neighbours, so that a row fits in later. */
export const orderStep = 10

/** The columns that all editable tables have. */
export interface AnyRow {
  id: string
  updated_at: Date
}

type AnyTable = Kysely<{ edited: AnyRow }>

/** Who saves, when, and the language of error texts. */
export interface EditContext {
  actor: Actor
  now: Date
  lang: Lang
}

export interface EditorOptions<Table extends EditableTable, Fields> {
  table: Table
  /** The records whose pages show the row. */
  tags: readonly string[]
  /** Columns that a search looks in; the first one names a row. */
  searched: readonly (keyof Database[Table] & string)[]
  /** Of the record. */
  filters: Filters
  linked?: Linked
  groups?: Groups
  /** The columns written for the given fields; by default the fields themselves. */
  columns?(fields: Partial<Fields>, now: Date): object
  /** Rules that depend on other rows. */
  conflicts?(db: Kysely<Database>, fields: Partial<Fields>, target: Target): Promise<FieldErrors | undefined>
  /** Rows that the database deletes with a row (cascade). The audit log has them under `name`, for a restore. */
  dependents?: { name: string; table: EditableTable; column: string }
}

/** The row of another table that a row belongs to: a search and filters look in its columns too. */
export interface Linked {
  table: EditableTable
  /** The column that has its id. */
  column: string
  searched: readonly string[]
}

/** Rows of one group stand together on the page, the groups in this order. */
export interface Groups {
  field: string
  values: readonly string[]
}

export interface Target {
  lang: Lang
  /** Undefined for a new row. */
  id: string | undefined
  /** The values are earlier ones of the row. */
  isRestored?: boolean
}

/** The options without a type of one table's columns. */
export type EditedTable = Pick<
  EditorOptions<EditableTable, object>,
  'table' | 'tags' | 'dependents' | 'groups'
>

/** Kysely's types take one table, not a union of tables. */
export const anyTable = (db: Kysely<Database>) => db as unknown as AnyTable
export const tableOf = ({ table }: { table: string }) => table as unknown as 'edited'

/** The rows of one of the tables with a position, in its order. */
export const inOrder = (db: Kysely<Database>, options: { table: string }) =>
  anyTable(db)
    .selectFrom(tableOf(options))
    .orderBy(sql.ref('sort_order'))
    .orderBy(sql.ref('name'))
    .orderBy('id')

/** The rows that are there, locked in the order of their ids, so that two changes of many rows never wait for each other. */
export async function lockedRows(
  tx: Kysely<Database>,
  options: { table: string },
  ids: readonly string[],
): Promise<AnyRow[]> {
  const found = anyTable(tx).selectFrom(tableOf(options)).selectAll().where('id', 'in', ids)
  return await found.orderBy('id').forUpdate().execute()
}

/** Columns as JSON has them, by name. */
type JsonRow = Readonly<Record<string, unknown>>

/** Columns that a row does not have get the default. */
export async function insertRows(
  tx: Kysely<Database>,
  options: { table: string },
  rows: readonly JsonRow[],
): Promise<void> {
  for (const { columns, given } of recordSets(options, rows)) {
    const names = sql.join(columns.map((name) => sql.id(name)))
    await sql`insert into ${sql.table(options.table)} (${names}) select ${names} from ${given}`.execute(tx)
  }
}

/** Rows with the same columns, each set as one parameter: the number of parameters of a statement is limited. */
function recordSets({ table }: { table: string }, rows: readonly JsonRow[]) {
  const namesOf = (row: JsonRow) => Object.keys(row).filter((name) => row[name] !== undefined)
  const sets = Map.groupBy(rows, (row) => JSON.stringify(namesOf(row).toSorted()))
  return [...sets.values()].map((members) => ({
    columns: namesOf(members[0] ?? {}),
    given: sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(members)}::jsonb)`,
  }))
}

/**
 * Writes columns of rows, which are named by `id`, with an entry in the audit log for each row that is another one now.
 * @returns these rows
 */
export async function changeRows(
  tx: Kysely<Database>,
  options: EditedTable,
  { actor, action = 'update' }: Pick<EditContext, 'actor'> & { action?: Change['action'] },
  before: readonly AnyRow[],
  written: readonly (JsonRow & { id: string })[],
): Promise<AnyRow[]> {
  const byId = new Map(before.map((row) => [row.id, row]))
  const updated: AnyRow[] = []
  for (const { columns, given } of recordSets(options, written)) {
    const set = columns.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`)
    const result = await sql<AnyRow>`
      update ${sql.table(options.table)} as edited set ${sql.join(set)} from ${given} as given
      where edited.id = given.id returning edited.*`.execute(tx)
    updated.push(...result.rows)
  }
  const changes = updated
    .map((after) => ({ action, entityId: after.id, before: byId.get(after.id), after }))
    // The database keeps `updated_at` where nothing changed.
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  await recordChanges(tx, options, { actor }, changes)
  return changes.map(({ after }) => after)
}

/** Writes an audit log entry for each change, and notifies all servers that cached pages are stale. */
export async function recordChanges(
  tx: Kysely<Database>,
  { table, tags }: EditedTable,
  { actor }: Pick<EditContext, 'actor'>,
  changes: readonly Omit<Change, 'entity'>[],
): Promise<void> {
  if (changes.length === 0) return
  await writeAuditEntries(
    tx,
    actor,
    changes.map((change) => ({ entity: table, ...change })),
  )
  await invalidate(tx, ...tags)
}

/** The rows that the database deletes together with each of these, such as the plans of a provider: by the id of a row. */
export async function dependentsOf(
  tx: Kysely<Database>,
  { dependents }: EditedTable,
  ids: readonly string[],
): Promise<(id: string) => Record<string, AnyRow[]>> {
  if (!dependents) return () => ({})
  const { name, table, column } = dependents
  const found = anyTable(tx).selectFrom(tableOf({ table })).selectAll()
  const rows = await found.where(sql.ref(column), 'in', ids).execute()
  const byParent = Map.groupBy(rows, (row) => (row as unknown as Record<string, string>)[column])
  return (id) => ({ [name]: byParent.get(id) ?? [] })
}

/** Runs a change in a transaction; in one that has begun already, a failed change alone is undone. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  change: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return await db.transaction().execute(change)
  await sql`savepoint change`.execute(db)
  try {
    const result = await change(db)
    await sql`release savepoint change`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint change`.execute(db)
    throw error
  }
}

/** A unique or a foreign key constraint was violated. */
export function violatesConstraint(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return code === '23505' || code === '23503'
}
