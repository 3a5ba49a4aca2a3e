import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { dropUsagePartitions, ensureUsagePartitions } from './usage-partitions.ts'

const now = new Date('2026-11-21T05:00:00Z')
/** After every month of every test. */
const far = new Date('2100-01-01T00:00:00Z')
const session = '00000000-0000-4000-8000-000000000001'

async function storageWithoutMonths() {
  const { db } = await testStorage()
  await dropUsagePartitions(db, far)
  return db
}

test('the coming months are made once, over the end of the year', async () => {
  const db = await storageWithoutMonths()
  const made = ['usage_logs_2026_11', 'usage_logs_2026_12', 'usage_logs_2027_01']
  expect(await ensureUsagePartitions(db, now)).toEqual(made)
  expect(await ensureUsagePartitions(db, now)).toEqual([])
  expect(await ensureUsagePartitions(db, new Date('2026-12-01T00:00:00Z'))).toEqual(['usage_logs_2027_02'])
})

test('a month runs from its first instant in UTC to the next one; an event outside all months is refused', async () => {
  const db = await storageWithoutMonths()
  await ensureUsagePartitions(db, now, 0)
  const log = (at: string) =>
    db.insertInto('usage_logs').values({ at, session_id: session, tool_id: 1, details: '{"a":1}' }).execute()
  await log('2026-11-01T00:00:00Z')
  await log('2026-11-30T23:59:59.999Z')
  await expect(log('2026-10-31T23:59:59.999Z')).rejects.toMatchObject({ code: '23514' })
  await expect(log('2026-12-01T00:00:00Z')).rejects.toMatchObject({ code: '23514' })
  const row = await db.selectFrom('usage_logs').selectAll().orderBy('at').executeTakeFirst()
  expect(row).toEqual({
    at: new Date('2026-11-01T00:00:00Z'),
    session_id: session,
    user_agent_id: null,
    tool_id: 1,
    details: { a: 1 },
  })
})

test('LOG-04: months that ended before an instant are dropped with their events', async () => {
  const db = await storageWithoutMonths()
  await ensureUsagePartitions(db, new Date('2024-09-30T23:59:59Z'), 3)
  expect(await dropUsagePartitions(db, new Date('2024-11-21T05:00:00Z'))).toEqual([
    'usage_logs_2024_09',
    'usage_logs_2024_10',
  ])
  expect(await dropUsagePartitions(db, new Date('2024-11-21T05:00:00Z'))).toEqual([])
})

test('roll-ups hold one row for an hour and tool, and for a day, tool and session', async () => {
  const { db } = await testStorage()
  const hour = new Date('2026-11-21T04:15:00Z')
  const count = (n: number) =>
    db
      .insertInto('usage_hourly')
      .values({ hour, tool_id: 1, count: n })
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'tool_id'])
          .doUpdateSet((eb) => ({ count: eb('usage_hourly.count', '+', eb.ref('excluded.count')) })),
      )
      .execute()
  await count(3)
  await count(4)
  const hours = db.selectFrom('usage_hourly').select((eb) => ['hour', eb.fn.sum('count').as('events')])
  expect(await hours.groupBy('hour').execute()).toEqual([{ hour, events: 7 }])

  const visit = { day: '2026-11-21', tool_id: 1, session_id: session }
  await db
    .insertInto('usage_daily_sessions')
    .values([visit, { ...visit, tool_id: 2 }])
    .execute()
  await expect(db.insertInto('usage_daily_sessions').values(visit).execute()).rejects.toMatchObject({
    code: '23505',
  })
  expect((await db.selectFrom('usage_daily_sessions').select('day').execute())[0]).toEqual({
    day: '2026-11-21',
  })
})
