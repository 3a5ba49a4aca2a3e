import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { AuthError } from './auth-error.ts'

/** GoTrue's own default of six is of another time. */
export const passwordLength = { minPasswordLength: 8, maxPasswordLength: 128 }

type Weakness = 'length' | 'characters'

/** What is weak in a password. Long sentences are good: a space is something that is no letter. */
export function weaknessesOf(password: string): Weakness[] {
  const weak: Weakness[] = []
  if ([...password].length < passwordLength.minPasswordLength) weak.push('length')
  // Vowel signs of Devanagari are marks: they alone make no password better.
  if (!/\p{L}/u.test(password) || !/[^\p{L}\p{M}]/u.test(password)) weak.push('characters')
  return weak
}

export function refuseWeak(password: string): void {
  const reasons = weaknessesOf(password)
  if (reasons.length > 0) throw new AuthError('weak_password', { reasons })
}

/** As the engine names it. */
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

/** In place of the one before, if any. */
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
