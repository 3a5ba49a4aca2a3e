import { z } from 'zod'
import { hashPassword } from '../accounts/passwords.ts'
import { addressOf, type Contact, countIdentities, setPassword, type UserRow } from '../accounts/user-rows.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import { markBrowser, markOf, unmarkBrowser } from '../requests/browser-cookie.ts'
import type { SignIn } from '../sign-in.ts'
import { deleteVerifications, saveVerification, takeVerification } from './verifications.ts'

/** What a sign-up chose. There is no user yet: signing up must not block the address for its owner. */
const pendingSignUp = z.object({
  /** Of the password. */
  hash: z.string(),
  name: z.string(),
  /** There was an account already: the password is not set. */
  isKnown: z.boolean(),
})

/**
 * Hashes the password, and keeps it until the address is proven in this browser. Who proves it in another one may be
 * another person than the one who signed up.
 */
export async function savePendingSignUp(
  c: AuthContext,
  signIn: SignIn,
  to: Contact,
  { password, ...chosen }: { password: string; name: string; isKnown: boolean },
): Promise<void> {
  const hash = await hashPassword(password)
  await save(c, signIn, to, JSON.stringify({ hash, ...chosen }))
}

/** Keeps it for as long as a new code is valid. @returns whether this browser has signed up with the address */
export async function renewPendingSignUp(c: AuthContext, signIn: SignIn, to: Contact): Promise<boolean> {
  const value = await take(c, signIn, to)
  if (value !== undefined) await save(c, signIn, to, value)
  return value !== undefined
}

/**
 * Sets password and name where this browser has signed up with the address that was just proven. Who has signed in with a
 * provider since did not choose them.
 */
export async function finishSignUp(
  c: AuthContext,
  signIn: SignIn,
  user: UserRow,
  to: Contact,
): Promise<UserRow> {
  const { db, now } = signIn
  const value = await take(c, signIn, to)
  if (value === undefined) return user
  await unmarkBrowser(c, signIn)
  const { hash, name, isKnown } = pendingSignUp.parse(JSON.parse(value))
  if (isKnown || (await countIdentities(db, user.id)) > 0) return user
  await setPassword(db, user.id, hash, now())
  return await db
    .updateTable('auth_users')
    .set({ name: user.name || name })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** After this browser asked for a code to sign in. */
export async function deletePendingSignUp(c: AuthContext, signIn: SignIn, to: Contact): Promise<void> {
  await take(c, signIn, to)
}

async function save(c: AuthContext, signIn: SignIn, to: Contact, value: string): Promise<void> {
  const identifier = identifierOf(markBrowser(c, signIn), to)
  await signIn.db.transaction().execute(async (tx) => {
    await deleteVerifications(tx, [identifier])
    await saveVerification(tx, identifier, value, signIn.now())
  })
}

async function take(c: AuthContext, signIn: SignIn, to: Contact): Promise<string | undefined> {
  const mark = markOf(c, signIn)
  return mark && (await takeVerification(signIn.db, identifierOf(mark, to), signIn.now()))
}

const identifierOf = (mark: string, to: Contact) => `${mark}sign-up:${addressOf(to)}`
