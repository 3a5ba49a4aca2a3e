import type { Kysely } from 'kysely'
import { writeAudit } from '#db/audit-log.ts'
import type { Database } from '#db/schema.ts'

interface Proof {
  userId: string
  /** The address that was just proven. */
  email: string
  /** What proved it stays; everything else that signs in to the account goes. */
  keeps: { identity?: { provider: string; id: string }; sessionId?: string }
  now: Date
}

/**
 * Gives an invited operator access, once the address is proven after the invitation. An older account may have
 * been registered by another person: its password, other identities, passkeys, wallets, phone and sessions are removed.
 * Does nothing for other accounts, and for one that has accepted already.
 */
export async function acceptInvitation(db: Kysely<Database>, proof: Proof): Promise<void> {
  const { userId, email } = proof
  const open = await db
    .selectFrom('auth_operators')
    .select(['role', 'user_id'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!open || open.user_id === userId) return
  await db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('auth_users')
      .select('id')
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_verified', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!owner) return
    const { numUpdatedRows } = await tx
      .updateTable('auth_operators')
      .set({ user_id: userId, updated_at: proof.now })
      .where('email', '=', email)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await removeOtherWaysIn(tx, proof)
    const of = { action: 'approve', entity: 'auth_operators', entityId: email } as const
    await writeAudit(tx, { id: userId, email }, { ...of, after: { email, role: open.role } })
  })
}

async function removeOtherWaysIn(tx: Kysely<Database>, { userId, keeps }: Proof): Promise<void> {
  const { identity, sessionId } = keeps
  await tx
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .$if(identity !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row('provider_id', '!=', identity?.provider ?? ''),
          row('account_id', '!=', identity?.id ?? ''),
        ]),
      ),
    )
    .execute()
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .$if(sessionId !== undefined, (rows) => rows.where('id', '!=', sessionId ?? ''))
    .execute()
  for (const table of ['auth_wallets', 'auth_passkeys'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .updateTable('auth_users')
    .set({ phone_number: null, phone_number_verified: null })
    .where('id', '=', userId)
    .execute()
}
