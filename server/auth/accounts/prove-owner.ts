import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

interface OwnerProof {
  userId: string
  email: string
  by: 'join' | 'invitation' | 'take-over' | 'change-of-address'
  keeps: { identity?: { provider: string; id: string }; sessionId?: string }
  now: Date
}

export async function proveOwner(tx: Kysely<Database>, { userId }: OwnerProof): Promise<void> {
  for (const table of [
    'auth_accounts',
    'auth_sessions',
    'auth_wallets',
    'auth_passkeys',
    'auth_factors',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .updateTable('auth_users')
    .set({ phone_number: null, phone_number_verified: null })
    .where('id', '=', userId)
    .execute()
}
