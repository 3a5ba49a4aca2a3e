import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '#db/schema.ts'
import {
  type PublicSettings,
  publicSettings,
  type SettingKey,
  type Settings,
  settingKeys,
  settingRecords,
} from './schema.ts'

/**
 * Settings that bring third-party code into a page are used whole or not at all: with `"enabled": "no"` the default would
 * switch ads on, with the ids beside it.
 */
const taken: Record<SettingKey, 'whole' | 'by field'> = {
  site_config: 'by field',
  seo_config: 'by field',
  adsense_config: 'whole',
  analytics_config: 'whole',
  maintenance_mode: 'by field',
}

interface ReadSettings {
  settings: Settings
  /** Invalid settings, or fields of them, whose defaults are used. */
  broken: readonly string[]
}

export const defaultSettings: Settings = settingsOf(new Map()).settings

/**
 * The settings that public pages show. What cannot be read degrades to its default: one broken setting must not take
 * the site down.
 * @throws when the database does not answer.
 */
export async function readPublicSettings(db: Kysely<Database>): Promise<PublicSettings> {
  const { maintenance_mode: _, ...shown } = settingsOf(await stored(db, Object.keys(publicSettings))).settings
  return shown
}

/** @throws when the database does not answer. */
export async function readSettings(db: Kysely<Database>): Promise<ReadSettings> {
  return settingsOf(await stored(db, settingKeys))
}

async function stored(db: Kysely<Database>, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

function settingsOf(values: ReadonlyMap<string, unknown>): ReadSettings {
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
  if (taken[key] === 'whole' || !isRecord(stored)) {
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
