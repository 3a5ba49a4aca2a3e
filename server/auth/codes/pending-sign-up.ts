import { z } from 'zod'
import {
  accountsOf,
  addressOf,
  type Contact,
  saveUser,
  setPassword,
  type UserRow,
} from '../accounts/user-rows.ts'
import type { AuthContext } from '../requests/auth-context.ts'
import type { SignIn } from '../sign-in.ts'
import { takeForBrowser, unmarkBrowser } from './kept-for-browser.ts'

/** What a sign-up chose. There is no user yet: signing up must not block the address for its owner. */
const pendingSignUp = z.object({
  /** Of the password. */
  hash: z.string(),
  name: z.string(),
  /** There was an account already: the password is not set. */
  isKnown: z.boolean(),
})

export type PendingSignUp = z.output<typeof pendingSignUp>

/**
 * Kept under this name until the address is proven in this browser. Who proves it in another one may be another person
 * than the one who signed up.
 */
export const signUpOf = (to: Contact) => `sign-up:${addressOf(to)}`

/** What this browser has signed up with, and keeps no longer. */
export const takePendingSignUp = async (c: AuthContext, signIn: SignIn, to: Contact) =>
  await takeForBrowser(c, signIn, signUpOf(to), pendingSignUp)

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
  const pending = await takePendingSignUp(c, signIn, to)
  if (!pending) return user
  await unmarkBrowser(c, signIn)
  const { hash, name, isKnown } = pending
  if (isKnown || (await accountsOf(db, [user.id])).size > 0) return user
  await setPassword(db, user.id, hash, now())
  return (await saveUser(db, user.id, { name: user.name || name })) ?? user
}
