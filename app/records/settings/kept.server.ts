import type { Kysely } from 'kysely'
import { Kept, type KeptParts } from '#app/platform/cache/kept.server.ts'
import type { Database } from '#db/schema.ts'
import type { Settings } from './fields.ts'
import { defaultSettings, readSettings } from './store.server.ts'

export type KeptSettings = Kept<Settings>

interface KeptSettingsParts extends Pick<KeptParts<Settings>, 'now' | 'onTrouble'> {
  db: Kysely<Database>
  /** Told once of each setting that cannot be used, and again when that changed. */
  onBroken: (names: readonly string[]) => void
}

/** The settings in memory. Before they could be read, the defaults. */
export function keepSettings({ db, onBroken, ...parts }: KeptSettingsParts): KeptSettings {
  let toldBroken = ''
  const tellBroken = (broken: readonly string[]) => {
    const names = broken.join()
    if (names !== '' && names !== toldBroken) onBroken(broken)
    toldBroken = names
  }
  return new Kept({
    ...parts,
    initial: defaultSettings,
    async read() {
      const { settings, broken } = await readSettings(db)
      tellBroken(broken)
      return settings
    },
  })
}
