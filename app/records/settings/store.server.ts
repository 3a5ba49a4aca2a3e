import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type PublicSettings, publicSettings, type SettingKey, type Settings, settings } from './fields.ts'
import { readSetting } from './read-setting.ts'

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
  return settingsOf(await stored(db, Object.keys(settings)))
}

async function stored(db: Kysely<Database>, keys: string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

function settingsOf(values: ReadonlyMap<string, unknown>): ReadSettings {
  const broken: string[] = []
  const read = <Key extends SettingKey>(key: Key) => {
    const setting = readSetting(key, values.get(key))
    broken.push(...setting.broken)
    return setting.value
  }
  return {
    settings: {
      site_config: read('site_config'),
      seo_config: read('seo_config'),
      adsense_config: read('adsense_config'),
      analytics_config: read('analytics_config'),
      maintenance_mode: read('maintenance_mode'),
    },
    broken,
  }
}
