import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { secondFactorMethods, secondFactorsOn } from '../factors/factor-rows.ts'
import {
  consumeRecoveryCode,
  recoveryCodeCount,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from '../factors/recovery-codes.ts'
import { type AuthContext, type AuthDeps, bodyOf, notifyOwner } from '../requests/auth-context.ts'
import { limitTries } from '../requests/limits.ts'
import { requireBrowserSession, requireSession } from '../sessions/require-session.ts'
import { logSignIn, sessionResponse } from '../sessions/start-session.ts'
import { stepUpSession } from '../sessions/step-up.ts'

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
