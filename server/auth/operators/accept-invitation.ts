import { inTransaction } from '#app/platform/editing/editable-table.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { type OwnerProof, proveOwner } from '../accounts/prove-owner.ts'
import { endedInvitation } from './roles.ts'

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
    await proveOwner(tx, { ...proof, by: 'invitation' })
    const of = { action: 'approve', entity: 'auth_operators', entityId: email } as const
    await writeAudit(tx, { id: userId, email }, { ...of, after: { email, role: open.role } })
  })
}
