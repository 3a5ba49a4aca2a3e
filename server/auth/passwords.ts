import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { AuthError } from './auth-error.ts'

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

/** The engine's name of the password provider. */
const provider = 'credential'

export async function passwordOf(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Replaces the previous one, if any. */
export async function setPassword(
  db: Kysely<Database>,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('auth_accounts')
    .values({
      user_id: userId,
      provider_id: provider,
      account_id: userId,
      password: hash,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute()
}
