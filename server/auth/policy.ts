import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { AuthError } from './auth-error.ts'

interface EmailOwner {
  email: string
  email_verified: boolean
}

/** The operator of the one-time link where none is configured. No provider can confirm this address. */
const unnamedAdmin = 'admin@localhost'

/** The e-mail addresses of operators; a default one without Google and without configured operators. */
export function adminEmailsOf(named: readonly string[], hasGoogle: boolean): readonly string[] {
  return named.length === 0 && !hasGoogle ? [unnamedAdmin] : named
}

/** AUTH-04: an unverified address never makes its user an operator. */
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
 * Why a sign-in with these claims is refused; undefined when it is allowed. An operator's address is accepted from
 * Google only: anyone else could register it without owning it, and lock the operator out.
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
  /** The claims of the provider; `id` is that of our user, where there is one. */
  user: ProviderProfile & { id?: unknown }
  source: Source & { action?: string }
}

/** Called by the engine before a sign-in, a new user or a new identity. Undefined where it is allowed. */
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
 * Whether an identity with this address may be linked to a user. Operators link identities with their own address only,
 * and an operator's identity is linked to no other user.
 */
export function mayLink(email: string, usersOwn: string, adminEmails: readonly string[]): boolean {
  if (email.trim().toLowerCase() === usersOwn.trim().toLowerCase()) return true
  return !isAdminEmail(email, adminEmails) && !isAdminEmail(usersOwn, adminEmails)
}

/** Whether this site's own e-mails can verify an address: an operator's is verified by Google only. */
export function mayClaim(email: string, adminEmails: readonly string[]): boolean {
  return !isAdminEmail(email, adminEmails)
}

/** Whether it is an operator's address, verified or not. */
export const isAdminEmail = (email: string, list: readonly string[]) =>
  list.includes(email.trim().toLowerCase())

export function isBanned({ banned_until }: { banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now
}

/** GoTrue's default minimum is six, which is too short today (NIST SP 800-63B: eight). */
export const passwordLength = { minPasswordLength: 8, maxPasswordLength: 128 }

type Weakness = 'length' | 'characters'

/** Why a password is weak. Passphrases are accepted: a space is not a letter. */
export function weaknessesOf(password: string): Weakness[] {
  const weak: Weakness[] = []
  if ([...password].length < passwordLength.minPasswordLength) weak.push('length')
  // Vowel signs of Devanagari are marks (\p{M}) and count as letters.
  if (!/\p{L}/u.test(password) || !/[^\p{L}\p{M}]/u.test(password)) weak.push('characters')
  return weak
}

export function refuseWeak(password: string): void {
  const reasons = weaknessesOf(password)
  if (reasons.length > 0) throw new AuthError('weak_password', { reasons })
}
