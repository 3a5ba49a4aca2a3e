import { AuthError } from '../auth-error.ts'
import { recordOperatorFactor } from '../operators/recorded-factor.ts'
import type { SignIn } from '../sign-in.ts'
import type { SessionCookie } from './session-cookie.ts'
import { amrEntry, amrOf, revokeSessions, type SignedIn } from './session-rows.ts'
import { newSessionToken } from './start-session.ts'

export interface StepUp {
  method: string
  /** Ends the user's other sessions. */
  endsOthers: boolean
}

/**
 * Makes a session aal2, inside the transaction that verifies the factor (`signIn.db`). Its cookie gets a new token, so
 * that a stolen copy of the previous one is not stepped up.
 */
export async function stepUpSession(
  signIn: SignIn,
  { user, session }: SignedIn,
  { method, endsOthers }: StepUp,
): Promise<SignedIn & { cookie: SessionCookie }> {
  const tx = signIn.db
  const now = signIn.now()
  const earlier = amrOf(session).filter((one) => one.method !== method)
  const amr = [amrEntry(method, now), ...earlier]
  const raised = { token: newSessionToken(), aal: 'aal2' } as const
  const { numUpdatedRows } = await tx
    .updateTable('auth_sessions')
    .set({ ...raised, amr: JSON.stringify(amr) })
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  // Ended since the request began: the transaction is rolled back.
  if (numUpdatedRows === 0n) throw new AuthError('session_not_found')
  await tx
    .updateTable('auth_refreshes')
    .set({ generation: 1, rotated_at: now })
    .where('session_id', '=', session.id)
    .execute()
  if (endsOthers) await revokeSessions(tx, { user, session }, 'others')
  await recordOperatorFactor(signIn, user)
  return { user, session: { ...session, ...raised, amr }, cookie: { token: raised.token, generation: 1 } }
}
