import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import type { PageCache } from '#app/platform/cache/page-cache.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { changedRecords } from '#db/changed-records.ts'
import type { Storage } from '#db/storage.ts'

/**
 * Invalidates what is cached of records that this or another server saved.
 * @param records by their tags.
 */
export function followChanges(
  storage: Storage,
  cache: PageCache,
  records: Readonly<Record<string, Pick<CachedValue<unknown>, 'invalidate'>>>,
  log: Log,
): Promise<() => Promise<void>> {
  return storage.listen(
    changedRecords,
    (payload) => {
      const tags = payload.split(',')
      cache.invalidate(tags)
      for (const tag of tags) records[tag]?.invalidate()
    },
    () => {
      // Notifications may have been missed while the connection was lost.
      log.warn('the change channel was lost and is back; all cached pages are rendered again')
      cache.invalidateAll()
      for (const value of Object.values(records)) value.invalidate()
    },
  )
}
