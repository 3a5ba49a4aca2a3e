import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import type { UserRow } from '../accounts/users.ts'
import { hasSecondFactor, lacksEnrolledFactor, secondFactorsOn } from '../factors/factors.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'
import { roleOf } from './roles.ts'

/**
 * Records that an operator's address has a second factor, separately from the user's row: a stolen first factor and a
 * new account are not enough to become this operator. The first account stays recorded until a reset.
 */
export async function recordOperatorFactor(signIn: SignIn, user: UserRow): Promise<void> {
  if (!(await roleOf(signIn, user))) return
  await signIn.db
    .insertInto('auth_operator_factors')
    .values({ email: user.email, user_id: user.id, proven_at: signIn.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Why an operator is refused: no second factor where one is required or enrolled, or a lost one that must be reset. */
export async function operatorRefusal(
  signIn: SignIn,
  found: SignedIn,
): Promise<'second_factor_needed' | 'second_factor_lost' | undefined> {
  if (await needsFactorReset(signIn, found.user)) return 'second_factor_lost'
  if (found.session.aal === 'aal2') return undefined
  return signIn.adminNeedsFactor || (await lacksEnrolledFactor(signIn, found))
    ? 'second_factor_needed'
    : undefined
}

/** Whether this operator's address has a recorded second factor that this account does not have. */
async function needsFactorReset(signIn: SignIn, { id, email }: UserRow): Promise<boolean> {
  // Where no method of a second factor is enabled, none is required.
  if (!secondFactorsOn(signIn)) return false
  const recorded = await signIn.db
    .selectFrom('auth_operator_factors')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst()
  return recorded !== undefined && (recorded.user_id !== id || !(await hasSecondFactor(signIn.db, id)))
}

/**
 * Removes the second factor of an address: deletes its factors, passkeys, recovery codes and sessions, and the record.
 *
 * @returns false where there is neither an account nor a record
 */
export async function resetSecondFactor(db: Db, email: string, actor: Actor): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    const recorded = await tx
      .deleteFrom('auth_operator_factors')
      .where('email', '=', email)
      .returning('user_id')
      .executeTakeFirst()
    const userId = user?.id ?? recorded?.user_id
    if (!userId) return false
    const gone = async (table: 'auth_factors' | 'auth_passkeys' | 'auth_recovery_codes' | 'auth_sessions') =>
      Number((await tx.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst()).numDeletedRows)
    const before = { email, factors: await gone('auth_factors'), passkeys: await gone('auth_passkeys') }
    await gone('auth_recovery_codes')
    await gone('auth_sessions')
    const of = { action: 'delete', entity: 'auth_factors', entityId: userId } as const
    await writeAudit(tx, actor, { ...of, before })
    return true
  })
}
