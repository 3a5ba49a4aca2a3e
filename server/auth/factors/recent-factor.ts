import { bearerToken } from '#server/http/request-guard.ts'
import { authenticate } from '../sessions/require-session.ts'
import { amrOf } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import { hasSecondFactor, secondFactorMethods, secondFactorsOn } from './factor-rows.ts'

/** Maximum age of the proof. */
const recentMs = 5 * 60_000

/** A recovery code is no proof here: a list of them may have been copied long ago. */
const proofs: readonly string[] = [secondFactorMethods.totp, secondFactorMethods.passkey]

/**
 * Whether the caller has proven the second factor within the last five minutes. `old`: not, but the account has one;
 * `missing`: the account has none; `off`: no method of a second factor is enabled on this site.
 */
export type FactorState = 'recent' | 'old' | 'missing' | 'off'

/**
 * The session and the token itself must both have the proof: a copy of an earlier token gains nothing when the owner
 * confirms, also where the session is aal2 already.
 */
export async function factorStateOf(authorization: string | null, signIn: SignIn): Promise<FactorState> {
  if (!secondFactorsOn(signIn.methods)) return 'off'
  const found = await authenticate(authorization, signIn)
  if (typeof found === 'string') return 'old'
  const { user, session } = found
  if (!(await hasSecondFactor(signIn.db, user.id, signIn.methods))) return 'missing'
  const claims = await signIn.tokens.read(bearerToken(authorization) ?? '')
  const isProven =
    session.aal === 'aal2' && [session, claims ?? { amr: [] }].every((of) => isRecent(of, signIn.now()))
  return isProven ? 'recent' : 'old'
}

function isRecent(of: { amr: unknown }, now: Date): boolean {
  const oldest = (now.getTime() - recentMs) / 1000
  return amrOf(of).some(({ method, timestamp }) => proofs.includes(method) && timestamp >= oldest)
}
