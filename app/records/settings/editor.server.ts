import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { type Faults, type ReadFields, readChanges, readFields } from '#app/platform/editing/read-fields.ts'
import type { Saver } from '#app/platform/editing/row-editor.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import { publishChange } from '#db/changed-records.ts'
import type { Database } from '#db/schema.ts'
import { type EditedKey, settingDescriptions, settingFields, settingKeys } from './edit-fields.ts'
import { defaultSettings } from './store.server.ts'

interface EditedSetting {
  key: EditedKey
  value: object
  description: string
  /** Null where nobody ever saved it and the defaults hold. */
  updated_at: Date | null
}

type SavedSetting =
  | { outcome: 'saved'; setting: EditedSetting }
  | { outcome: 'refused'; faults: Faults }
  | { outcome: 'stale'; current: EditedSetting }

/** All settings that can be edited; what a stored one leaves out or has wrong has its default. */
export async function listSettings(db: Kysely<Database>): Promise<EditedSetting[]> {
  const rows = await db.selectFrom('site_settings').selectAll().where('key', 'in', settingKeys).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return settingKeys.map((key) => settingOf(key, byKey.get(key)))
}

interface Change {
  key: EditedKey
  /** Only what changes; the rest stays as it is. */
  value: unknown
  description?: string | undefined
  /** When the setting was saved last, as far as who saves knows; null for never. */
  seen?: Date | null | undefined
}

/** Saves one key with its line in the audit log, and tells all servers. */
export async function saveSetting(
  db: Kysely<Database>,
  { key, value, description = settingDescriptions[key], seen }: Change,
  { actor, lang }: Saver,
): Promise<SavedSetting> {
  return await db.transaction().execute(async (tx) => {
    // A row that is not there yet cannot be locked.
    await sql`select pg_advisory_xact_lock(hashtext(${`site_settings/${key}`}))`.execute(tx)
    const before = await rowOf(tx, key)
    const current = settingOf(key, before)
    if (seen !== undefined && seen?.getTime() !== before?.updated_at.getTime())
      return { outcome: 'stale', current }
    const read = readWhole(key, current.value, value, lang)
    if (!read.ok) return { outcome: 'refused', faults: read.faults }
    const columns = { value: JSON.stringify(read.fields), description }
    await tx
      .insertInto('site_settings')
      .values({ key, ...columns })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
      .execute()
    const after = await rowOf(tx, key)
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      const action = before ? 'update' : 'create'
      await writeAudit(tx, actor, { action, entity: 'site_settings', entityId: key, before, after })
      await publishChange(tx, 'settings')
    }
    return { outcome: 'saved', setting: settingOf(key, after) }
  })
}

/** The whole value is looked at, so that what stands beside the change is right, too. */
function readWhole(key: EditedKey, current: object, value: unknown, lang: Lang): ReadFields<object> {
  const schema: z.ZodMiniObject<z.core.$ZodShape, z.core.$strict> = settingFields(lang)[key]
  const changes = readChanges(schema, value, lang)
  return changes.ok ? readFields(schema, { ...current, ...changes.fields }, lang) : changes
}

async function rowOf(db: Kysely<Database>, key: EditedKey) {
  return await db.selectFrom('site_settings').selectAll().where('key', '=', key).executeTakeFirst()
}

type SettingRow = Awaited<ReturnType<typeof rowOf>>

function settingOf(key: EditedKey, row: SettingRow): EditedSetting {
  const initial = defaultSettings[key]
  const stored = Object.entries(Object(row?.value ?? {}) as object)
  return {
    key,
    value: { ...initial, ...Object.fromEntries(stored.filter(([name]) => name in initial)) },
    description: row?.description ?? settingDescriptions[key],
    updated_at: row?.updated_at ?? null,
  }
}
