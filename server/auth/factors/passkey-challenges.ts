import type { Db } from '#db/schema.ts'
import { isUuid } from '#server/http/request-guard.ts'
import { AuthError } from '../auth-error.ts'

const challengeMs = 5 * 60_000

type Purpose = 'passkey authentication' | 'passkey registration'

/**
 * Keeps the challenge of these options.
 *
 * @param owner the session that may answer, or the user whose passkeys may; empty for any passkey
 * @returns GoTrue's JSON
 */
export async function askPasskey<Options extends { challenge: string }>(
  { db, now }: { db: Db; now: () => Date },
  purpose: Purpose,
  owner: string,
  options: Options,
) {
  const expires_at = new Date(now().getTime() + challengeMs)
  const { id } = await db
    .insertInto('auth_verifications')
    .values({ identifier: purpose, value: `${options.challenge} ${owner}`, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { challenge_id: id, options, expires_at: Math.floor(expires_at.getTime() / 1000) }
}

/**
 * Deletes a challenge before its answer is looked at: it is good for one, also when two come at the same time.
 *
 * @throws AuthError `webauthn_challenge_expired`
 */
export async function takeChallenge(db: Db, purpose: Purpose, id: string, now: Date) {
  if (!isUuid(id)) throw new AuthError('webauthn_challenge_expired')
  const taken = await db
    .deleteFrom('auth_verifications')
    .where('id', '=', id)
    .where('identifier', '=', purpose)
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  if (!taken) throw new AuthError('webauthn_challenge_expired')
  const [challenge = '', owner = ''] = taken.value.split(' ')
  return { challenge, owner }
}
