import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import { hashPassword, isPassword } from '../accounts/passwords.ts'
import { countIdentities, setPassword } from '../accounts/user-rows.ts'
import { keyedHash } from '../hashes.ts'
import type { SignIn } from '../sign-in.ts'
import { deleteVerifications, readVerifications, saveVerification } from './verifications.ts'

const identifierOf = (address: string) => `sign-up:${address}`
const codeIdentifierOf = (address: string) => `code-sent:${address}`

/** A sign-up with an unverified address. There is no user yet: signing up must not block the address for its owner. */
const pendingSignUp = z.object({
  /** Password hash. */
  hash: z.string(),
  name: z.string(),
  /** Another person may have started it: then its password is never set. */
  isContested: z.boolean(),
  /** HMAC of the code that was sent for it. */
  codeKey: z.string(),
})

export const chosenPassword = pendingSignUp.pick({ hash: true, name: true })

type PendingSignUp = z.output<typeof pendingSignUp>

/**
 * Hashes the password, sends the code, and stores both until the address is verified. Where another code for the same
 * address is still valid, it is unknown whose sign-up the owner will confirm: then no password is set, unless it is the
 * same one. Nor where there is an account already (`isKnown`).
 */
export async function savePendingSignUp(
  signIn: SignIn,
  address: string,
  { password, name, isKnown }: { password: string; name: string; isKnown: boolean },
  sendCode: () => Promise<string>,
): Promise<void> {
  const { db, now } = signIn
  const unusedCodes = await readVerifications(db, codeIdentifierOf(address), now())
  const hash = await hashPassword(password)
  const earlier = (await pendingSignUps(signIn, address)).at(-1)
  const isSame = earlier !== undefined && (await isPassword(password, earlier.hash))
  const codeKey = codeKeyOf(signIn, address, await sendCode())
  const isContested = isKnown || (unusedCodes.length > 0 && !isSame)
  await save(signIn, address, { hash: isSame ? earlier.hash : hash, name, isContested, codeKey })
}

/** After resending: the new code confirms the pending sign-up. */
export async function renewPendingSignUp(
  signIn: SignIn,
  address: string,
  sendCode: (isPending: boolean) => Promise<string>,
): Promise<void> {
  const last = (await pendingSignUps(signIn, address)).at(-1)
  const codeKey = codeKeyOf(signIn, address, await sendCode(last !== undefined))
  if (last) await save(signIn, address, { ...last, codeKey })
}

/** What the confirmed sign-up chose. */
export type ChosenPassword = z.output<typeof chosenPassword>

/** What the sign-up chose that this code confirms; undefined where its password may be another person's. */
export async function signUpOf(signIn: SignIn, address: string, code: string) {
  const all = await pendingSignUps(signIn, address)
  await deletePendingSignUp(signIn.db, address)
  const last = all.at(-1)
  const isOne = all.every(({ hash, isContested }) => hash === last?.hash && !isContested)
  return isOne && last?.codeKey === codeKeyOf(signIn, address, code) ? last : undefined
}

/** Sets password and name. Who has signed in with a provider since did not choose them. */
export async function finishSignUp(
  db: Db,
  userId: string,
  { hash, name }: ChosenPassword,
  now: Date,
): Promise<void> {
  if ((await countIdentities(db, userId)) > 0) return
  await setPassword(db, userId, hash, now)
  if (!name) return
  await db.updateTable('auth_users').set({ name }).where('id', '=', userId).where('name', '=', '').execute()
}

/** Deletes the pending sign-ups of an address, and the record of its codes. */
export async function deletePendingSignUp(db: Db, address: string): Promise<void> {
  await deleteVerifications(db, [identifierOf(address), codeIdentifierOf(address)])
}

/** Records that a code was sent to an address, until one is verified or this one has expired. */
export async function recordCodeSent({ db, now }: SignIn, address: string): Promise<void> {
  await saveVerification(db, codeIdentifierOf(address), '', now())
}

/** The newest last. */
async function pendingSignUps({ db, now }: SignIn, address: string): Promise<PendingSignUp[]> {
  const values = await readVerifications(db, identifierOf(address), now())
  return values.map((value) => pendingSignUp.parse(JSON.parse(value)))
}

async function save({ db, now }: SignIn, address: string, value: PendingSignUp): Promise<void> {
  await saveVerification(db, identifierOf(address), JSON.stringify(value), now())
}

const codeKeyOf = ({ secret }: SignIn, address: string, code: string) =>
  keyedHash(`sign-up ${address} ${code}`, secret)
