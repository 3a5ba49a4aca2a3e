import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStorage } from '#db/client.server.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { deleteUsageBefore } from './retention.server.ts'
import { insertUsage } from './store.server.ts'

const event = {
  tool_name: 'a',
  session_id: '00000000-0000-4000-8000-000000000001',
  user_agent: 'test',
  at: new Date('2026-11-21T05:00:00Z'),
}

async function twoServers() {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, event.at, 0)
  await db.insertInto('usage_agents').values({ agent: 'test', last_used_on: '2024-01-01' }).execute()
  const other = await openStorage({ databaseUrl: await testDatabaseUrl() })
  return { db, other }
}

test('an event whose user agent is being deleted waits for that, and gets a new row', async () => {
  const { db, other } = await twoServers()
  let write: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('usage_agents').execute()
    write = insertUsage(other.db, [event])
    await sql`select pg_sleep(0.3)`.execute(tx)
  })
  await write
  const rows = await db
    .selectFrom('usage_logs')
    .leftJoin('usage_agents', 'usage_agents.id', 'user_agent_id')
    .select(['agent', 'last_used_on'])
    .execute()
  expect(rows).toEqual([{ agent: 'test', last_used_on: '2026-11-21' }])
  await other.close()
})

test('retention leaves a user agent that a writer has locked, and does not wait for it', async () => {
  const { db, other } = await twoServers()
  const before = new Date('2026-11-20T05:00:00Z')
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('usage_agents').select('id').forUpdate().execute()
    await deleteUsageBefore(other.db, before, AbortSignal.timeout(5000))
  })
  expect(await db.selectFrom('usage_agents').select('agent').execute()).toEqual([{ agent: 'test' }])
  await deleteUsageBefore(db, before, AbortSignal.timeout(5000))
  expect(await db.selectFrom('usage_agents').select('agent').execute()).toEqual([])
  await other.close()
})
