import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/schema.ts'
import { ownBrowser } from './assurance.ts'
import { AuthError } from './auth-error.ts'
import { answerSession, tellSignIn } from './begin-session.ts'
import { type AuthContext, bodyOf, type FacadeParts } from './facade-parts.ts'
import { type FactorRow, secondWays } from './factor-rows.ts'
import { factorIdOf } from './factors.ts'
import { limitTries } from './limits.ts'
import { raiseSession } from './raise-session.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import type { SignIn } from './sign-in.ts'

type Db = Kysely<Database>

const triesOfChallenge = 5

const answer = z.object({ challenge_id: z.uuid(), code: z.string().trim().min(6).max(40) })

/** `POST /factors/:id/verify`: the session becomes aal2. A recovery code is taken in place of the app's. */
export async function verifyFactor(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const found = await ownBrowser(c, signIn)
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_verify_not_enabled')
  const { challenge_id, code } = await bodyOf(c, answer)
  const asked = { challengeId: challenge_id.toLowerCase(), factorId: factorIdOf(c), userId: found.user.id }
  const now = signIn.now()
  // For the user, whatever browsers they or others use: a guess at six digits is right three times in a million.
  await limitTries(signIn, 'totp', found.user.id)
  const factor = await tryChallenge(signIn.db, asked, now)
  const way = await wayOf(signIn, factor, code)
  if (!way) throw new AuthError('mfa_verification_failed')
  await signIn.db.deleteFrom('auth_challenges').where('id', '=', asked.challengeId).execute()
  // Who was signed in elsewhere with the first factor only signs in there again.
  const endsOthers = factor.status === 'unverified'
  const { held, ...raised } = await raiseSession(signIn.db, found, { method: way, endsOthers }, now)
  tellSignIn(c, raised.session)
  return await answerSession(c, signIn, raised, held)
}

/** Counts the try before anything is compared: of many that come at once no more than five are. */
async function tryChallenge(
  db: Db,
  { challengeId, factorId, userId }: { challengeId: string; factorId: string; userId: string },
  now: Date,
): Promise<FactorRow> {
  const factor = await db
    .selectFrom('auth_factors')
    .selectAll()
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!factor) throw new AuthError('mfa_factor_not_found')
  const counted = await db
    .updateTable('auth_challenges')
    .set((of) => ({ failures: of('failures', '+', 1) }))
    .where('id', '=', challengeId)
    .where('factor_id', '=', factorId)
    .where('expires_at', '>', now)
    .where('failures', '<', triesOfChallenge)
    .returning('id')
    .executeTakeFirst()
  if (!counted) throw new AuthError('mfa_challenge_expired')
  return factor
}

async function wayOf(signIn: SignIn, factor: FactorRow, code: string): Promise<string | undefined> {
  if (/^\d{6}$/.test(code)) return (await takeCode(signIn, factor, code)) ? secondWays.totp : undefined
  if (factor.status !== 'verified') return undefined
  const spent = await spendRecoveryCode(signIn, factor.user_id, code)
  return spent ? secondWays.recoveryCode : undefined
}

/** Takes a code of the app, once: neither it nor an earlier one is taken again. */
export async function takeCode(
  { db, secret, now }: Pick<SignIn, 'db' | 'secret' | 'now'>,
  factor: Pick<FactorRow, 'id' | 'secret'>,
  code: string,
): Promise<boolean> {
  const { stepOf } = await import('./totp.ts')
  const step = await stepOf(code, factor.secret, secret, now())
  if (step === undefined) return false
  const taken = await db
    .updateTable('auth_factors')
    .set({ last_step: step, status: 'verified', updated_at: now() })
    .where('id', '=', factor.id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
