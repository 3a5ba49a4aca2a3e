import type { Report } from '#app/platform/document/page.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { insertError } from '#app/records/errors/store.server.ts'
import type { Storage } from '#db/storage.ts'

const maxPerMinute = 30

/**
 * Logs errors and stores them for the operator's statistics, at most 30 in a minute: a page that fails under load must not
 * fill the disk. The next line has the number of those that were left out.
 */
export function createErrorReport(
  log: Log,
  { db }: Pick<Storage, 'db'>,
  now: () => Date,
  count: (kind: string) => void = () => {},
): Report {
  let minute = 0
  let written = 0
  let leftOut = 0
  return (error, { kind, requestId, path }) => {
    count(kind)
    const current = Math.floor(now().getTime() / 60_000)
    if (current !== minute) {
      if (leftOut > 0) log.error({ leftOut }, 'further trouble in the minutes before was not written out')
      minute = current
      written = 0
      leftOut = 0
    }
    if (written >= maxPerMinute) {
      leftOut += 1
      return
    }
    written += 1
    log.error({ err: error, kind, requestId, path }, 'request failed')
    const message = error instanceof Error ? error.message : String(error)
    insertError(db, { kind, message, path, requestId }).catch((cause: unknown) => {
      log.warn({ err: cause, requestId }, 'the error log could not be written')
    })
  }
}
