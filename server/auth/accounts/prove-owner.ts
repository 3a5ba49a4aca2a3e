import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { waysIn } from './ways-in.ts'

export interface OwnerProof {
  userId: string
  /** The address that was just proven. */
  email: string
  /**
   * How: a provider joined the account by its verified address, an invited operator signed in, a code was mailed to an
   * address that nobody had proven, or a new address was confirmed outside the session that asked for it.
   */
  by: 'join' | 'invitation' | 'take-over' | 'change-of-address'
  /** What proved it. */
  keeps: { identity?: { provider: string; id: string }; sessionId?: string }
  now: Date
}

/**
 * Somebody has just proven to own the address of an account. Everything else that opens, recovers or guards the account
 * was put there before the proof and may be another person's: it falls, in the transaction of the caller.
 *
 * A second factor stays in one case: it is recorded that this account proved it as an operator with this address
 * (`recorded-factor.ts`). Then a stolen first factor must not be enough. What was enrolled before the account had a role
 * is in no record, and falls: it would shut out the owner whom it does not belong to.
 */
export async function proveOwner(tx: Db, proof: OwnerProof): Promise<void> {
  const { userId, email, keeps, now } = proof
  const { identity, sessionId } = keeps
  for (const table of waysIn.opens) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .$if(table === 'auth_accounts' && identity !== undefined, (rows) =>
        rows.where(sql<boolean>`(provider_id, account_id) <> (${identity?.provider}, ${identity?.id})`),
      )
      .$if(table === 'auth_sessions' && sessionId !== undefined, (rows) =>
        rows.where(sql<boolean>`id <> ${sessionId}`),
      )
      .execute()
  }
  if (!(await isRecorded(tx, proof))) {
    for (const table of waysIn.secondFactor)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  const nothing = Object.fromEntries(waysIn.columns.map((column) => [column, null]))
  await tx
    .updateTable('auth_users')
    .set({ ...nothing, updated_at: now })
    .where('id', '=', userId)
    .execute()
  const suffix = `:${email}`
  await tx
    .deleteFrom('auth_verifications')
    .where(sql<boolean>`right(identifier, length(${suffix}::text)) = ${suffix}`)
    .execute()
}

/** No operator's address is taken over or changed to: for those two there is no record to heed. */
async function isRecorded(tx: Db, { userId, email, by }: OwnerProof): Promise<boolean> {
  if (by !== 'join' && by !== 'invitation') return false
  const record = await tx
    .selectFrom('auth_operator_factors')
    .select('email')
    .where('email', '=', email)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return record !== undefined
}
