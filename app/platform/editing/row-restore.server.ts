import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import {
  type AnyRow,
  anyTable,
  dependentsOf,
  type EditableTable,
  type EditContext,
  type EditedTable,
  type EditorOptions,
  insertRows,
  inTransaction,
  lockedRows,
  recordChanges,
  tableOf,
  updateRows,
  violatesConstraint,
} from './editable-table.server.ts'
import type { FieldErrors } from './fields.ts'
import { messages } from './messages.ne.ts'

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

/** What a restore needs of an editor. */
export interface Restorable<Fields extends object> {
  options: EditedTable & Pick<EditorOptions<EditableTable, Fields>, 'conflicts'>
}

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

interface Restoring<Fields extends object> {
  options: Restorable<Fields>['options']
  /** The rows as they are now, by id. */
  current: ReadonlyMap<string, AnyRow>
  context: EditContext
  action: 'restore' | 'undo'
}

/**
 * Takes changes of rows back in one transaction, under the rules across rows. Each row is named once. Those that were changed
 * again since, or whose values others have now, are left and returned.
 */
export async function restoreRows<Fields extends object>(
  { options }: Restorable<Fields>,
  db: Kysely<Database>,
  restorations: readonly Restoration[],
  { action, ...context }: EditContext & Pick<Restoring<Fields>, 'action'>,
): Promise<Kept> {
  try {
    return await inTransaction(db, async (tx) => {
      const ids = restorations.map(({ id }) => id)
      const current = new Map((await lockedRows(tx, options, ids)).map((row) => [row.id, row]))
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
      await write(tx, free, { options, current, context, action })
      return kept
    })
  } catch (error) {
    if (!violatesConstraint(error)) throw error
    const fieldErrors = { restore: messages[context.lang].cannotRestore }
    return new Map(restorations.map(({ id }) => [id, { outcome: 'refused', fieldErrors }]))
  }
}

async function write<Fields extends object>(
  tx: Kysely<Database>,
  restorations: readonly Restoration[],
  { options, current, context, action }: Restoring<Fields>,
): Promise<void> {
  const of = (wanted: Restoration['kind']) => restorations.filter(({ kind }) => kind === wanted)
  const rows = await updateRows(
    tx,
    options,
    of('set').map(({ id, earlier }) => ({ ...earlier, id })),
  )
  await insertDeleted(tx, options, of('insert'))
  const made = of('delete').map(({ id }) => id)
  if (made.length > 0) await anyTable(tx).deleteFrom(tableOf(options)).where('id', 'in', made).execute()
  await recordChanges(tx, options, context, [
    ...rows.map((after) => ({ action, entityId: after.id, before: current.get(after.id), after })),
    ...of('insert').map(({ id, earlier }) => ({ action, entityId: id, after: earlier })),
    ...made.map((id) => ({ action, entityId: id, before: current.get(id) })),
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

async function conflictOf<Fields extends object>(
  tx: Kysely<Database>,
  { conflicts }: Restorable<Fields>['options'],
  { id, kind, earlier }: Restoration,
  { lang }: Pick<EditContext, 'lang'>,
): Promise<Obstacle | undefined> {
  if (kind === 'delete') return
  const target = { lang, id: kind === 'insert' ? undefined : id, isRestored: true }
  const fieldErrors = await conflicts?.(tx, earlier as Partial<Fields>, target)
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
