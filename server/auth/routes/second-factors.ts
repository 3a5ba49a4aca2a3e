import { z } from 'zod'
import { labelOf, lockUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import {
  deleteUnverified,
  factorsOf,
  findFactor,
  removeFactor,
  secondFactorMethods,
  secondFactorsOn,
} from '../factors/factor-rows.ts'
import {
  consumeRecoveryCode,
  recoveryCodeCount,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from '../factors/recovery-codes.ts'
import { type AuthContext, type AuthDeps, bodyOf, notifyOwner, uuidOf } from '../requests/auth-context.ts'
import { limitTries } from '../requests/limits.ts'
import { lineField } from '../requests/request-fields.ts'
import { requireBrowserSession, requireEnrolledFactor, requireSession } from '../sessions/require-session.ts'
import { logSignIn, sessionResponse } from '../sessions/start-session.ts'
import { stepUpSession } from '../sessions/step-up.ts'
import type { SignIn } from '../sign-in.ts'

const mostFactors = 10
/** How long an unverified factor is kept. */
const unverifiedMs = 86_400_000
/** Lifetime of a challenge. */
const challengeMs = 5 * 60_000

const enrolment = z.object({
  factor_type: z.string(),
  friendly_name: lineField(100).nullish(),
  issuer: lineField(100).nullish(),
})

/** `POST /factors`: a TOTP secret. The factor is unverified until its first correct code. */
export async function enroll(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  const body = await bodyOf(c, enrolment)
  if (body.factor_type !== 'totp') throw new AuthError('validation_failed')
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_enroll_not_enabled')
  await requireEnrolledFactor(signIn, found)
  const { user } = found
  const { makeTotp } = await import('../factors/totp.ts')
  const issuer = body.issuer || (await signIn.siteName('en'))
  const made = makeTotp(signIn.secret, issuer, labelOf(user))
  const friendly_name = body.friendly_name ?? ''
  const id = await insertFactor(signIn, user.id, { friendly_name, secret: made.sealed })
  return c.json({ id, type: 'totp', friendly_name, totp: made.shown })
}

async function insertFactor(
  { db, now }: SignIn,
  userId: string,
  factor: { friendly_name: string; secret: string },
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    // Row lock: simultaneous requests cannot exceed the limit.
    await lockUser(tx, userId)
    await deleteUnverified(tx, userId, new Date(now().getTime() - unverifiedMs))
    const others = await factorsOf(tx, userId)
    if (others.length >= mostFactors) throw new AuthError('too_many_enrolled_mfa_factors')
    if (factor.friendly_name !== '' && others.some((other) => other.friendly_name === factor.friendly_name))
      throw new AuthError('mfa_factor_name_conflict')
    const at = now()
    const { id } = await tx
      .insertInto('auth_factors')
      .values({ user_id: userId, ...factor, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** `POST /factors/:id/challenge`: a challenge, to be answered within five minutes. */
export async function challenge(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_verify_not_enabled')
  const { db, now } = signIn
  const factor = await findFactor(db, user.id, uuidOf(c))
  await db.deleteFrom('auth_challenges').where('expires_at', '<', now()).execute()
  const expires_at = new Date(now().getTime() + challengeMs)
  const { id } = await db
    .insertInto('auth_challenges')
    .values({ factor_id: factor.id, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return c.json({ id, type: 'totp', expires_at: Math.floor(expires_at.getTime() / 1000) })
}

/** `DELETE /factors/:id`. After the loss of an app, a recovery code allows deleting its verified factor. */
export async function unenroll(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireSession(c, signIn)
  const { db } = signIn
  const [userId, factorId] = [found.user.id, uuidOf(c)]
  const factor = await findFactor(db, userId, factorId)
  // Also where TOTP is disabled: a verified factor is deleted in an aal2 session only.
  if (factor.status === 'verified') {
    if (found.session.aal !== 'aal2') throw new AuthError('insufficient_aal')
    await requireBrowserSession(c, signIn)
  }
  await db.transaction().execute((tx) => removeFactor(tx, { userId, factorId }))
  if (factor.status === 'verified') notifyOwner(c, signIn, found.user, 'factorRemoved')
  return c.json({ id: factorId })
}

/** `GET /factors/recovery-codes`: how many are left. */
export async function readRecoveryCodes(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  const left = signIn.db.selectFrom('auth_recovery_codes').select('code_hash').where('user_id', '=', user.id)
  return c.json({ ...setOf(user.id), remaining: (await left.execute()).length })
}

/** The set of a user has no row of its own in the database. */
const setOf = (userId: string) => ({ id: userId, type: 'recovery_code', total: recoveryCodeCount })

/** `POST /factors/recovery-codes`: ten new ones that replace the previous set. Shown only once. */
export async function makeRecoveryCodes(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user, session } = await requireBrowserSession(c, signIn)
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  const { codes, hadCodes } = await renewRecoveryCodes(signIn, user.id)
  // The first set belongs to a factor that was just added: that has its own notice.
  if (hadCodes) notifyOwner(c, signIn, user, 'recoveryCodesRenewed')
  return c.json({ ...setOf(user.id), codes })
}

const spent = z.object({ code: z.string().trim().min(1).max(40) })

/** `POST /factors/recovery-codes/verify`: instead of a TOTP code, when the app is lost. */
export async function verifyRecoveryCode(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  if (!secondFactorsOn(signIn.methods)) throw new AuthError('mfa_totp_verify_not_enabled')
  const { code } = await bodyOf(c, spent)
  await limitTries(signIn, 'recoveryCode', found.user.id)
  const { cookie, ...steppedUp } = await signIn.db.transaction().execute(async (tx) => {
    const inTx = { ...signIn, db: tx }
    if (!(await consumeRecoveryCode(inTx, found.user.id, code)))
      throw new AuthError('mfa_verification_failed')
    const proof = { method: secondFactorMethods.recoveryCode, endsOthers: false }
    return await stepUpSession(inTx, found, proof)
  })
  logSignIn(c, steppedUp.session)
  return await sessionResponse(c, signIn, steppedUp, cookie)
}

/** `DELETE /factors/recovery-codes` */
export async function deleteRecoveryCodes(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user, session } = await requireBrowserSession(c, signIn)
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  await removeRecoveryCodes(signIn.db, user.id)
  return c.json(setOf(user.id))
}
