import type { Selectable } from 'kysely'
import { type OperatorRole, operatorRoles } from '#app/lib/operator-role.ts'
import type { Database, Db } from '#db/schema.ts'
import { AuthError } from '../auth-error.ts'

/** The part of `SignIn` that says who is an operator: the addresses of the configuration, and the rows of the panel. */
export interface OperatorSource {
  db: Db
  /** ADMIN_EMAILS. They are always operators. */
  adminEmails: readonly string[]
}

/** What an address is reserved for depends on the time: invitations end. */
type Reserving = OperatorSource & { now: () => Date }

const invitationMs = 14 * 86_400_000

/** An invitation of then or earlier has ended, unless it was accepted: it gives no role and reserves no address. */
export const endedInvitation = (now: Date) => new Date(now.getTime() - invitationMs)

type Account = Pick<Selectable<Database['auth_users']>, 'id' | 'email' | 'email_verified'>

/**
 * The role of an account now; undefined where it is no operator. AUTH-04: an unverified address never makes one, and an
 * invited address only the account that accepted the invitation (`acceptInvitation`).
 */
export async function roleOf(source: OperatorSource, account: Account): Promise<OperatorRole | undefined> {
  return (await rolesOf(source, [account])).get(account.id)
}

/** None for a row with a role of an earlier release, until an operator chooses another one. */
export const roleIn = ({ role }: Pick<Database['auth_operators'], 'role'>): OperatorRole | undefined =>
  operatorRoles.find((one) => one === role)

/** By the id of the account, in one query. */
export async function rolesOf({ db, adminEmails }: OperatorSource, accounts: readonly Account[]) {
  const verified = accounts.filter(({ email_verified }) => email_verified)
  const emails = verified.map(({ email }) => email).filter((email) => !adminEmails.includes(email))
  const invited = db.selectFrom('auth_operators').select(['email', 'role', 'user_id'])
  const rows = emails.length > 0 ? await invited.where('email', 'in', emails).execute() : []
  const roles = new Map<string, OperatorRole>()
  for (const { id, email } of verified) {
    const row = rows.find((one) => one.email === email && one.user_id === id)
    const role = adminEmails.includes(email) ? 'operator' : row && roleIn(row)
    if (role) roles.set(id, role)
  }
  return roles
}

/** Whether it is an operator's address, proven or not: no other user may take it. */
export async function isReserved(source: Reserving, email: string): Promise<boolean> {
  return source.adminEmails.includes(normal(email)) || (await isInvited(source, email))
}

/** Operators cannot change, ban or delete each other. */
export async function refuseOperator({ email }: { email: string }, source: Reserving): Promise<void> {
  if (await isReserved(source, email)) throw new AuthError('not_admin')
}

/**
 * Whether this site's own e-mails can verify an address. An operator's is verified by Google; where Google is not
 * configured, a configured one by the one-time link and an invited one by e-mail.
 */
export async function mayClaim(source: Reserving & { hasGoogle: boolean }, email: string): Promise<boolean> {
  if (source.adminEmails.includes(normal(email))) return false
  return !source.hasGoogle || !(await isInvited(source, email))
}

/**
 * Whether an identity with this address may be linked to a user. Operators link identities with their own address only,
 * and an operator's identity is linked to no other user.
 */
export async function mayLink(source: Reserving, email: string, usersOwn: string): Promise<boolean> {
  if (normal(email) === normal(usersOwn)) return true
  return !(await isReserved(source, email)) && !(await isReserved(source, usersOwn))
}

async function isInvited({ db, now }: Reserving, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_operators')
    .select('email')
    .where('email', '=', normal(email))
    .where((of) => of.or([of('user_id', 'is not', null), of('invited_at', '>', endedInvitation(now()))]))
    .executeTakeFirst()
  return row !== undefined
}

const normal = (email: string) => email.trim().toLowerCase()
