import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { saveUser } from './user-rows.ts'
import { waysIn } from './ways-in.ts'

export interface OwnerProof {
  userId: string
  /** The address that was just proven. */
  email: string
  /**
   * - `join`: a provider was linked to the account by its verified address
   * - `invitation`: an invited operator signed in
   * - `take-over`: the first code was confirmed for an unverified address
   * - `change-of-address`: a new address was confirmed in a browser that is not signed in to the account
   */
  by: 'join' | 'invitation' | 'take-over' | 'change-of-address'
  /** What proved it. */
  keeps: { identity?: { provider: string; id: string }; sessionId?: string }
  now: Date
}

/**
 * Deletes all sign-in methods, sessions and second factors of an account except those that verified its address just now:
 * another person may have added them. Runs in the caller's transaction.
 *
 * Second factors stay if they are recorded for this account as an operator's (`recorded-factor.ts`): a stolen first factor
 * must not be enough. Factors from before the account had a role are not recorded, and are deleted: they could lock out
 * the owner.
 */
export async function proveOwner(tx: Db, proof: OwnerProof): Promise<void> {
  const { userId, email, keeps, now } = proof
  const { identity, sessionId } = keeps
  // What has just proven the address stays.
  const others = {
    auth_accounts:
      identity && sql<boolean>`(provider_id, account_id) <> (${identity.provider}, ${identity.id})`,
    auth_sessions: sessionId === undefined ? undefined : sql<boolean>`id <> ${sessionId}`,
    auth_wallets: undefined,
  }
  for (const table of waysIn.opens) {
    const all = tx.deleteFrom(table).where('user_id', '=', userId)
    const fall = others[table]
    await (fall ? all.where(fall) : all).execute()
  }
  if (!(await isRecorded(tx, proof))) {
    for (const table of waysIn.secondFactor)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  const nothing = Object.fromEntries(waysIn.columns.map((column) => [column, null]))
  await saveUser(tx, userId, { ...nothing, updated_at: now })
  const suffix = `:${email}`
  await tx
    .deleteFrom('auth_verifications')
    .where(sql<boolean>`right(identifier, length(${suffix}::text)) = ${suffix}`)
    .execute()
}

/** Only a join or an invitation can concern an operator's address. */
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
