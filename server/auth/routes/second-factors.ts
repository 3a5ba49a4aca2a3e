import { z } from 'zod'
import { type FactorRow, labelOf, lockUser } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import {
  consumeRecoveryCode,
  deleteUnverified,
  factorsOf,
  findFactor,
  recoveryCodeCount,
  removeFactor,
  removeRecoveryCodes,
  renewRecoveryCodes,
  secondFactorMethods,
  secondFactorsOn,
} from '../factors/factors.ts'
import { consumeTotpCode, makeTotp } from '../factors/totp.ts'
import { lineField } from '../requests/request-fields.ts'
import { type AuthContext, bodyOf, limitTries, notifyOwner, uuidOf } from '../requests/requests.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import {
  logSignIn,
  requireBrowserSession,
  requireEnrolledFactor,
  requireSession,
  type StepUp,
  sessionResponse,
  stepUpSession,
} from '../sessions/signed-in.ts'
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
export async function enroll(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  const body = await bodyOf(c, enrolment)
  if (body.factor_type !== 'totp') throw new AuthError('validation_failed')
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_enroll_not_enabled')
  await requireEnrolledFactor(signIn, found)
  const { user } = found
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
export async function challenge(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_verify_not_enabled')
  const { db, now } = signIn
  const factor = await findFactor(db, user.id, uuidOf(c))
  const expires_at = new Date(now().getTime() + challengeMs)
  const { id } = await db
    .insertInto('auth_challenges')
    .values({ factor_id: factor.id, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return c.json({ id, type: 'totp', expires_at: Math.floor(expires_at.getTime() / 1000) })
}

/** `DELETE /factors/:id`. After the loss of an app, a recovery code allows deleting its verified factor. */
export async function unenroll(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireSession(c, signIn)
  const { db } = signIn
  const [userId, factorId] = [found.user.id, uuidOf(c)]
  const factor = await findFactor(db, userId, factorId)
  // Also where TOTP is disabled: a verified factor is deleted in an aal2 session only.
  if (factor.status === 'verified') {
    if (found.session.aal !== 'aal2') throw new AuthError('insufficient_aal')
    await requireBrowserSession(c, signIn)
  }
  await db.transaction().execute((tx) => removeFactor(tx, userId, factorId))
  if (factor.status === 'verified') notifyOwner(c, signIn, found.user, 'factorRemoved')
  return c.json({ id: factorId })
}

/** `GET /factors/recovery-codes`: how many are left. */
export async function readRecoveryCodes(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  const left = signIn.db.selectFrom('auth_recovery_codes').select('code_hash').where('user_id', '=', user.id)
  return c.json({ ...setOf(user.id), remaining: (await left.execute()).length })
}

/** The set of a user has no row of its own in the database. */
const setOf = (userId: string) => ({ id: userId, type: 'recovery_code', total: recoveryCodeCount })

/** `POST /factors/recovery-codes`: ten new ones that replace the previous set. Shown only once. */
export async function makeRecoveryCodes(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user, session } = await requireBrowserSession(c, signIn)
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  const { codes, hadCodes } = await renewRecoveryCodes(signIn, user.id)
  // The first set belongs to a factor that was just added: that has its own notice.
  if (hadCodes) notifyOwner(c, signIn, user, 'recoveryCodesRenewed')
  return c.json({ ...setOf(user.id), codes })
}

const spent = z.object({ code: z.string().trim().min(1).max(40) })

/** `POST /factors/recovery-codes/verify`: instead of a TOTP code, when the app is lost. */
export async function verifyRecoveryCode(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  if (!secondFactorsOn(signIn)) throw new AuthError('mfa_totp_verify_not_enabled')
  const { code } = await bodyOf(c, spent)
  await limitTries(signIn, 'recoveryCode', found.user.id)
  return await raiseSession(c, signIn, found, async (inTx) => {
    if (!(await consumeRecoveryCode(inTx, found.user.id, code)))
      throw new AuthError('mfa_verification_failed')
    return { method: secondFactorMethods.recoveryCode, endsOthers: false }
  })
}

/** The session at aal2 as a response. @param verify runs in the same transaction */
async function raiseSession(
  c: AuthContext,
  signIn: SignIn,
  found: SignedIn,
  verify: (inTx: SignIn) => Promise<StepUp>,
): Promise<Response> {
  const { endsOthers, ...raised } = await signIn.db.transaction().execute(async (tx) => {
    const inTx = { ...signIn, db: tx }
    const proof = await verify(inTx)
    return { ...proof, ...(await stepUpSession(inTx, found, proof)) }
  })
  if (endsOthers) notifyOwner(c, signIn, found.user, 'factorAdded')
  logSignIn(c, raised.session)
  return await sessionResponse(c, signIn, raised)
}

/** `DELETE /factors/recovery-codes` */
export async function deleteRecoveryCodes(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { user, session } = await requireBrowserSession(c, signIn)
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  await removeRecoveryCodes(signIn.db, user.id)
  return c.json(setOf(user.id))
}

const triesOfChallenge = 5

const answer = z.object({ challenge_id: z.uuid(), code: z.string().trim().min(6).max(40) })

/** `POST /factors/:id/verify`: the session becomes aal2. A recovery code is accepted too. */
export async function verifyFactor(c: AuthContext, signIn: SignIn): Promise<Response> {
  const found = await requireBrowserSession(c, signIn)
  if (!signIn.methods.has('totp')) throw new AuthError('mfa_totp_verify_not_enabled')
  const { challenge_id, code } = await bodyOf(c, answer)
  const [factorId, challengeId] = [uuidOf(c), challenge_id.toLowerCase()]
  // Per user, over all browsers: a guess of six digits succeeds three times in a million.
  await limitTries(signIn, 'totp', found.user.id)
  await findFactor(signIn.db, found.user.id, factorId)
  await countTry(signIn, challengeId, factorId)
  return await raiseSession(c, signIn, found, async (inTx) => {
    const proof = await verifyFactorCode(inTx, found, factorId, code)
    await inTx.db.deleteFrom('auth_challenges').where('id', '=', challengeId).execute()
    return proof
  })
}

/**
 * Verifies the code. The first verification of a factor needs the highest AAL of the account, ends its other sessions,
 * and deletes all other unverified factors, which an attacker may have enrolled.
 */
async function verifyFactorCode(signIn: SignIn, found: SignedIn, factorId: string, code: string) {
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
async function countTry({ db, now }: SignIn, challengeId: string, factorId: string): Promise<void> {
  const counted = await db
    .updateTable('auth_challenges')
    .set((old) => ({ failures: old('failures', '+', 1) }))
    .where('id', '=', challengeId)
    .where('factor_id', '=', factorId)
    .where('expires_at', '>', now())
    .where('failures', '<', triesOfChallenge)
    .returning('id')
    .executeTakeFirst()
  if (!counted) throw new AuthError('mfa_challenge_expired')
}

async function methodOf(signIn: SignIn, factor: FactorRow, code: string): Promise<string | undefined> {
  if (/^\d{6}$/.test(code))
    return (await consumeTotpCode(signIn, factor, code)) ? secondFactorMethods.totp : undefined
  if (factor.status !== 'verified') return undefined
  const spent = await consumeRecoveryCode(signIn, factor.user_id, code)
  return spent ? secondFactorMethods.recoveryCode : undefined
}
