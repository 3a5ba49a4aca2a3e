import type { Kysely } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import type { Database } from '#db/schema.ts'
import { messages } from './messages.ne.ts'
import type { FieldErrors } from './parse-fields.ts'
import {
  type AnyRow,
  anyTable,
  type EditableTable,
  type EditContext,
  type EditorParts,
  lockedRow,
  type Parts,
  recordChange,
  updatedRow,
  violatesConstraint,
} from './row-parts.server.ts'

/** The row of an audit entry: its columns as JSON. */
export type AuditedRow = Readonly<Record<string, unknown>>

export type Restored =
  | { outcome: 'restored' }
  /** Another row has a value that must be unique, or a row that this one needs is gone. */
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  /** Changed after the entry was written. */
  | { outcome: 'stale'; current: object }
  | { outcome: 'unknown' }

/** What a restore needs of an editor. */
export interface Restorable<Fields extends object> {
  parts: Parts & Pick<EditorParts<EditableTable, Fields>, 'conflicts'>
}

/**
 * Sets columns of a row to earlier values, under the rules across rows.
 *
 * @param expected the values that the columns had after the change; others are `stale`. Without it they are replaced
 */
export async function restoreColumns<Fields extends object>(
  { parts }: Restorable<Fields>,
  db: Kysely<Database>,
  id: string,
  earlier: AuditedRow,
  { expected, ...context }: EditContext & { expected?: AuditedRow | undefined },
): Promise<Restored> {
  return await inTransaction(db, context.lang, async (tx) => {
    const before = await lockedRow(tx, parts, id)
    if (!before) return { outcome: 'unknown' }
    if (expected && !hasValues(before, expected)) return { outcome: 'stale', current: before }
    const fieldErrors = await parts.conflicts?.(tx, earlier as Partial<Fields>, { lang: context.lang, id })
    if (fieldErrors) return { outcome: 'refused', fieldErrors }
    const after = await updatedRow(tx, parts, before, earlier)
    await recordChange(tx, parts, context, { action: 'restore', entityId: id, before, after })
    return { outcome: 'restored' }
  })
}

/** Inserts a deleted row again with its id, and the rows that were deleted with it. */
export async function restoreRow<Fields extends object>(
  { parts }: Restorable<Fields>,
  db: Kysely<Database>,
  id: string,
  deleted: AuditedRow,
  context: EditContext,
): Promise<Restored> {
  const { lang } = context
  const { name = '', table } = parts.dependents ?? {}
  const { [name]: dependents, updated_at: _, ...row } = deleted
  return await inTransaction(db, lang, async (tx) => {
    const current = await lockedRow(tx, parts, id)
    if (current) return { outcome: 'refused', fieldErrors: { restore: messages[lang].restoredAlready } }
    const fieldErrors = await parts.conflicts?.(tx, row as Partial<Fields>, { lang, id: undefined })
    if (fieldErrors) return { outcome: 'refused', fieldErrors }
    await insert(tx, parts.table, [row])
    if (table && Array.isArray(dependents)) await insert(tx, table, dependents as AuditedRow[])
    await recordChange(tx, parts, context, { action: 'restore', entityId: id, after: deleted })
    return { outcome: 'restored' }
  })
}

async function insert(tx: Kysely<Database>, table: EditableTable, rows: readonly AuditedRow[]) {
  if (rows.length === 0) return
  const values = rows as unknown as AnyRow[]
  await anyTable(tx)
    .insertInto(table as unknown as 'edited')
    .values(values)
    .execute()
}

/** A restore that violates a constraint of the database is refused. Within a transaction it is a part of that. */
async function inTransaction(
  db: Kysely<Database>,
  lang: Lang,
  restore: (tx: Kysely<Database>) => Promise<Restored>,
): Promise<Restored> {
  try {
    return db.isTransaction ? await restore(db) : await db.transaction().execute(restore)
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    return { outcome: 'refused', fieldErrors: { restore: messages[lang].cannotRestore } }
  }
}

/** Whether a row has these values, compared as the audit log stores them. */
export function hasValues(row: object, expected: AuditedRow): boolean {
  const stored = JSON.parse(JSON.stringify(row)) as AuditedRow
  return Object.entries(expected).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  )
}
