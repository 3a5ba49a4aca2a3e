import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AuthFactorsTable } from '#db/tables/sign-in.ts'

type Db = Kysely<Database>

export type FactorRow = Selectable<AuthFactorsTable>

/** How long an unverified factor is kept. */
const unverifiedMs = 86_400_000

/** The factors of these users by their id, the oldest first. */
export async function factorsOfUsers(db: Db, userIds: string[]): Promise<Map<string, FactorRow[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

/** The oldest first. */
export async function factorsOf(db: Db, userId: string): Promise<FactorRow[]> {
  return (await factorsOfUsers(db, [userId])).get(userId) ?? []
}

export async function hasVerifiedFactor(db: Db, userId: string): Promise<boolean> {
  return (await factorsOf(db, userId)).some(({ status }) => status === 'verified')
}

export async function deleteStaleUnverified(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('auth_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', new Date(now.getTime() - unverifiedMs))
    .execute()
}

/** After a factor was verified. Their challenges are deleted with them. */
export async function deleteUnverified(tx: Db, userId: string): Promise<void> {
  await tx
    .deleteFrom('auth_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .execute()
}

/** The `amr` methods that make a session aal2. */
export const secondFactorMethods = { totp: 'totp', recoveryCode: 'mfa/recovery_code' } as const

/**
 * Deletes a factor. After a verified one, every session of the user falls back to aal1; with the last one, the recovery
 * codes and the operator's record of a second factor are deleted too.
 */
export async function removeFactor(
  tx: Db,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<FactorRow | undefined> {
  const factor = await tx
    .deleteFrom('auth_factors')
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (factor?.status !== 'verified') return factor
  const second = sql.join(Object.values(secondFactorMethods))
  await tx
    .updateTable('auth_sessions')
    .set({
      aal: 'aal1',
      amr: sql`(
        select coalesce(jsonb_agg(way order by place), '[]')
        from jsonb_array_elements(coalesce(amr, '[]')) with ordinality as ways (way, place)
        where way ->> 'method' not in (${second}))`,
    })
    .where('user_id', '=', userId)
    .execute()
  if (!(await hasVerifiedFactor(tx, userId))) {
    for (const table of ['auth_recovery_codes', 'auth_operator_factors'] as const)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  return factor
}
