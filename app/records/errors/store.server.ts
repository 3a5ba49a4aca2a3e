import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

interface LoggedError {
  kind: string
  message: string
  path: string
  requestId: string
}

const maxText = 500

/** One row of the error log, its texts cut to a bounded length. */
export async function insertError(
  db: Kysely<Database>,
  { kind, message, path, requestId }: LoggedError,
): Promise<void> {
  await db
    .insertInto('error_logs')
    .values({ kind, message: message.slice(0, maxText), path: path.slice(0, maxText), request_id: requestId })
    .execute()
}

export async function deleteErrorsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('error_logs').where('at', '<', before).execute()
}
