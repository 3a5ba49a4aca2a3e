import type { Selectable, Updateable } from 'kysely'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { ListedOperator } from '#app/records/operators/schema.ts'
import { type Actor, type Change, writeAudit } from '#db/audit-log.ts'
import type { Database, Db } from '#db/schema.ts'
import { secondFactorOf } from '../accounts/user-list.ts'
import { findUserBy, isBanned } from '../accounts/users.ts'
import { endedInvitation, type OperatorSource, roleIn } from './roles.ts'

/** Operators made in the panel. */
const mostOperators = 200

/** The configured operators first, then those of the panel by their address. */
export async function listOperators({ db, adminEmails }: OperatorSource, now: Date) {
  const invited = db.selectFrom('auth_operators').selectAll().orderBy('email').limit(mostOperators)
  const rows = (await invited.execute()).filter(({ email }) => !adminEmails.includes(email))
  const emails = [...adminEmails, ...rows.map(({ email }) => email)]
  const known = db
    .selectFrom('auth_users')
    .select(['id', 'email', 'email_verified', 'last_sign_in_at'])
    .select((of) => secondFactorOf(of).as('has_second_factor'))
    .where('email', 'in', emails)
  const accounts = emails.length > 0 ? await known.execute() : []
  const listed = (email: string, row?: (typeof rows)[number]): ListedOperator => {
    const account = accounts.find((one) => one.email === email)
    return {
      id: row?.id ?? null,
      email,
      role: row ? (roleIn(row) ?? null) : 'operator',
      invited_by: row?.invited_by ?? null,
      invited_at: row?.invited_at.toISOString() ?? null,
      updated_at: row?.updated_at.toISOString() ?? null,
      has_access: account?.email_verified === true && (!row || account.id === row.user_id),
      is_expired: row?.user_id === null && row.invited_at <= endedInvitation(now),
      last_sign_in_at: account?.last_sign_in_at?.toISOString() ?? null,
      has_second_factor: Boolean(account?.has_second_factor),
    }
  }
  return [...adminEmails.map((email) => listed(email)), ...rows.map((row) => listed(row.email, row))]
}

/** Who changes an operator. */
interface Acting {
  actor: Actor
  now: Date
}

type Invited = 'invited' | 'taken' | 'banned' | 'full'

/**
 * Reserves the address for 14 days. Its owner has access after a sign-in that proves it (`acceptInvitation`). An
 * earlier invitation that has ended is replaced.
 */
export async function inviteOperator(
  source: OperatorSource,
  { email, role, actor, now }: Acting & { email: string; role: OperatorRole },
): Promise<Invited> {
  if (source.adminEmails.includes(email)) return 'taken'
  return await source.db.transaction().execute(async (tx) => {
    const { all } = await tx
      .selectFrom('auth_operators')
      .select((of) => of.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
    if (Number(all) >= mostOperators) return 'full'
    const account = await findUserBy(tx, 'email', email)
    if (account && isBanned(account, now)) return 'banned'
    const row = { email, role, invited_by: actor.email ?? actor.id, invited_at: now, updated_at: now }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('auth_operators')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(row)
          .where('auth_operators.user_id', 'is', null)
          .where('auth_operators.invited_at', '<=', endedInvitation(now)),
      )
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return 'taken'
    const of = { action: 'create', entity: 'auth_operators', entityId: email } as const
    await writeAudit(tx, actor, { ...of, after: { email, role } })
    return 'invited'
  })
}

/** An operator made in the panel, and who changes them. */
type Target = Acting & { id: string }

/** `saved` has the operator as they were before, and whether anything changed. */
export type Changed =
  | { outcome: 'saved'; before: Operator; isChanged: boolean }
  | { outcome: 'unknown' | 'own' | 'not-allowed' }

/** `user_id` is null until the invitation is accepted. */
type Operator = Pick<Selectable<Database['auth_operators']>, 'email' | 'role' | 'user_id'>

export async function changeRole(
  source: OperatorSource,
  { role, ...target }: Target & { role: OperatorRole },
): Promise<Changed> {
  return await changeOperator(source, target, async (tx, { email, role: before }) => {
    if (before === role) return undefined
    await updateOperator(tx, email, { role, updated_at: target.now })
    return { action: 'update', before: { email, role: before }, after: { email, role } }
  })
}

/** Records that an invitation is mailed once more, and begins its 14 days anew; nothing changes once it is accepted, or without a role. */
export async function renewInvitation(source: OperatorSource, target: Target): Promise<Changed> {
  const { actor, now } = target
  return await changeOperator(source, target, async (tx, before) => {
    const { email, role, user_id } = before
    if (user_id !== null || !roleIn(before)) return undefined
    await updateOperator(tx, email, { invited_by: actor.email ?? actor.id, invited_at: now, updated_at: now })
    return { action: 'update', after: { email, role, invited_at: now } }
  })
}

const updateOperator = async (tx: Db, email: string, set: Updateable<Database['auth_operators']>) =>
  await tx.updateTable('auth_operators').set(set).where('email', '=', email).execute()

/** The account stays, without access to the panel from the next request on. */
export async function removeOperator(source: OperatorSource, target: Target): Promise<Changed> {
  return await changeOperator(source, target, async (tx, { email, role }) => {
    for (const table of ['auth_operators', 'auth_operator_factors'] as const)
      await tx.deleteFrom(table).where('email', '=', email).execute()
    return { action: 'delete', before: { email, role } }
  })
}

/**
 * Nobody changes the own role, and only who is an operator at this moment changes another's: so one operator remains,
 * also when two of them remove each other at once. What `change` returns is for the audit log.
 */
async function changeOperator(
  { db, adminEmails }: OperatorSource,
  { id, actor }: Target,
  change: (tx: Db, before: Operator) => Promise<Pick<Change, 'action' | 'before' | 'after'> | undefined>,
): Promise<Changed> {
  return await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('auth_operators')
      .select(['id', 'email', 'role', 'user_id'])
      .where((row) => row.or([row('id', '=', id), row('role', '=', 'operator')]))
      .orderBy('email')
      .forUpdate()
      .execute()
    const before = rows.find((row) => row.id === id)
    if (!before) return { outcome: 'unknown' }
    if (before.email === actor.email) return { outcome: 'own' }
    const isConfigured = adminEmails.includes(actor.email ?? '')
    const isOperator = rows.some((row) => row.user_id === actor.id && row.role === 'operator')
    if (!isConfigured && !isOperator) return { outcome: 'not-allowed' }
    const changed = await change(tx, before)
    if (changed) await writeAudit(tx, actor, { ...changed, entity: 'auth_operators', entityId: before.email })
    return { outcome: 'saved', before, isChanged: changed !== undefined }
  })
}
