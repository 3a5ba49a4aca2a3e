import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Active banks in their order. At most 200: a list that visitors see is bounded. */
export function listActiveBanks(db: Kysely<Database>) {
  return db
    .selectFrom('banks')
    .select(['id', 'name', 'name_ne', 'code', 'logo_url', 'is_active', 'sort_order'])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .limit(200)
    .execute()
}
