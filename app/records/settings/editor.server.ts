import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import type { EditContext } from '#app/platform/editing/editable-table.server.ts'
import {
  type FieldErrors,
  type ParsedFields,
  parseChanges,
  parseFields,
} from '#app/platform/editing/fields.ts'
import { writeAudit } from '#db/audit-log.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Db } from '#db/schema.ts'
import { type ListedSetting, type SettingKey, settingKeys, settingRecords } from './schema.ts'
import { defaultSettings } from './store.server.ts'

interface EditedSetting extends Omit<ListedSetting, 'updated_at'> {
  /** Null where it was never saved and the defaults apply. */
  updated_at: Date | null
}

type SavedSetting =
  | { outcome: 'saved'; setting: EditedSetting }
  | { outcome: 'refused'; fieldErrors: FieldErrors }
  | { outcome: 'stale'; current: EditedSetting }

/** All editable settings; missing and broken parts of a stored value have their defaults. */
export async function listSettings(db: Db): Promise<EditedSetting[]> {
  const rows = await db.selectFrom('site_settings').selectAll().where('key', 'in', settingKeys).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return settingKeys.map((key) => settingOf(key, byKey.get(key)))
}

interface Change {
  key: SettingKey
  /** Only what changes; the rest stays as it is. */
  value: unknown
  description?: string | undefined
  /** `updated_at` as the client read it; null for never saved. */
  version?: Date | null | undefined
}

/** Saves one key with its audit log entry, and notifies all servers. */
export async function saveSetting(
  db: Db,
  { key, value, description = settingRecords[key].description, version }: Change,
  { actor, lang }: EditContext,
): Promise<SavedSetting> {
  return await db.transaction().execute(async (tx) => {
    // A missing row cannot be locked.
    await sql`select pg_advisory_xact_lock(hashtext(${`site_settings/${key}`}))`.execute(tx)
    const before = await rowOf(tx, key)
    const current = settingOf(key, before)
    if (version !== undefined && version?.getTime() !== before?.updated_at.getTime())
      return { outcome: 'stale', current }
    const parsed = parseWhole(key, current.value, value, lang)
    if (!parsed.ok) return { outcome: 'refused', fieldErrors: parsed.fieldErrors }
    const columns = { value: JSON.stringify(parsed.fields), description }
    await tx
      .insertInto('site_settings')
      .values({ key, ...columns })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
      .execute()
    const after = await rowOf(tx, key)
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      const action = before ? 'update' : 'create'
      await writeAudit(tx, actor, { action, entity: 'site_settings', entityId: key, before, after })
      await invalidate(tx, 'settings')
    }
    return { outcome: 'saved', setting: settingOf(key, after) }
  })
}

/** Checks the whole value, so that the unchanged parts are valid with the change. */
function parseWhole(key: SettingKey, current: object, value: unknown, lang: Lang): ParsedFields<object> {
  const schema: z.ZodMiniObject<z.core.$ZodShape, z.core.$strict> = settingRecords[key].edits(lang)
  const changes = parseChanges(schema, value, lang)
  return changes.ok ? parseFields(schema, { ...current, ...changes.fields }, lang) : changes
}

async function rowOf(db: Db, key: SettingKey) {
  return await db.selectFrom('site_settings').selectAll().where('key', '=', key).executeTakeFirst()
}

type SettingRow = Awaited<ReturnType<typeof rowOf>>

function settingOf(key: SettingKey, row: SettingRow): EditedSetting {
  const initial = defaultSettings[key]
  const stored = Object.entries(Object(row?.value ?? {}) as object)
  return {
    key,
    value: { ...initial, ...Object.fromEntries(stored.filter(([name]) => name in initial)) },
    description: row?.description ?? settingRecords[key].description,
    updated_at: row?.updated_at ?? null,
  }
}
