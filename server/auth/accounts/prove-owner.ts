import { sql } from 'kysely'
import { inTransaction } from '#app/platform/editing/editable-table.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import type { Database, Db } from '#db/schema.ts'
import { endedInvitation } from '../operators/roles.ts'
import { lockUser, saveUser } from './users.ts'

type Table = keyof Database

/** Everything that opens, recovers or guards an account. `proveOwner` goes by this list. */
export const waysIn = {
  /** By `user_id`: password and identities (providers, wallets), sessions. Servers of the release before read `auth_wallets`. */
  opens: ['auth_accounts', 'auth_wallets', 'auth_sessions'],
  /** By `user_id`: what a session needs to become aal2. A passkey opens the account as well. */
  secondFactor: ['auth_factors', 'auth_passkeys', 'auth_recovery_codes'],
  /** Deleted with the row of the two lists above that they refer to: challenges, cookies, authorization codes. */
  cascades: ['auth_challenges', 'auth_refreshes', 'auth_codes'],
  /** By an address at the end of `identifier`: codes, links and sign-ups that wait for it to be proven. */
  pending: ['auth_verifications'],
  /** Written by operators, or by the acceptance of their invitation. They give an account a role, and open none. */
  roles: ['auth_operators', 'auth_operator_factors'],
  /** Columns of `auth_users`: a phone signs in. */
  columns: ['phone_number', 'phone_number_verified'],
} as const satisfies Record<string, readonly (Table | keyof Database['auth_users'])[]>

/** The other tables of sign-in, and those with a user or an address: they open no account. */
export const opensNothing = [
  'audit_log',
  'auth_keys',
  'auth_rate_limits',
  'auth_users',
  'emergency_numbers',
  'newsletter_outbox',
  'newsletter_subscribers',
  'saved_views',
] as const satisfies readonly Table[]

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

/**
 * Gives an invited operator access, once the address is proven after the invitation. An older account may have been
 * registered by another person: what else opens or guards it falls. Does nothing for other accounts, for one that has
 * accepted already, and after the invitation has ended.
 */
export async function acceptInvitation(db: Db, proof: Omit<OwnerProof, 'by'>): Promise<void> {
  const { userId, email } = proof
  const open = await db
    .selectFrom('auth_operators')
    .select(['role', 'user_id'])
    .where('email', '=', email)
    .where('invited_at', '>', endedInvitation(proof.now))
    .executeTakeFirst()
  if (!open || open.user_id === userId) return
  await inTransaction(db, async (tx) => {
    const owner = await lockUser(tx, userId)
    if (owner?.email !== email || !owner.email_verified) return
    const { numUpdatedRows } = await tx
      .updateTable('auth_operators')
      .set({ user_id: userId, updated_at: proof.now })
      .where('email', '=', email)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await proveOwner(tx, { ...proof, by: 'invitation' })
    const of = { action: 'approve', entity: 'auth_operators', entityId: email } as const
    await writeAudit(tx, { id: userId, email }, { ...of, after: { email, role: open.role } })
  })
}
