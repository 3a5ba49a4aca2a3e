import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { codeSeconds, findSession, type SignedIn } from './sessions.ts'

type Db = Kysely<Database>

/** Stores in which session a new address was requested: it may be confirmed in another browser. */
export async function savePendingChange(
  db: Db,
  address: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + codeSeconds * 1000)
  await db
    .insertInto('auth_verifications')
    .values({ identifier: identifierOf(address), value: sessionId, expires_at })
    .execute()
}

/** The valid sessions in which this new address was requested, the newest first. */
export async function pendingChangesTo(db: Db, address: string, now: Date): Promise<SignedIn[]> {
  const rows = await db
    .selectFrom('auth_verifications')
    .select('value')
    .where('identifier', '=', identifierOf(address))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  const ids = [...new Set(rows.map(({ value }) => value))]
  const found = await Promise.all(ids.map((id) => findSession(db, { id }, now)))
  return found.filter((one) => one !== undefined)
}

/** The new address that a user requested last. */
export async function pendingAddressOf(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_verifications')
    .select('identifier')
    .where('identifier', 'like', `${prefix}%@%`)
    .where('value', 'in', (of) =>
      of
        .selectFrom('auth_sessions')
        .select((s) => s.cast<string>('id', 'text').as('id'))
        .where('user_id', '=', userId),
    )
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.identifier.slice(prefix.length)
}

export async function deletePendingChanges(db: Db, address: string): Promise<void> {
  await db.deleteFrom('auth_verifications').where('identifier', '=', identifierOf(address)).execute()
}

const prefix = 'new-address:'
const identifierOf = (address: string) => `${prefix}${address}`
