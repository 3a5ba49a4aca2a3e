import { type Kysely, sql } from 'kysely'
import { AppError } from '#app/lib/app-error.ts'
import { within } from '#app/lib/within.ts'
import type { Database } from '#db/schema.ts'

/**
 * Classes of SQLSTATE: connection, insufficient resources, operator intervention, system error; two codes for files that
 * cannot be written; and Node's codes for a connection that failed.
 */
const storageCodes = /^(08|53|57|58)...$|^(25006|42501)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const maxWaitMs = 500

/** Whether an error comes from the storage. Where its code does not tell, the database is queried. */
export async function isStorageTrouble(error: unknown, db: Kysely<Database>): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && storageCodes.test(cause.code)) return true
  }
  return await within(maxWaitMs, sql`select 1`.execute(db)).then(
    () => false,
    () => true,
  )
}

/**
 * The result of work on the storage.
 * @throws {AppError} `storage-unavailable` when the storage failed; any other error, such as a bug, as it is.
 */
export async function unlessUnavailable<Value>(db: Kysely<Database>, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError || !(await isStorageTrouble(error, db))) throw error
    throw new AppError('storage-unavailable', 'storage-unavailable', { cause: error })
  }
}
