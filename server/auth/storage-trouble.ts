import { type Kysely, sql } from 'kysely'
import { within } from '#app/kit/within.ts'
import type { Database } from '#db/schema.ts'

/**
 * Classes of SQLSTATE: a broken connection, too little space, memory or places, a stop by the operator, trouble of the
 * machine. And two for files that cannot be written.
 */
const troubles = /^(08|53|57|58)|^(25006|42501)$/
const patienceMs = 500

/** Whether the storage is to blame for what was thrown. An error that does not say is settled by asking it. */
export async function isStorageTrouble(error: unknown, db: Kysely<Database>): Promise<boolean> {
  const { code } = Object(error) as { code?: unknown }
  if (typeof code === 'string' && troubles.test(code)) return true
  return await within(patienceMs, sql`select 1`.execute(db)).then(
    () => false,
    () => true,
  )
}
