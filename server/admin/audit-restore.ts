import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import type { AnyEditor } from '#app/platform/editing/row-editor.server.ts'
import {
  type AuditedRow,
  hasValues,
  type Kept,
  type Restoration,
  type Restored,
  restoreRows,
} from '#app/platform/editing/row-restore.server.ts'
import { type AuditEntry, recordEntities } from '#app/records/audit/store.server.ts'
import { restorePrices } from '#app/records/gold-silver-prices/review.server.ts'
import { listSettings, saveSetting } from '#app/records/settings/editor.server.ts'
import { settingKeys, settingRecords } from '#app/records/settings/schema.ts'
import { banUser } from '../auth/accounts/user-list.ts'
import type { AdminCall } from './admin-route.ts'
import { records } from './editable-records.ts'

type Restorer = (call: AdminCall, restoration: Restoration) => Promise<Restored>

/** How to undo a change of something that is not a row of a list. */
const restorers: Readonly<Record<string, Restorer>> = {
  site_settings: restoreSetting,
  auth_users: restoreBan,
}

/** The editors of rows that can be changed many at once, by table. */
const editors: Readonly<Record<string, AnyEditor>> = Object.fromEntries(
  records.map(({ editor }) => [editor.options.table, editor]),
)

const isOfRows = ({ entity }: AuditEntry) => entity in editors || entity === 'gold_silver_prices'

/**
 * @param held of prices that the act held instead of storing them
 * @returns the rows that stay as they are; undefined where those of the table cannot be taken back
 */
async function restoreRowsOf(
  table: string,
  restorations: readonly Restoration[],
  call: AdminCall & { action: 'restore' | 'undo' },
  held: readonly Restoration[] = [],
): Promise<Kept | undefined> {
  const { db } = call.site.storage
  if (table === 'gold_silver_prices') return await restorePrices(db, { stored: restorations, held }, call)
  if (held.length > 0) return
  const editor = editors[table]
  return editor && (await restoreRows(editor, db, restorations, call))
}

/** Through the same save as any change of a setting, so that its rules hold. */
async function restoreSetting(call: AdminCall, { id, earlier, expected }: Restoration): Promise<Restored> {
  const { db } = call.site.storage
  const current = (await listSettings(db)).find(({ key }) => key === id)
  if (!current) return { outcome: 'unknown' }
  if (expected && !hasValues(current.value, expected)) return { outcome: 'stale', current: current.value }
  const { key, updated_at: version } = current
  const saved = await saveSetting(db, { key, value: earlier, version }, call)
  if (saved.outcome === 'stale') return { outcome: 'stale', current: saved.current.value }
  return saved.outcome === 'refused' ? saved : { outcome: 'restored' }
}

async function restoreBan(call: AdminCall, { id, earlier }: Restoration): Promise<Restored> {
  const { site, actor, now, lang } = call
  const banned = (earlier as { banned?: unknown }).banned === true
  const saved = await banUser(site.signIn, { id, banned, actor, now })
  if (saved.outcome === 'unknown') return { outcome: 'unknown' }
  if (saved.outcome === 'saved') return { outcome: 'restored' }
  return { outcome: 'refused', fieldErrors: { banned: messages[lang].operatorStays } }
}

/** Columns that the database sets. */
const generatedColumns = new Set(['id', 'created_at', 'updated_at'])

/** The columns that a change can be taken back in, with their values before it; undefined where it cannot. */
export function earlierValues(entry: AuditEntry): AuditedRow | undefined {
  return entry.entity in restorers || isOfRows(entry) ? valuesBefore(entry) : undefined
}

function valuesBefore(entry: AuditEntry): AuditedRow | undefined {
  const before = columnsOf(entry, 'before')
  if (!before) return undefined
  if (isDeletion(entry)) return before
  const after = columnsOf(entry, 'after')
  if (!after) return undefined
  const changed = Object.keys(before).filter(
    (name) => !generatedColumns.has(name) && name in after && !hasValues(after, { [name]: before[name] }),
  )
  return changed.length > 0 ? pick(before, changed) : undefined
}

const isDeletion = ({ action, after }: AuditEntry) =>
  after === null && (action === 'delete' || action === 'undo')

/** The columns of a row; of a setting, the fields of its value. */
function columnsOf({ entity, before, after }: AuditEntry, side: 'before' | 'after'): AuditedRow | undefined {
  const row = side === 'before' ? before : after
  if (entity !== 'site_settings') return row === null ? undefined : (row as AuditedRow)
  const { key, value } = Object(row ?? after) as { key?: string; value?: AuditedRow }
  // Before the first save the defaults applied.
  const known = settingKeys.find((one) => one === key)
  return row === null && known ? settingRecords[known].stored.parse({}) : value
}

const pick = (row: AuditedRow, names: readonly string[]): AuditedRow =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]))

/** Records are restored by editors; settings and users by operators. */
export function mayRestore(role: OperatorRole, { entity }: AuditEntry): boolean {
  return includesRole(role, 'operator') || recordEntities.some((one) => one === entity)
}

/** Whether an entry's act can be undone as a whole: it is about rows that can be changed many at once. */
export function mayUndo(role: OperatorRole, entry: AuditEntry): boolean {
  return entry.act !== null && (isOfRows(entry) || isHeld(entry)) && mayRestore(role, entry)
}

/** An import of prices stores those of some days and holds those of others. */
const isHeld = ({ entity }: AuditEntry) => entity === 'gold_silver_held_prices'

/** Takes the changes of an act back, of rows of one kind. @returns the rows that stay as they are; undefined where it cannot be undone */
export async function undoEntries(entries: readonly AuditEntry[], call: AdminCall) {
  const restorationsOf = (some: readonly AuditEntry[]) => some.flatMap((entry) => restorationOf(entry) ?? [])
  const others = entries.filter((entry) => !isHeld(entry))
  const [held, rows] = [restorationsOf(entries.filter(isHeld)), restorationsOf(others)] as const
  const kinds = new Set(others.map(({ entity }) => entity))
  const ids = new Set([...held, ...rows].map(({ id }) => id))
  if (ids.size === 0 || kinds.size > 1 || ids.size < entries.length) return
  const [kind = 'gold_silver_prices'] = kinds
  return await restoreRowsOf(kind, rows, { ...call, action: 'undo' }, held)
}

function restorationOf(entry: AuditEntry): Restoration | undefined {
  const { entity_id: id } = entry
  if (id === null) return
  const after = columnsOf(entry, 'after') ?? {}
  if (!columnsOf(entry, 'before')) {
    const compared = Object.keys(after).filter((name) => !generatedColumns.has(name) && !isRows(after[name]))
    return { id, kind: 'delete', earlier: {}, expected: pick(after, compared) }
  }
  const earlier = valuesBefore(entry)
  if (!earlier) return
  return isDeletion(entry)
    ? { id, kind: 'insert', earlier }
    : { id, kind: 'set', earlier, expected: pick(after, Object.keys(earlier)) }
}

/** The rows that came back with a deleted row. */
const isRows = (value: unknown) => Array.isArray(value) && value.some((item) => typeof item === 'object')

/** Takes one change back, or some of its columns. @returns undefined where that cannot be done */
export async function restoreEntry(
  entry: AuditEntry,
  { fields, over }: { fields?: readonly string[] | undefined; over: boolean },
  call: AdminCall,
): Promise<{ id: string; earlier: AuditedRow; restored: Restored } | undefined> {
  const all = earlierValues(entry) && restorationOf(entry)
  if (!all) return
  const earlier = pick(all.earlier, fields && all.kind === 'set' ? fields : Object.keys(all.earlier))
  const names = Object.keys(earlier)
  if (names.length === 0) return
  const expected = over || !all.expected ? undefined : pick(all.expected, names)
  const one = { ...all, earlier, expected }
  const kept = await restoreRowsOf(entry.entity, [one], { ...call, action: 'restore' })
  const restored = kept?.get(one.id) ?? (await restorers[entry.entity]?.(call, one))
  return { id: all.id, earlier, restored: restored ?? { outcome: 'restored' } }
}
