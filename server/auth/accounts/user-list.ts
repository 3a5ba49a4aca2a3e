import { type ExpressionBuilder, sql } from 'kysely'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { ListQuery } from '#app/platform/editing/list-query.ts'
import { matching } from '#app/platform/editing/row-list.server.ts'
import type { ListedUser } from '#app/records/users/schema.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Database, Db } from '#db/schema.ts'
import { type OperatorSource, roleOf, rolesOf } from '../operators/roles.ts'
import { isBanned, saveUser, type UserRow } from './users.ts'

/** A ban lasts until it is lifted. */
export const withoutEnd = new Date('9999-12-31T00:00:00Z')

/** A page of the users for the admin area, and the total. Users who never signed in are last. */
export async function listUsers(
  source: OperatorSource,
  { q, sort, descending, page, perPage }: ListQuery,
  now: Date,
): Promise<{ users: ListedUser[]; total: number }> {
  const { db } = source
  const found = matching(
    { table: 'auth_users', searched: ['email', 'name'], filters: {} },
    { q, filters: {} },
  )
  const { total } = await db
    .selectFrom('auth_users')
    .where(found)
    .select((users) => users.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  // What is looked up beside the columns is for the rows of the page alone: PostgreSQL does so after sort and limit.
  const rows = await withProvider(db)
    .where(found)
    .orderBy(sql.ref(`auth_users.${sort}`), (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('auth_users.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const roles = await rolesOf(source, rows)
  return { users: rows.map((row) => listed(row, roles.get(row.id), now)), total }
}

type Banned = { outcome: 'saved'; user: ListedUser } | { outcome: 'unknown' } | { outcome: 'operator' }

/** Bans a user or lifts the ban. Both end the sessions of the user. */
export async function banUser(
  { db, adminEmails }: OperatorSource,
  { id, banned, actor, now }: { id: string; banned: boolean; actor: Actor; now: Date },
): Promise<Banned> {
  return await db.transaction().execute(async (tx) => {
    const found = withProvider(tx).where('auth_users.id', '=', id)
    const before = await found.forUpdate('auth_users').executeTakeFirst()
    if (!before) return { outcome: 'unknown' }
    if (banned && (await roleOf({ db: tx, adminEmails }, before))) return { outcome: 'operator' }
    if (banned !== isBanned(before, now)) {
      const banned_until = banned ? withoutEnd : null
      await saveUser(tx, id, { banned_until, updated_at: now })
      await tx.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
      const { email } = before
      const change = { before: { email, banned: !banned }, after: { email, banned } }
      await writeAudit(tx, actor, { action: 'update', entity: 'auth_users', entityId: id, ...change })
    }
    const after = await found.executeTakeFirstOrThrow()
    return { outcome: 'saved', user: listed(after, await roleOf({ db: tx, adminEmails }, after), now) }
  })
}

/** @returns whether there was a session to end */
export async function endSessions(db: Db, { id, email }: UserRow, actor: Actor): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const ended = await tx.deleteFrom('auth_sessions').where('user_id', '=', id).returning('id').execute()
    if (ended.length === 0) return false
    const before = { email, sessions: ended.length }
    await writeAudit(tx, actor, { action: 'delete', entity: 'auth_sessions', entityId: id, before })
    return true
  })
}

function withProvider(db: Db) {
  return db
    .selectFrom('auth_users')
    .selectAll('auth_users')
    .select((of) =>
      of
        .selectFrom('auth_accounts')
        .select('provider_id')
        .whereRef('auth_accounts.user_id', '=', 'auth_users.id')
        .orderBy('auth_accounts.created_at', 'desc')
        .limit(1)
        .as('provider'),
    )
    .select((of) => secondFactorOf(of).as('has_second_factor'))
}

/** Proven by the account, or recorded for its address. */
export function secondFactorOf(of: ExpressionBuilder<Database, 'auth_users'>) {
  const factors = of
    .selectFrom('auth_factors')
    .whereRef('auth_factors.user_id', '=', 'auth_users.id')
    .where('auth_factors.status', '=', 'verified')
  const passkeys = of.selectFrom('auth_passkeys').whereRef('auth_passkeys.user_id', '=', 'auth_users.id')
  const recorded = of
    .selectFrom('auth_operator_factors as recorded')
    .whereRef('recorded.email', '=', 'auth_users.email')
  return of.or([of.exists(factors), of.exists(passkeys), of.exists(recorded)])
}

type Found = Awaited<ReturnType<ReturnType<typeof withProvider>['execute']>>[number]

function listed(user: Found, role: OperatorRole | undefined, now: Date): ListedUser {
  return {
    id: user.id,
    email: user.email,
    created_at: user.created_at.toISOString(),
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    user_metadata: { full_name: user.name || null, avatar_url: user.image },
    app_metadata: { provider: user.provider },
    banned: isBanned(user, now),
    role: role ?? null,
    has_second_factor: Boolean(user.has_second_factor),
  }
}
