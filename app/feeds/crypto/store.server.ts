import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import type { CoinsCopy } from './coin.ts'
import type { Allowance } from './freshness.ts'

const list = 'default'

/** The default coins as last stored by any server. */
export async function findCopy(db: Db): Promise<CoinsCopy | undefined> {
  const row = await db
    .selectFrom('crypto_lists')
    .select(['coins', 'fetched_at'])
    .where('list', '=', list)
    .executeTakeFirst()
  // Only `saveCopy` writes the column.
  return row && { coins: row.coins as unknown as CoinsCopy['coins'], copiedAt: row.fetched_at.toISOString() }
}

/** Never replaces a newer copy with an older one. */
export async function saveCopy(db: Db, { coins, copiedAt }: CoinsCopy): Promise<void> {
  await db
    .insertInto('crypto_lists')
    .values({ list, coins: JSON.stringify(coins), fetched_at: copiedAt })
    .onConflict((conflict) =>
      conflict
        .column('list')
        .doUpdateSet((eb) => ({
          coins: eb.ref('excluded.coins'),
          fetched_at: eb.ref('excluded.fetched_at'),
        }))
        .whereRef('crypto_lists.fetched_at', '<=', 'excluded.fetched_at'),
    )
    .execute()
}

/** Counts a call, in one statement for all servers; false, without counting, at a limit. */
export async function takeCall(db: Db, { month, minute, perMonth, perMinute }: Allowance): Promise<boolean> {
  if (perMonth < 1) return false
  const { rows } = await sql`
    insert into crypto_calls as known (month, calls, minute, minute_calls) values (${month}, 1, ${minute}, 1)
    on conflict (month) do update set
      calls = known.calls + 1,
      minute = greatest(known.minute, excluded.minute),
      minute_calls = case when known.minute < excluded.minute then 1 else known.minute_calls + 1 end
    where known.calls < ${perMonth} and (known.minute < excluded.minute or known.minute_calls < ${perMinute})
    returning calls`.execute(db)
  return rows.length > 0
}
