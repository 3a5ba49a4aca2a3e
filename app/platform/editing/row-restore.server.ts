import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import {
  type AnyRow,
  anyTable,
  changeRows,
  dependentsOf,
  type EditContext,
  type EditedTable,
  insertRows,
  inTransaction,
  lockedRows,
  recordChanges,
  tableOf,
  violatesConstraint,
} from './editable-table.server.ts'
import type { FieldErrors } from './fields.ts'
import { messages } from './messages.ne.ts'
import type { AnyEditor } from './row-editor.server.ts'

/** The row of an audit entry: its columns as JSON. */
export type AuditedRow = Readonly<Record<string, unknown>>

/** Why a change is not taken back. */
export type Obstacle =
  /** Another row has a value that must be unique, or a row that this one needs is gone. */
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  /** Changed after the entry was written. */
  | { outcome: 'stale'; current: object }
  | { outcome: 'unknown' }

export type Restored = { outcome: 'restored' } | Obstacle

/** A change of a row that is taken back. */
export interface Restoration {
  id: string
  /** What is done: columns are set, a deleted row is inserted, one that was made is deleted. */
  kind: 'set' | 'insert' | 'delete'
  /** The columns with their earlier values; of a deleted row all of them, and the rows that were deleted with it. */
  earlier: AuditedRow
  /** The values that the columns had after the change; others are `stale`. Without it they are replaced. */
  expected?: AuditedRow | undefined
}

/** Rows that stay as they are, by id. */
export type Kept = Map<string, Obstacle>

type RestoreContext = EditContext & { action: 'restore' | 'undo' }

/**
 * Takes changes of rows back in one transaction, under the rules across rows. Each row is named once. Those that were changed
 * again since, or whose values others have now, are left and returned.
 */
export async function restoreRows(
  { options }: Pick<AnyEditor, 'options'>,
  db: Kysely<Database>,
  restorations: readonly Restoration[],
  context: RestoreContext,
): Promise<Kept> {
  try {
    return await inTransaction(db, async (tx) => {
      const ids = restorations.map(({ id }) => id)
      const rows = await lockedRows(tx, options, ids)
      const current = new Map(rows.map((row) => [row.id, row]))
      const children = await dependentsOf(tx, options, ids)
      const kept: Kept = new Map()
      for (const one of restorations) {
        // Rows that were added below one that was made would be deleted with it.
        const isParent = Object.values(children(one.id)).some(({ length }) => length > 0)
        const obstacle =
          obstacleOf(one, current.get(one.id), isParent, context) ??
          (await conflictOf(tx, options, one, context))
        if (obstacle) kept.set(one.id, obstacle)
      }
      const free = restorations.filter(({ id }) => !kept.has(id))
      await write(tx, options, free, rows, context)
      return kept
    })
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    const fieldErrors = { restore: messages[context.lang].cannotRestore }
    return new Map(restorations.map(({ id }) => [id, { outcome: 'refused', fieldErrors }]))
  }
}

async function write(
  tx: Kysely<Database>,
  options: EditedTable,
  restorations: readonly Restoration[],
  rows: readonly AnyRow[],
  { actor, action }: RestoreContext,
): Promise<void> {
  const of = (wanted: Restoration['kind']) => restorations.filter(({ kind }) => kind === wanted)
  const columns = of('set').map(({ id, earlier }) => ({ ...earlier, id }))
  await changeRows(tx, options, { actor, action }, rows, columns)
  await insertDeleted(tx, options, of('insert'))
  const made = of('delete').map(({ id }) => id)
  if (made.length > 0) await anyTable(tx).deleteFrom(tableOf(options)).where('id', 'in', made).execute()
  await recordChanges(tx, options, { actor }, [
    ...of('insert').map(({ id, earlier }) => ({ action, entityId: id, after: earlier })),
    ...made.map((id) => ({ action, entityId: id, before: rows.find((row) => row.id === id) })),
  ])
}

function obstacleOf(
  { kind, expected }: Restoration,
  current: AnyRow | undefined,
  isParent: boolean,
  { lang }: Pick<EditContext, 'lang'>,
): Obstacle | undefined {
  if (kind === 'insert')
    return current && { outcome: 'refused', fieldErrors: { restore: messages[lang].restoredAlready } }
  if (!current) return { outcome: 'unknown' }
  const isStale = (kind === 'delete' && isParent) || (expected && !hasValues(current, expected))
  return isStale ? { outcome: 'stale', current } : undefined
}

async function conflictOf(
  tx: Kysely<Database>,
  options: AnyEditor['options'],
  { id, kind, earlier }: Restoration,
  { lang }: Pick<EditContext, 'lang'>,
): Promise<Obstacle | undefined> {
  if (kind === 'delete') return
  const target = { lang, id: kind === 'insert' ? undefined : id, isRestored: true }
  const fieldErrors = await options.conflicts?.(tx, earlier, target)
  return fieldErrors && { outcome: 'refused', fieldErrors }
}

async function insertDeleted(
  tx: Kysely<Database>,
  { table, dependents }: EditedTable,
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
