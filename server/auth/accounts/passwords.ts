import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import { AuthError } from '../auth-error.ts'

const keyBytes = 64
const cost: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** @returns salt and scrypt key, in hexadecimal, a colon between them */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** In constant time. @param hash of `hashPassword` */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'hex')
  return expected.length === keyBytes && timingSafeEqual(expected, await keyOf(password, salt))
}

/** The same password may be typed as other code points: NFKC makes them one. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}

/** GoTrue's default minimum is six, which is too short today (NIST SP 800-63B: eight). */
const leastPasswordLength = 8

type Weakness = 'length' | 'characters'

/** Why a password is weak. Passphrases are accepted: a space is not a letter. */
export function weaknessesOf(password: string): Weakness[] {
  const weak: Weakness[] = []
  if ([...password].length < leastPasswordLength) weak.push('length')
  // Vowel signs of Devanagari are marks (\p{M}) and count as letters.
  if (!/\p{L}/u.test(password) || !/[^\p{L}\p{M}]/u.test(password)) weak.push('characters')
  return weak
}

export function refuseWeak(password: string): void {
  const reasons = weaknessesOf(password)
  if (reasons.length > 0) throw new AuthError('weak_password', { reasons })
}

/** The engine's name of the password provider. */
const passwordProvider = 'credential'

/** The hash of a user's password. */
export async function passwordOf(db: Db, userId: string): Promise<string | undefined> {
  const own = db.selectFrom('auth_accounts').select('password').where('user_id', '=', userId)
  const account = await own.where('provider_id', '=', passwordProvider).executeTakeFirst()
  return account?.password ?? undefined
}

/** Replaces the previous one, if any. */
export async function setPassword(db: Db, userId: string, hash: string, now: Date): Promise<void> {
  const set = { password: hash, updated_at: now }
  await db
    .insertInto('auth_accounts')
    .values({ user_id: userId, provider_id: passwordProvider, account_id: userId, ...set })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(set))
    .execute()
}
