import type { Kept } from '#app/platform/cache/kept.server.ts'
import type { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { changedRecords } from '#db/changed-records.ts'
import type { Storage } from '#db/storage.ts'

/**
 * Hears of records that were saved, on this server or another, and drops the pages that show them.
 * @param kept what is in memory by itself, by the tag of its records.
 */
export function followChanges(
  storage: Storage,
  cache: PageCache,
  kept: Readonly<Record<string, Pick<Kept<unknown>, 'drop'>>>,
  log: Log,
): Promise<() => Promise<void>> {
  return storage.listen(
    changedRecords,
    (told) => {
      const tags = told.split(',')
      cache.drop(tags)
      for (const tag of tags) kept[tag]?.drop()
    },
    () => {
      // Whatever was said while nobody listened is lost: everything may be out of date.
      log.warn('the change channel was lost and is back; all cached pages are rendered again')
      cache.flush()
      for (const value of Object.values(kept)) value.drop()
    },
  )
}
