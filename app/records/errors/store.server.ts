import type { Db } from '#db/schema.ts'

interface LoggedError {
  kind: string
  message: string
  path: string
  requestId: string
}

const maxText = 500

/** One row of the error log, its texts cut to a bounded length. */
export async function insertError(db: Db, { kind, message, path, requestId }: LoggedError): Promise<void> {
  await db
    .insertInto('error_logs')
    .values({ kind, message: message.slice(0, maxText), path: path.slice(0, maxText), request_id: requestId })
    .execute()
}

/** The message of the newest error of a kind since an instant; undefined without one. */
export async function lastErrorOf(db: Db, kind: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('error_logs')
    .select('message')
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.message
}

export async function deleteErrorsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('error_logs').where('at', '<', before).execute()
}
