import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testStorage } from '#test/database.ts'
import { deleteUsageBefore } from './retention.server.ts'
import type { LoggedEvent } from './schema.ts'
import { countSessions, insertUsage } from './store.server.ts'

const session = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const event = (name: string, at: string, change: Partial<LoggedEvent> = {}): LoggedEvent => ({
  tool_name: name,
  session_id: session(1),
  user_agent: 'test',
  at: new Date(at),
  ...change,
})

async function usageDatabase(): Promise<Kysely<Database>> {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, new Date('2026-11-21T05:00:00Z'), 1)
  return db
}

/** The roll-ups as they are stored, and as they follow from the raw rows. */
async function figures(db: Kysely<Database>) {
  const read = async (query: string) => (await sql.raw<object>(query).execute(db)).rows
  return {
    hours: await read('select hour, tool_id, count from usage_hourly order by 1, 2'),
    rawHours: await read(
      `select date_trunc('hour', at at time zone 'Asia/Kathmandu') at time zone 'Asia/Kathmandu' as hour, tool_id,
       count(*)::int as count from usage_logs group by 1, 2 order by 1, 2`,
    ),
    days: await read('select day::text, tool_id, session_id from usage_daily_sessions order by 1, 2, 3'),
    visits: await read(
      'select day::text, session_id, previous_day::text from usage_daily_visits order by 1, 2',
    ),
    rawVisits: await read(
      `select day::text, session_id,
         coalesce(lag(day) over (partition by session_id order by day), '-infinity')::text as previous_day
       from (select distinct (at at time zone 'Asia/Kathmandu')::date as day, session_id from usage_logs) as visit
       order by 1, 2`,
    ),
    rawDays: await read(
      `select distinct (at at time zone 'Asia/Kathmandu')::date::text as day, tool_id, session_id
       from usage_logs order by 1, 2, 3`,
    ),
    sessions: await read('select id, sessions from usage_tools where sessions > 0 order by 1'),
    sessionsOfDays: await read(
      `select tool_id as id, count(distinct session_id)::int as sessions
       from usage_daily_sessions group by 1 order by 1`,
    ),
    rawSessions: await read(
      'select tool_id as id, count(distinct session_id)::int as sessions from usage_logs group by 1 order by 1',
    ),
  }
}

test('LOG-02: an event is stored with its name, session, user agent, instant and extras', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [
    event('qr-builder', '2026-11-21T05:00:00Z', { details: { date: '2026-11-20', from_cache: true } }),
    event('qr-builder-view', '2026-11-21T05:00:01Z', { user_agent: '' }),
  ])
  const rows = await db
    .selectFrom('usage_logs')
    .innerJoin('usage_tools', 'usage_tools.id', 'usage_logs.tool_id')
    .innerJoin('usage_agents', 'usage_agents.id', 'usage_logs.user_agent_id')
    .select(['name', 'session_id', 'agent', 'at', 'details'])
    .orderBy('at')
    .execute()
  expect(rows).toEqual([
    {
      name: 'qr-builder',
      session_id: session(1),
      agent: 'test',
      at: new Date('2026-11-21T05:00:00Z'),
      details: { date: '2026-11-20', from_cache: true },
    },
    {
      name: 'qr-builder-view',
      session_id: session(1),
      agent: '',
      at: new Date('2026-11-21T05:00:01Z'),
      details: null,
    },
  ])
})

test('the roll-ups are those of the raw rows, over the edges of hours and days in Nepal', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [
    event('a', '2026-11-21T05:14:59.999Z'),
    event('a', '2026-11-21T05:15:00.000Z'),
    event('b', '2026-11-21T05:15:00.000Z'),
    event('a', '2026-11-21T18:14:59.999Z'),
    event('a', '2026-11-21T18:15:00.000Z'),
  ])
  // A second batch adds to the same hour and day.
  await insertUsage(db, [
    event('a', '2026-11-21T05:59:00Z'),
    event('a', '2026-11-30T23:59:59Z', { session_id: session(2) }),
  ])
  const { hours, days, ...rest } = await figures(db)
  expect(hours).toEqual(rest.rawHours)
  expect(days).toEqual(rest.rawDays)
  expect(rest.visits).toEqual(rest.rawVisits)
  expect(rest.sessions).toEqual(rest.rawSessions)
  const [a] = await db.selectFrom('usage_tools').select('id').where('name', '=', 'a').execute()
  expect(hours).toContainEqual({ hour: new Date('2026-11-21T04:15:00Z'), tool_id: a?.id, count: 1 })
  expect(hours).toContainEqual({ hour: new Date('2026-11-21T05:15:00Z'), tool_id: a?.id, count: 2 })
  expect(days.filter((row) => 'tool_id' in row && row.tool_id === a?.id)).toEqual([
    { day: '2026-11-21', tool_id: a?.id, session_id: session(1) },
    { day: '2026-11-22', tool_id: a?.id, session_id: session(1) },
    { day: '2026-12-01', tool_id: a?.id, session_id: session(2) },
  ])
})

test('HOME-12: visits are distinct sessions, over batches and days', async () => {
  const db = await usageDatabase()
  const at = '2026-11-21T05:00:00Z'
  await insertUsage(db, [
    event('a', at),
    event('a', at),
    event('a', at, { session_id: session(2) }),
    event('b', at),
  ])
  await insertUsage(db, [event('a', at), event('a', '2026-11-22T05:00:00Z')])
  expect(Object.fromEntries(await countSessions(db))).toEqual({ a: 2, b: 1 })
})

test('HOME-12: visits are those of the raw rows in whatever order days and batches come', async () => {
  const db = await usageDatabase()
  const events = fc.array(
    fc
      .record({ name: fc.constantFrom('a', 'b'), number: fc.nat(2), day: fc.integer({ min: 10, max: 14 }) })
      .map(({ name, number, day }) =>
        event(name, `2026-11-${day}T05:00:00Z`, { session_id: session(number) }),
      ),
    { maxLength: 5 },
  )
  const property = fc.asyncProperty(fc.array(events, { maxLength: 6 }), async (batches) => {
    for (const table of ['usage_logs', 'usage_daily_sessions', 'usage_daily_visits'] as const) {
      await db.deleteFrom(table).execute()
    }
    await db.updateTable('usage_tools').set({ sessions: 0 }).execute()
    for (const batch of batches) await insertUsage(db, batch)
    const { sessions, rawSessions } = await figures(db)
    expect(sessions).toEqual(rawSessions)
    await deleteUsageBefore(db, new Date('2026-11-12T12:00:00+05:45'), new AbortController().signal)
    const left = await figures(db)
    // The day on which it is deleted stays in the roll-ups.
    expect(left.sessions).toEqual(left.sessionsOfDays)
  })
  // To go on looking for a smaller example past the time of this test would disturb the database of the next one.
  await fc.assert(property, { numRuns: 25, endOnFailure: true })
})

test('of a batch that fails, nothing is stored', async () => {
  const db = await usageDatabase()
  const outsideAllMonths = event('b', '2031-01-01T00:00:00Z')
  await expect(insertUsage(db, [event('a', '2026-11-21T05:00:00Z'), outsideAllMonths])).rejects.toThrow()
  const tables = [
    'usage_logs',
    'usage_hourly',
    'usage_daily_sessions',
    'usage_tools',
    'usage_agents',
  ] as const
  for (const table of tables) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
})

test('names and agents are stored once, and their ids are not used up', async () => {
  const db = await usageDatabase()
  for (let batch = 0; batch < 5; batch += 1) await insertUsage(db, [event('a', '2026-11-21T05:00:00Z')])
  await insertUsage(db, [event('b', '2026-11-21T05:00:00Z', { user_agent: 'other' })])
  const tools = await db.selectFrom('usage_tools').selectAll().orderBy('id').execute()
  expect(tools.map(({ name }) => name)).toEqual(['a', 'b'])
  expect((tools[1]?.id ?? 0) - (tools[0]?.id ?? 0)).toBe(1)
  expect(await db.selectFrom('usage_agents').select('agent').orderBy('id').execute()).toEqual([
    { agent: 'test' },
    { agent: 'other' },
  ])
})

test('a user agent that was deleted gets a new row with its next event, and one in use stays', async () => {
  const db = await usageDatabase()
  const old = event('a', '2026-11-01T05:00:00Z')
  const signal = new AbortController().signal
  const agentsOfEvents = async () =>
    await db
      .selectFrom('usage_logs')
      .leftJoin('usage_agents', 'usage_agents.id', 'user_agent_id')
      .select(['agent', 'last_used_on'])
      .orderBy('agent')
      .execute()
  await insertUsage(db, [old])
  await deleteUsageBefore(db, new Date('2026-11-20T05:00:00Z'), signal)
  expect(await db.selectFrom('usage_agents').selectAll().execute()).toEqual([])
  const agents = Array.from({ length: 10 }, (_, number) => `agent ${number}`)
  for (const user_agent of agents) {
    await insertUsage(db, [{ ...old, user_agent }])
    const remove = deleteUsageBefore(db, new Date('2026-11-20T05:00:00Z'), signal)
    await Promise.all([remove, insertUsage(db, [event('a', '2026-11-21T05:00:00Z', { user_agent })])])
  }
  expect(await agentsOfEvents()).toEqual(agents.map((agent) => ({ agent, last_used_on: '2026-11-21' })))
})

test('an event that was late does not make its user agent look older', async () => {
  const db = await usageDatabase()
  const days = async () => await db.selectFrom('usage_agents').select('last_used_on').execute()
  // 00:15 in Nepal of the day after.
  await insertUsage(db, [event('a', '2026-11-21T18:30:00Z'), event('a', '2026-11-21T05:00:00Z')])
  expect(await days()).toEqual([{ last_used_on: '2026-11-22' }])
  await insertUsage(db, [event('a', '2026-11-20T05:00:00Z')])
  expect(await days()).toEqual([{ last_used_on: '2026-11-22' }])
})

test('batches that are written at once, with the same keys in another order, are all counted', async () => {
  const db = await usageDatabase()
  const names = ['a', 'b', 'c', 'd']
  const batch = (order: string[], number: number) =>
    insertUsage(
      db,
      order.map((name) => event(name, '2026-11-21T05:00:00Z', { session_id: session(number) })),
    )
  await Promise.all(
    Array.from({ length: 8 }, (_, number) => batch(number % 2 ? names : names.toReversed(), number)),
  )
  const { hours, days, ...rest } = await figures(db)
  expect(hours.map((row) => 'count' in row && row.count)).toEqual([8, 8, 8, 8])
  expect(hours).toEqual(rest.rawHours)
  expect(days).toHaveLength(32)
  expect(days).toEqual(rest.rawDays)
  expect(rest.visits).toEqual(rest.rawVisits)
  expect(rest.sessions).toEqual(rest.rawSessions)
})

test('an empty batch is nothing', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [])
  expect(await countSessions(db)).toEqual(new Map())
})
