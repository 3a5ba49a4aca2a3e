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
import { bankEditor } from '#app/records/banks/store.server.ts'
import { carrierEditor } from '#app/records/carriers/store.server.ts'
import { numberEditor } from '#app/records/emergency-numbers/store.server.ts'
import { restorePrices } from '#app/records/gold-silver-prices/review.server.ts'
import { planEditor } from '#app/records/internet-plans/store.server.ts'
import { providerEditor } from '#app/records/internet-providers/store.server.ts'
import { officeEditor } from '#app/records/postal-codes/store.server.ts'
import { listSettings, saveSetting } from '#app/records/settings/editor.server.ts'
import { settingKeys, settingRecords } from '#app/records/settings/schema.ts'
import { toolEditor } from '#app/records/tools/store.server.ts'
import { banUser } from '../auth/accounts/user-list.ts'
import type { AdminCall } from './admin-route.ts'

type Restorer = (call: AdminCall, restoration: Restoration) => Promise<Restored>

type RowsRestorer = (
  call: AdminCall,
  restorations: readonly Restoration[],
  action: 'restore' | 'undo',
) => Promise<Kept>

/** Of the rows that can be changed many at once. */
const rowsRestorers: Readonly<Record<string, RowsRestorer>> = {
  banks: rowsRestorer(bankEditor),
  carriers: rowsRestorer(carrierEditor),
  tools: rowsRestorer(toolEditor),
  internet_providers: rowsRestorer(providerEditor),
  internet_plans: rowsRestorer(planEditor),
  emergency_numbers: rowsRestorer(numberEditor),
  postal_codes: rowsRestorer(officeEditor),
  gold_silver_prices: (call, stored, action) =>
    restorePrices(call.site.storage.db, { stored, held: [] }, { ...call, action }),
}

function rowsRestorer(editor: AnyEditor): RowsRestorer {
  return (call, restorations, action) =>
    restoreRows(editor, call.site.storage.db, restorations, { ...call, action })
}

/** How a change of each kind is taken back. Changes of other kinds cannot be. */
const restorers: Readonly<Record<string, Restorer>> = {
  ...Object.fromEntries(
    Object.entries(rowsRestorers).map(([entity, restoreOf]) => [entity, alone(restoreOf)] as const),
  ),
  site_settings: restoreSetting,
  auth_users: restoreBan,
}

function alone(restoreOf: RowsRestorer): Restorer {
  return async (call, one) => (await restoreOf(call, [one], 'restore')).get(one.id) ?? { outcome: 'restored' }
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
  const { adminEmails } = site.signIn
  const banned = (earlier as { banned?: unknown }).banned === true
  const saved = await banUser(site.storage.db, { id, banned, actor, adminEmails, now })
  if (saved.outcome === 'unknown') return { outcome: 'unknown' }
  if (saved.outcome === 'saved') return { outcome: 'restored' }
  return { outcome: 'refused', fieldErrors: { banned: messages[lang].operatorStays } }
}

/** Columns that the database sets. */
const generatedColumns = new Set(['id', 'created_at', 'updated_at'])

/** The columns that a change can be taken back in, with their values before it; undefined where it cannot. */
export function earlierValues(entry: AuditEntry): AuditedRow | undefined {
  return restorers[entry.entity] && valuesBefore(entry)
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
  return entry.act !== null && (entry.entity in rowsRestorers || isHeld(entry)) && mayRestore(role, entry)
}

/** An import of prices stores those of some days and holds those of others. */
const isHeld = ({ entity }: AuditEntry) => entity === 'gold_silver_held_prices'

/** Takes the changes of an act back, of rows of one kind. @returns the rows that stay as they are; undefined where it cannot be undone */
export async function undoEntries(
  entries: readonly AuditEntry[],
  call: AdminCall,
): Promise<Kept | undefined> {
  const restorationsOf = (some: readonly AuditEntry[]) => some.flatMap((entry) => restorationOf(entry) ?? [])
  const others = entries.filter((entry) => !isHeld(entry))
  const [held, rows] = [restorationsOf(entries.filter(isHeld)), restorationsOf(others)] as const
  const kinds = new Set(others.map(({ entity }) => entity))
  const ids = new Set([...held, ...rows].map(({ id }) => id))
  if (ids.size === 0 || kinds.size > 1 || ids.size < entries.length) return
  const [kind = 'gold_silver_prices'] = kinds
  if (held.length === 0) return await rowsRestorers[kind]?.(call, rows, 'undo')
  return kind === 'gold_silver_prices'
    ? await restorePrices(call.site.storage.db, { stored: rows, held }, { ...call, action: 'undo' })
    : undefined
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
  const restorer = restorers[entry.entity]
  const all = valuesBefore(entry) && restorationOf(entry)
  if (!restorer || !all) return
  const earlier = pick(all.earlier, fields && all.kind === 'set' ? fields : Object.keys(all.earlier))
  const names = Object.keys(earlier)
  if (names.length === 0) return
  const expected = over || !all.expected ? undefined : pick(all.expected, names)
  return { id: all.id, earlier, restored: await restorer(call, { ...all, earlier, expected }) }
}
