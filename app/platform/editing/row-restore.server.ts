import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { messages } from './messages.ne.ts'
import type { FieldErrors } from './parse-fields.ts'
import {
  type AnyRow,
  type EditableTable,
  type EditContext,
  type EditorParts,
  insertRows,
  inTransaction,
  lockedRows,
  type Parts,
  recordChanges,
  updateRows,
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

/** A change of a row that is taken back. */
export interface Restoration {
  id: string
  isDeleted: boolean
  /** The columns with their earlier values; of a deleted row all of them, and the rows that were deleted with it. */
  earlier: AuditedRow
  /** The values that the columns had after the change; others are `stale`. Without it they are replaced. */
  expected?: AuditedRow | undefined
}

/**
 * Sets columns of rows to earlier values, and inserts deleted rows again with their ids, in one transaction under the
 * rules across rows: all, or none. Each row is named once.
 */
export async function restoreRows<Fields extends object>(
  { parts }: Restorable<Fields>,
  db: Kysely<Database>,
  restorations: readonly Restoration[],
  context: EditContext,
): Promise<Restored> {
  try {
    return await inTransaction(db, async (tx) => {
      const ids = restorations.map(({ id }) => id)
      const current = new Map((await lockedRows(tx, parts, ids)).map((row) => [row.id, row]))
      for (const one of restorations) {
        const problem =
          problemOf(one, current.get(one.id), context) ?? (await conflictOf(tx, parts, one, context))
        if (problem) return problem
      }
      const changed = restorations.filter(({ isDeleted }) => !isDeleted)
      const rows = await updateRows(
        tx,
        parts,
        changed.map(({ id, earlier }) => ({ ...earlier, id })),
      )
      const deleted = restorations.filter(({ isDeleted }) => isDeleted)
      await insertDeleted(tx, parts, deleted)
      await recordChanges(tx, parts, context, [
        ...rows.map((after) => ({ ...restore(after.id), before: current.get(after.id), after })),
        ...deleted.map(({ id, earlier }) => ({ ...restore(id), after: earlier })),
      ])
      return { outcome: 'restored' }
    })
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    return { outcome: 'refused', fieldErrors: { restore: messages[context.lang].cannotRestore } }
  }
}

const restore = (entityId: string) => ({ action: 'restore', entityId }) as const

function problemOf(
  { isDeleted, expected }: Restoration,
  current: AnyRow | undefined,
  { lang }: Pick<EditContext, 'lang'>,
): Restored | undefined {
  if (isDeleted)
    return current && { outcome: 'refused', fieldErrors: { restore: messages[lang].restoredAlready } }
  if (!current) return { outcome: 'unknown' }
  return expected && !hasValues(current, expected) ? { outcome: 'stale', current } : undefined
}

async function conflictOf<Fields extends object>(
  tx: Kysely<Database>,
  { conflicts }: Restorable<Fields>['parts'],
  { id, isDeleted, earlier }: Restoration,
  { lang }: Pick<EditContext, 'lang'>,
): Promise<Restored | undefined> {
  const target = { lang, id: isDeleted ? undefined : id, isRestored: true }
  const fieldErrors = await conflicts?.(tx, earlier as Partial<Fields>, target)
  return fieldErrors && { outcome: 'refused', fieldErrors }
}

async function insertDeleted(
  tx: Kysely<Database>,
  { table, dependents }: Parts,
  deleted: readonly Restoration[],
): Promise<void> {
  const name = dependents?.name ?? ''
  const rows = deleted.map(({ earlier: { [name]: _, updated_at: __, ...row } }) => row)
  await insertRows(tx, { table }, rows)
  if (dependents) {
    const fallen = deleted.flatMap(({ earlier }) => (earlier[name] ?? []) as AuditedRow[])
    await insertRows(tx, dependents, fallen)
  }
}

/** Whether a row has these values, compared as the audit log stores them. */
export function hasValues(row: object, expected: AuditedRow): boolean {
  const stored = JSON.parse(JSON.stringify(row)) as AuditedRow
  return Object.entries(expected).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  )
}
