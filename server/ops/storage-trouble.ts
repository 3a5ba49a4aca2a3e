import { type Kysely, sql } from 'kysely'
import { AppError } from '#app/lib/app-error.ts'
import { within } from '#app/lib/within.ts'
import type { Database } from '#db/schema.ts'

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
export async function isStorageTrouble(error: unknown, db: Kysely<Database>): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && storageCodes.test(cause.code)) return true
    if (connectionTrouble.test(cause.message)) return true
    // Nobody listens, no way leads there, its name or socket is not there.
    if ('syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')) return true
  }
  return await within(maxWaitMs, sql`select 1`.execute(db)).then(
    () => false,
    () => true,
  )
}

/** What an error means to who asked: `storage-unavailable` when the storage failed, `impossible` for a bug. */
export async function appErrorOf(error: unknown, db: Kysely<Database>): Promise<AppError> {
  if (error instanceof AppError) return error
  const code = (await isStorageTrouble(error, db)) ? 'storage-unavailable' : 'impossible'
  return new AppError(code, code, { cause: error })
}
