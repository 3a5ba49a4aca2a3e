import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/schema.ts'
import { ownBrowser } from './assurance.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, answerSession, bodyOf, type FacadeParts, tellSignIn } from './facade-parts.ts'
import { removeUnproven, secondWays } from './factor-rows.ts'
import { factorIdOf } from './factors.ts'
import { limitTries } from './limits.ts'
import { notifyOwner } from './notify-owner.ts'
import { raiseSession, type Second } from './raise-session.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import type { SignedIn } from './sessions.ts'
import { type FactorRow, factorsOf } from './shapes.ts'
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
  // For the user, whatever browsers they or others use: a guess at six digits is right three times in a million.
  await limitTries(signIn, 'totp', found.user.id)
  await countTry(signIn.db, asked, signIn.now())
  const { held, isFirstProof, ...raised } = await signIn.db.transaction().execute(async (tx) => {
    const within = { ...signIn, db: tx }
    const proof = await prove(within, found, { factorId: asked.factorId, code })
    await tx.deleteFrom('auth_challenges').where('id', '=', asked.challengeId).execute()
    return {
      ...(await raiseSession(within, found, proof)),
      isFirstProof: proof.endsOthers,
    }
  })
  if (isFirstProof) notifyOwner(c, signIn, found.user, 'factorAdded')
  tellSignIn(c, raised.session)
  return await answerSession(c, signIn, raised, held)
}

/**
 * Takes the code. The first proof of a factor needs the highest level that the account has, and deletes all other
 * unproven factors: somebody else may have enrolled them. Sessions with the first factor only end with it.
 */
async function prove(
  signIn: SignIn,
  { user, session }: SignedIn,
  { factorId, code }: { factorId: string; code: string },
): Promise<Second> {
  const tx = signIn.db
  // One after the other: of two first proofs at once the second one finds its factor deleted.
  await tx.selectFrom('auth_users').select('id').where('id', '=', user.id).forUpdate().execute()
  const factors = (await factorsOf(tx, [user.id])).get(user.id) ?? []
  const factor = factors.find(({ id }) => id === factorId)
  if (!factor) throw new AuthError('mfa_factor_not_found')
  const isFirstProof = factor.status === 'unverified'
  const hasProven = factors.some(({ status }) => status === 'verified')
  if (isFirstProof && hasProven && session.aal !== 'aal2') throw new AuthError('insufficient_aal')
  const method = await methodOf(signIn, factor, code)
  if (!method) throw new AuthError('mfa_verification_failed')
  if (isFirstProof) await removeUnproven(tx, user.id)
  return { method, endsOthers: isFirstProof }
}

/** Counts the try before anything is compared: of many that come at once no more than five are. */
async function countTry(
  db: Db,
  { challengeId, factorId, userId }: { challengeId: string; factorId: string; userId: string },
  now: Date,
): Promise<void> {
  const factors = (await factorsOf(db, [userId])).get(userId) ?? []
  if (!factors.some(({ id }) => id === factorId)) throw new AuthError('mfa_factor_not_found')
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
}

async function methodOf(signIn: SignIn, factor: FactorRow, code: string): Promise<string | undefined> {
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
