import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import { lockUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { deleteUnverified, type FactorRow, findFactor, secondFactorMethods } from '../factors/factor-rows.ts'
import { consumeRecoveryCode } from '../factors/recovery-codes.ts'
import { type AuthContext, type AuthDeps, bodyOf, notifyOwner, uuidOf } from '../requests/auth-context.ts'
import { limitTries } from '../requests/limits.ts'
import { requireBrowserSession, requireEnrolledFactor } from '../sessions/require-session.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import { logSignIn, sessionResponse } from '../sessions/start-session.ts'
import { type StepUp, stepUpSession } from '../sessions/step-up.ts'
import type { SignIn } from '../sign-in.ts'

const triesOfChallenge = 5

const answer = z.object({ challenge_id: z.uuid(), code: z.string().trim().min(6).max(40) })

/** `POST /factors/:id/verify`: the session becomes aal2. A recovery code is accepted too. */
export async function verifyFactor(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_verify_not_enabled')
  const { challenge_id, code } = await bodyOf(c, answer)
  const { db, now } = signIn
  const [factorId, challengeId] = [uuidOf(c), challenge_id.toLowerCase()]
  // Per user, over all browsers: a guess of six digits succeeds three times in a million.
  await limitTries(signIn, 'totp', found.user.id)
  await findFactor(db, found.user.id, factorId)
  await countTry(db, { challengeId, factorId, now: now() })
  const { cookie, isFirstProof, ...steppedUp } = await db.transaction().execute(async (tx) => {
    const inTx = { ...signIn, db: tx }
    const proof = await verifyFactorCode(inTx, found, { factorId, code })
    await tx.deleteFrom('auth_challenges').where('id', '=', challengeId).execute()
    return { ...(await stepUpSession(inTx, found, proof)), isFirstProof: proof.endsOthers }
  })
  if (isFirstProof) notifyOwner(c, signIn, found.user, 'factorAdded')
  logSignIn(c, steppedUp.session)
  return await sessionResponse(c, signIn, steppedUp, cookie)
}

/**
 * Verifies the code. The first verification of a factor needs the highest AAL of the account, ends its other sessions,
 * and deletes all other unverified factors, which an attacker may have enrolled.
 */
async function verifyFactorCode(
  signIn: SignIn,
  found: SignedIn,
  { factorId, code }: { factorId: string; code: string },
): Promise<StepUp> {
  const tx = signIn.db
  const { user } = found
  // Row lock: of two simultaneous first verifications the second finds its factor deleted.
  await lockUser(tx, user.id)
  const factor = await findFactor(tx, user.id, factorId)
  const isFirstProof = factor.status === 'unverified'
  if (isFirstProof) await requireEnrolledFactor(signIn, found)
  const method = await methodOf(signIn, factor, code)
  if (!method) throw new AuthError('mfa_verification_failed')
  if (isFirstProof) await deleteUnverified(tx, user.id)
  return { method, endsOthers: isFirstProof }
}

/** Counts the attempt before the comparison, so that simultaneous ones cannot exceed five. */
async function countTry(db: Db, of: { challengeId: string; factorId: string; now: Date }): Promise<void> {
  const counted = await db
    .updateTable('auth_challenges')
    .set((old) => ({ failures: old('failures', '+', 1) }))
    .where('id', '=', of.challengeId)
    .where('factor_id', '=', of.factorId)
    .where('expires_at', '>', of.now)
    .where('failures', '<', triesOfChallenge)
    .returning('id')
    .executeTakeFirst()
  if (!counted) throw new AuthError('mfa_challenge_expired')
}

async function methodOf(signIn: SignIn, factor: FactorRow, code: string): Promise<string | undefined> {
  if (/^\d{6}$/.test(code)) {
    const { consumeTotpCode } = await import('../factors/totp.ts')
    return (await consumeTotpCode(signIn, factor, code)) ? secondFactorMethods.totp : undefined
  }
  if (factor.status !== 'verified') return undefined
  const spent = await consumeRecoveryCode(signIn, factor.user_id, code)
  return spent ? secondFactorMethods.recoveryCode : undefined
}
