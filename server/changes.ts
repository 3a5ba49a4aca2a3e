import type { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { KeptSettings } from '#app/records/settings/kept.server.ts'
import { changedRecords } from '#db/changed-records.ts'
import type { Storage } from '#db/storage.ts'

/** Hears of records that were saved, on this server or another, and drops the pages that show them. */
export function followChanges(
  storage: Storage,
  cache: PageCache,
  settings: KeptSettings,
  log: Log,
): Promise<() => Promise<void>> {
  return storage.listen(
    changedRecords,
    (told) => {
      const tags = told.split(',')
      cache.drop(tags)
      if (tags.includes('settings')) settings.drop()
    },
    () => {
      // Whatever was said while nobody listened is lost: everything may be out of date.
      log.warn('the change channel was lost and is back; all cached pages are rendered again')
      cache.flush()
      settings.drop()
    },
  )
}
