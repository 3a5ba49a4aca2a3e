import { sql } from 'kysely'
import { AppError } from '#app/lib/app-error.ts'
import { within } from '#app/lib/within.ts'
import type { Report } from '#app/platform/document/page.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { insertError } from '#app/records/errors/store.server.ts'
import type { Db } from '#db/schema.ts'
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

/**
 * Classes of SQLSTATE: connection, insufficient resources, operator intervention, system error; two codes for files that
 * cannot be written; and Node's codes for a connection that failed.
 */
const storageCodes = /^(08|53|57|58)...$|^(25006|42501)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Errors of pg without a code: a connection that broke, or could not be had in time. */
const connectionTrouble =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (exceeded|expired)|Cannot use a pool after|The database says nothing)/
const maxWaitMs = 500

/** Whether an error comes from the storage. Where its code does not tell, the database is queried. */
export async function isStorageTrouble(error: unknown, db: Db): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && storageCodes.test(cause.code)) return true
    if (connectionTrouble.test(cause.message)) return true
    // Connection refused, host unreachable, name unknown, socket missing.
    if ('syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')) return true
  }
  return await within(maxWaitMs, sql`select 1`.execute(db)).then(
    () => false,
    () => true,
  )
}

/** What an error means to who asked: `storage-unavailable` when the storage failed, `impossible` for a bug. */
export async function appErrorOf(error: unknown, db: Db): Promise<AppError> {
  if (error instanceof AppError) return error
  const code = (await isStorageTrouble(error, db)) ? 'storage-unavailable' : 'impossible'
  return new AppError(code, code, { cause: error })
}
