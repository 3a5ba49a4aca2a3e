import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { type AuthContext, type AuthDeps, bodyOf, notifyOwner } from '../routes/auth-context.ts'
import { limitTries } from '../routes/limits.ts'
import type { SignIn } from '../services.ts'
import { requireBrowserSession, requireSession } from '../sessions/require-session.ts'
import { logSignIn, sessionResponse } from '../sessions/start-session.ts'
import { stepUpSession } from '../sessions/step-up.ts'
import { hasSecondFactor, secondFactorMethods, secondFactorsOn } from './factor-rows.ts'

const codeCount = 10
const codeLength = 10

/** `GET /factors/recovery-codes`: how many are left. */
export async function countRecoveryCodes(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user } = await requireSession(c, signIn)
  const { remaining } = await signIn.db
    .selectFrom('auth_recovery_codes')
    .select((of) => of.fn.countAll<number>().as('remaining'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return c.json({ ...setOf(user.id), remaining: Number(remaining) })
}

/** The set of a user has no row of its own in the database. */
const setOf = (userId: string) => ({ id: userId, type: 'recovery_code', total: codeCount })

/** `POST /factors/recovery-codes`: ten new ones that replace the previous set. Shown only once. */
export async function makeRecoveryCodes(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { user, session } = await requireBrowserSession(c, signIn)
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  const { generateRandomString } = await import('better-auth/crypto')
  const codes = Array.from({ length: codeCount }, () => generateRandomString(codeLength, 'a-z', '0-9'))
  const hadCodes = await signIn.db.transaction().execute(async (tx) => {
    await tx.selectFrom('auth_users').select('id').where('id', '=', user.id).forUpdate().execute()
    if (!(await hasSecondFactor(tx, user.id))) throw new AuthError('mfa_recovery_codes_sole_factor')
    const { numDeletedRows } = await tx
      .deleteFrom('auth_recovery_codes')
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    const rows = codes.map((code) => ({ user_id: user.id, code_hash: hashOf(signIn.secret, code) }))
    await tx.insertInto('auth_recovery_codes').values(rows).execute()
    return numDeletedRows > 0n
  })
  // The first set belongs to a factor that was just added: that has its own notice.
  if (hadCodes) notifyOwner(c, signIn, user, 'recoveryCodesRenewed')
  return c.json({ ...setOf(user.id), codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) })
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
    const spent = await consumeRecoveryCode(inTx, found.user.id, code)
    if (!spent) throw new AuthError('mfa_verification_failed')
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
  await signIn.db.deleteFrom('auth_recovery_codes').where('user_id', '=', user.id).execute()
  return c.json(setOf(user.id))
}

/** Deletes a code. @returns whether it existed */
export async function consumeRecoveryCode(
  { db, secret }: Pick<SignIn, 'db' | 'secret'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('auth_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(secret, code))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Independent of case, spaces and hyphens. */
const canonical = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** HMAC: fifty bits could be brute-forced from a plain hash. */
const hashOf = (secret: string, code: string) =>
  createHmac('sha256', `recovery code ${secret}`).update(canonical(code)).digest('base64url')
