import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStorage } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { insertUsage } from './store.server.ts'

const sessions = Array.from({ length: 12 }, (_, number) => `00000000-0000-4000-8000-${1e11 + number}`)
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']

/** What was written waits before it is committed, so that writers are sure to meet. */
async function lingerBeforeCommit(db: Kysely<Database>, seconds: number) {
  await sql`
    create function linger() returns trigger language plpgsql as
    ${sql.lit(`begin perform pg_sleep(${seconds}); return null; end`)}`.execute(db)
  await sql`
    create constraint trigger linger after insert on usage_daily_visits deferrable initially deferred
    for each row execute function linger()`.execute(db)
}

async function twoServers() {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, new Date('2026-11-01T00:00:00Z'), 0)
  // The first to store a name makes the other wait, which would be enough of an order.
  await db.insertInto('usage_tools').values({ name: 'a' }).execute()
  await db.insertInto('usage_agents').values({ agent: 'test', last_used_on: '2026-11-30' }).execute()
  const other = await openStorage({ databaseUrl: await testDatabaseUrl() })
  return { db, other }
}

const cameOn = (db: Kysely<Database>, day: string, who: readonly string[]) =>
  insertUsage(
    db,
    who.map((session_id) => ({
      tool_name: 'a',
      session_id,
      user_agent: 'test',
      at: new Date(`${day}T09:00:00Z`),
    })),
  )

async function previousDays(db: Kysely<Database>) {
  const { rows } = await sql<{ day: string; previous: string[] }>`
    select day, array_agg(distinct previous_day::text) as previous
    from usage_daily_visits group by day order by day`.execute(db)
  return Object.fromEntries(rows.map(({ day, previous }) => [day, previous]))
}

async function countedSessions(db: Kysely<Database>) {
  const { rows } = await sql<{ counted: number; distinct: number }>`
    select sessions as counted, (
      select count(distinct session_id)::int from usage_logs where tool_id = id
    ) as distinct
    from usage_tools`.execute(db)
  return rows
}

test('two servers that write two days of one session at once do not miss each other', async () => {
  const { db, other } = await twoServers()
  await lingerBeforeCommit(db, 0.3)
  await Promise.all([
    cameOn(db, '2026-11-20', sessions.slice(0, 1)),
    cameOn(other.db, '2026-11-21', sessions.slice(0, 1)),
  ])
  expect(await previousDays(db)).toEqual({ '2026-11-20': ['-infinity'], '2026-11-21': ['2026-11-20'] })
  expect(await countedSessions(db)).toEqual([{ counted: 1, distinct: 1 }])
  await other.close()
})

test('many batches with the same sessions on several days, written at once, neither lock up nor miss a day', async () => {
  const { db, other } = await twoServers()
  const writes = days.flatMap((day) =>
    [sessions, sessions.toReversed(), sessions.slice(3)].flatMap((who) => [
      cameOn(db, day, who),
      cameOn(other.db, day, who.toReversed()),
    ]),
  )
  await Promise.all(writes)
  expect(await previousDays(db)).toEqual(
    Object.fromEntries(days.map((day, index) => [day, [days[index - 1] ?? '-infinity']])),
  )
  expect(await countedSessions(db)).toEqual([{ counted: sessions.length, distinct: sessions.length }])
  await other.close()
})
