import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { CachedValue, type CachedValueOptions } from '#app/platform/cache/cached-value.server.ts'
import type { Db } from '#db/schema.ts'
import { type PublicSettings, type SettingKey, type Settings, settingKeys, settingRecords } from './schema.ts'

/**
 * Settings that bring third-party code into a page are used whole or not at all: with `"enabled": "no"` the default would
 * switch ads on, with the ids beside it.
 */
const takenWhole: readonly SettingKey[] = ['adsense_config', 'analytics_config']

export const defaultSettings: Settings = settingsOf(new Map()).settings

/**
 * The settings that public pages show. What cannot be read degrades to its default: one broken setting must not take
 * the site down.
 * @throws when the database does not answer.
 */
export async function readPublicSettings(db: Db): Promise<PublicSettings> {
  const { maintenance_mode: _, ...shown } = (await readSettings(db)).settings
  return shown
}

/** @throws when the database does not answer. */
async function readSettings(db: Db) {
  const rows = await db.selectFrom('site_settings').select(['key', 'value']).execute()
  return settingsOf(new Map(rows.map(({ key, value }) => [key, value])))
}

/** `broken`: invalid settings, or fields of them, whose defaults are used. */
function settingsOf(values: ReadonlyMap<string, unknown>) {
  const read = settingKeys.map((key) => ({ key, ...readSetting(key, values.get(key)) }))
  return {
    settings: Object.fromEntries(read.map(({ key, value }) => [key, value])) as unknown as Settings,
    broken: read.flatMap(({ broken }) => broken),
  }
}

export interface ReadSetting<Key extends SettingKey> {
  value: Settings[Key]
  /** What could not be used and has its default, such as `site_config.primary_color`. */
  broken: readonly string[]
}

/** A stored setting; what it leaves out, and what cannot be used, has its default. Never throws. */
export function readSetting<Key extends SettingKey>(key: Key, stored: unknown): ReadSetting<Key> {
  const schema: z.ZodMiniObject = settingRecords[key].stored
  const whole = schema.safeParse(stored === undefined ? {} : stored)
  if (whole.success) return { value: whole.data as unknown as Settings[Key], broken: [] }
  if (takenWhole.includes(key) || !isRecord(stored)) {
    return { value: schema.parse({}) as unknown as Settings[Key], broken: [key] }
  }
  const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([name, field]) => {
    const read = field.safeParse(Object.hasOwn(stored, name) ? stored[name] : undefined)
    return { name, value: read.success ? read.data : field.parse(undefined), broken: !read.success }
  })
  return {
    value: Object.fromEntries(fields.map(({ name, value }) => [name, value])) as unknown as Settings[Key],
    broken: fields.filter(({ broken }) => broken).map(({ name }) => `${key}.${name}`),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface CachedSettingsOptions extends Pick<CachedValueOptions<Settings>, 'now' | 'onError'> {
  db: Db
  /** Called with the names of settings that cannot be used, each time that the list changed. */
  onBroken: (names: readonly string[]) => void
}

/** The settings in memory; the defaults until they could be loaded. */
export function cacheSettings({ db, onBroken, ...options }: CachedSettingsOptions): CachedValue<Settings> {
  let reported = ''
  return new CachedValue({
    ...options,
    initial: defaultSettings,
    async load() {
      const { settings, broken } = await readSettings(db)
      const names = broken.join()
      if (names !== '' && names !== reported) onBroken(broken)
      reported = names
      return settings
    },
  })
}

/** The site's name as the operator set it; in Nepali the English one where there is no other. */
export function siteNameIn(
  lang: Lang,
  { site_config: { name, name_ne } }: { site_config: { name: string; name_ne: string | null } },
): string {
  return (lang === 'ne' && name_ne) || name
}

export interface MaintenanceStart {
  since: Date
  /** The e-mail address of the operator; null for a program. */
  by: string | null
}

/** When maintenance was last switched on in the panel, and by whom; undefined where the audit log does not say. */
export async function findMaintenanceStart(db: Db): Promise<MaintenanceStart | undefined> {
  const enabled = (version: 'before' | 'after') =>
    sql<boolean>`coalesce((${sql.ref(version)} -> 'value' ->> 'enabled')::boolean, false)`
  const entry = await db
    .selectFrom('audit_log')
    .select(['at', 'actor_email'])
    .where('entity', '=', 'site_settings')
    .where('entity_id', '=', 'maintenance_mode')
    .where(enabled('after'), '=', true)
    .where(enabled('before'), '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry && { since: entry.at, by: entry.actor_email }
}
