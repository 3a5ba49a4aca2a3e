import { randomUUID } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import { isUuid } from '#server/http/request-guard.ts'
import { AuthError } from '../auth-error.ts'
import { saveVerification, takeVerification } from '../codes/verifications.ts'

const challengeMs = 5 * 60_000

type Purpose = 'passkey authentication' | 'passkey registration'

const identifierOf = (purpose: Purpose, id: string) => `${purpose} ${id.toLowerCase()}`

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
  const [id, at] = [randomUUID(), now()]
  await saveVerification(db, identifierOf(purpose, id), `${options.challenge} ${owner}`, at, challengeMs)
  return { challenge_id: id, options, expires_at: Math.floor((at.getTime() + challengeMs) / 1000) }
}

/**
 * Deletes a challenge before its answer is looked at: it is good for one, also when two come at the same time.
 *
 * @throws AuthError `webauthn_challenge_expired`
 */
export async function takeChallenge(db: Db, purpose: Purpose, id: string, now: Date) {
  const taken = isUuid(id) ? await takeVerification(db, identifierOf(purpose, id), now) : undefined
  if (taken === undefined) throw new AuthError('webauthn_challenge_expired')
  const [challenge = '', owner = ''] = taken.split(' ')
  return { challenge, owner }
}
