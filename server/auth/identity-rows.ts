import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AuthAccountsTable } from '#db/tables/sign-in.ts'
import { isPlaceholder } from './placeholder-address.ts'
import type { UserRow } from './sessions.ts'

type AccountRow = Pick<
  Selectable<AuthAccountsTable>,
  'id' | 'user_id' | 'provider_id' | 'account_id' | 'created_at' | 'updated_at'
>

/** The engine's names of providers that GoTrue calls otherwise. */
const gotrueNames: Record<string, string> = { credential: 'email', siwe: 'web3' }
const nameOf = ({ provider_id }: AccountRow) => gotrueNames[provider_id] ?? provider_id

/** The identities of these users by their id, the newest first. */
export async function accountsOf(
  db: Kysely<Database>,
  userIds: string[],
): Promise<Map<string, AccountRow[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('auth_accounts')
    .select(['id', 'user_id', 'provider_id', 'account_id', 'created_at', 'updated_at'])
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

export async function countIdentities(db: Kysely<Database>, userId: string): Promise<number> {
  return (await accountsOf(db, [userId])).get(userId)?.length ?? 0
}

/** The newest first. */
export function providersOf(accounts: AccountRow[]): string[] {
  return [...new Set(accounts.map(nameOf))]
}

/** A user's identities as GoTrue gives them, the oldest first. */
export function shownIdentities(user: UserRow, accounts: AccountRow[]) {
  const hasAddress = !isPlaceholder(user.email)
  return accounts.toReversed().map((account, index) => {
    const provider = nameOf(account)
    // Of an identity that was linked later it is not kept which address it has.
    const isAddress = hasAddress && (index === 0 || provider === 'email')
    return {
      identity_id: account.id,
      id: account.account_id,
      user_id: user.id,
      identity_data: {
        sub: account.account_id,
        ...(isAddress && { email: user.email, email_verified: user.email_verified }),
      },
      provider,
      created_at: account.created_at.toISOString(),
      // When each was used last is not kept either.
      last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
      updated_at: account.updated_at.toISOString(),
    }
  })
}
