import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#db/schema.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import { addIdentity, type UserRow } from '../accounts/users.ts'
import { saveVerification, takeVerification } from '../codes/stored-codes.ts'
import { sha256 } from '../requests/requests.ts'
import { openSession } from '../sessions/signed-in.ts'
import type { SignIn } from '../sign-in.ts'

const linkMs = 15 * 60_000
const prefix = 'admin-link:'

/**
 * Creates the one-time link by which an operator signs in where Google is not configured, and replaces the one in the same
 * folder: other servers have their own. Read access to the file implies access to the database.
 *
 * @returns the link; undefined where operators sign in with Google
 */
export async function writeAdminLink(signIn: SignIn, dataDir: string): Promise<string | undefined> {
  const { db, siteUrl, hasGoogle, adminEmails } = signIn
  const [email] = adminEmails
  const file = join(dataDir, 'admin-link')
  const [, old = ''] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('#admin-link=') : []
  // Not overwritten: an older file may have other permissions.
  rmSync(file, { force: true })
  const gone = hasGoogle ? `${prefix}%` : identifierOf(old)
  const links = db.deleteFrom('auth_verifications')
  await links.where('identifier', hasGoogle ? 'like' : '=', gone).execute()
  if (hasGoogle || !email) return undefined
  const token = randomBytes(32).toString('base64url')
  await saveVerification(signIn, identifierOf(token), email, linkMs)
  // In the URL fragment, which is not sent to servers.
  const link = `${siteUrl}/profile#admin-link=${token}`
  // With an external database the folder may not exist yet.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${link}\n`, { mode: 0o600 })
  return link
}

/** Like `writeAdminLink`, but a failed write, as in a read-only container, does not stop the start. */
export async function tryWriteAdminLink(
  signIn: SignIn,
  dataDir: string,
  onTrouble: (error: unknown) => void,
): Promise<string | undefined> {
  try {
    return await writeAdminLink(signIn, dataDir)
  } catch (error) {
    onTrouble(error)
    return undefined
  }
}

/**
 * Opens a session for the token of the link, which is deleted at the first try.
 *
 * @throws AuthError `other_secret`; the link is not used up
 */
export async function consumeAdminLink(signIn: SignIn, token: string, userAgent: string | undefined) {
  const { db, now } = signIn
  await signIn.tokens.check()
  const email = await takeVerification(signIn, identifierOf(token))
  if (email === undefined) return undefined
  const user = await db.transaction().execute(async (tx) => await operator(tx, email, now()))
  return await openSession(db, user, { method: 'otp', userAgent, now: now() })
}

/**
 * Finds or creates the user of an operator's address, which read access to the file verifies. The first link of an account
 * proves its owner: it may have been registered by another person.
 */
async function operator(tx: Db, email: string, now: Date): Promise<UserRow> {
  const user = await tx
    .insertInto('auth_users')
    .values({ email, name: '', email_verified: true, image: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const identity = { provider: 'admin-link', id: email }
  const isNew = await addIdentity(tx, user.id, identity, now)
  if (isNew) await proveOwner(tx, { userId: user.id, email, by: 'join', keeps: { identity }, now })
  return user
}

const identifierOf = (token: string) => prefix + sha256(token)
