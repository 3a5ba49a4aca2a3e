import type { Kysely } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import { CachedValue, type CachedValueOptions } from '#app/platform/cache/cached-value.server.ts'
import type { Database } from '#db/schema.ts'
import type { Settings } from './schema.ts'
import { defaultSettings, readSettings } from './store.server.ts'

type CachedSettings = CachedValue<Settings>

interface CachedSettingsOptions extends Pick<CachedValueOptions<Settings>, 'now' | 'onError'> {
  db: Kysely<Database>
  /** Called with the names of settings that cannot be used, each time that the list changed. */
  onBroken: (names: readonly string[]) => void
}

/** The settings in memory; the defaults until they could be loaded. */
export function cacheSettings({ db, onBroken, ...options }: CachedSettingsOptions): CachedSettings {
  let reported = ''
  const reportBroken = (broken: readonly string[]) => {
    const names = broken.join()
    if (names !== '' && names !== reported) onBroken(broken)
    reported = names
  }
  return new CachedValue({
    ...options,
    initial: defaultSettings,
    async load() {
      const { settings, broken } = await readSettings(db)
      reportBroken(broken)
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
