import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

interface EmailOwner {
  email: string
  email_verified: boolean
}

/** Who signs in by the one-time link where no operator is named. No provider can vouch for this address. */
const unnamedAdmin = 'admin@localhost'

/** The e-mail addresses of operators. Where nobody can come by Google and nobody is named, there is still one. */
export function adminEmailsOf(named: readonly string[], hasGoogle: boolean): readonly string[] {
  return named.length === 0 && !hasGoogle ? [unnamedAdmin] : named
}

/** AUTH-04: an address that is only claimed makes nobody an operator. */
export function isAdmin({ email, email_verified }: EmailOwner, adminEmails: readonly string[]): boolean {
  return email_verified && isAdminEmail(email, adminEmails)
}

export interface ProviderProfile {
  email?: unknown
  emailVerified?: unknown
}

export interface Source {
  method: string
  oauth?: { providerId: string } | undefined
}

/**
 * Why somebody may not be let in with what a provider says of them; undefined when they may. Who could register an
 * operator's address without owning it would lock the operator out, and stand where the operator should.
 */
export function refusalReason(
  { email, emailVerified }: ProviderProfile,
  { method, oauth }: Source,
  adminEmails: readonly string[],
): 'email_not_verified' | 'email_reserved' | undefined {
  const byProvider = method === 'oauth'
  const byGoogle = byProvider && oauth?.providerId === 'google'
  if (!byGoogle && typeof email === 'string' && isAdminEmail(email, adminEmails)) return 'email_reserved'
  return byProvider && emailVerified !== true ? 'email_not_verified' : undefined
}

interface UserInfo {
  /** What is said of somebody; the id is that of our user, where there is one. */
  user: ProviderProfile & { id?: unknown }
  source: Source & { action?: string }
}

/** Asked by the engine before somebody is let in, made, or given one more identity. Undefined where nothing is against it. */
export async function checkUserInfo(
  { db, adminEmails }: { db: Kysely<Database>; adminEmails: readonly string[] },
  { user, source }: UserInfo,
): Promise<{ error: string } | undefined> {
  const error = refusalReason(user, source, adminEmails)
  if (error) return { error }
  if (source.action !== 'link-account') return undefined
  const reserved = { error: 'email_reserved' }
  const { id, email } = user
  if (typeof id !== 'string' || typeof email !== 'string') return reserved
  const own = await db.selectFrom('auth_users').select('email').where('id', '=', id).executeTakeFirst()
  return own && mayLink(email, own.email, adminEmails) ? undefined : reserved
}

/**
 * Whether an identity with this address may become one more of a user's. An operator's identity belongs to the operator
 * alone, and opens nothing else; nothing with another address opens an operator's account.
 */
export function mayLink(email: string, usersOwn: string, adminEmails: readonly string[]): boolean {
  if (email.trim().toLowerCase() === usersOwn.trim().toLowerCase()) return true
  return !isAdminEmail(email, adminEmails) && !isAdminEmail(usersOwn, adminEmails)
}

/** Whether an address may be given to an account by this site's own letters: an operator's is given by Google alone. */
export function mayClaim(email: string, adminEmails: readonly string[]): boolean {
  return !isAdminEmail(email, adminEmails)
}

/** Whether it is an operator's address, proven or not. */
export const isAdminEmail = (email: string, list: readonly string[]) => list.includes(email.trim().toLowerCase())

export function isBanned({ banned_until }: { banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now
}
