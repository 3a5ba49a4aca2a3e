import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type PublicSettings, publicSettings, type SettingKey } from './fields.ts'

export const defaultSettings: PublicSettings = settingsOf(new Map())

/**
 * The settings that public pages show. A value that cannot be read degrades to its default: one broken setting must
 * not take the site down.
 * @throws when the database does not answer.
 */
export async function readPublicSettings(db: Kysely<Database>): Promise<PublicSettings> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.keys(publicSettings))
    .execute()
  return settingsOf(new Map(rows.map(({ key, value }) => [key, value])))
}

function settingsOf(values: ReadonlyMap<string, unknown>): PublicSettings {
  const read = <Key extends SettingKey>(key: Key) => {
    const schema = publicSettings[key]
    const parsed = schema.safeParse(values.get(key) ?? {})
    return (parsed.success ? parsed.data : schema.parse({})) as PublicSettings[Key]
  }
  return {
    site_config: read('site_config'),
    seo_config: read('seo_config'),
    adsense_config: read('adsense_config'),
    analytics_config: read('analytics_config'),
  }
}
