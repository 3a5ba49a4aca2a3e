import { type Kysely, sql } from 'kysely'
import { AppError } from '#app/kit/app-error.ts'
import { within } from '#app/kit/within.ts'
import type { Database } from '#db/schema.ts'

/**
 * Classes of SQLSTATE: a broken connection, too little space, memory or places, a stop by the operator, trouble of the
 * machine. Two for files that cannot be written, and Node's codes for a connection that cannot be opened or broke.
 */
const troubles = /^(08|53|57|58)...$|^(25006|42501)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const patienceMs = 500

/** Whether the storage is to blame for what was thrown. An error that does not say is settled by asking it. */
export async function isStorageTrouble(error: unknown, db: Kysely<Database>): Promise<boolean> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && troubles.test(cause.code)) return true
  }
  return await within(patienceMs, sql`select 1`.execute(db)).then(
    () => false,
    () => true,
  )
}

/**
 * The result of work on the storage.
 * @throws {AppError} `storage-unavailable` when the storage is to blame; a mistake of ours is thrown as it is.
 */
export async function unlessUnavailable<Value>(db: Kysely<Database>, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError || !(await isStorageTrouble(error, db))) throw error
    throw new AppError('storage-unavailable', 'storage-unavailable', { cause: error })
  }
}
