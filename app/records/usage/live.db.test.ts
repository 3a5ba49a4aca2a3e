import { expect, test } from 'vitest'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testStorage } from '#test/database.ts'
import { readLive } from './live.server.ts'
import { insertUsage } from './store.server.ts'

const now = new Date('2026-11-21T05:00:00Z')
const openEvents = ['a-view', 'b-view']

const event = (number: number, tool_name: string, minutesAgo: number) => ({
  tool_name,
  session_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  user_agent: 'test',
  at: new Date(now.getTime() - minutesAgo * 60_000),
})

test('live are the sessions of the last 5 and 30 minutes, and the page that each opened last', async () => {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, now, 0)
  await insertUsage(db, [
    event(1, 'a-view', 4),
    event(1, 'b-view', 2),
    event(1, 'a', 1),
    event(2, 'b-view', 5),
    event(3, 'a-view', 0),
    event(4, 'a-view', 29),
    event(5, 'a-view', 31),
    // A use of a page that was opened earlier.
    event(6, 'a', 3),
  ])
  expect(await readLive(db, { now, openEvents })).toEqual({
    at: '2026-11-21T05:00:00.000Z',
    last5Minutes: 4,
    last30Minutes: 5,
    pages: [
      { event: 'b-view', sessions: 2 },
      { event: 'a-view', sessions: 1 },
    ],
    otherSessions: 0,
  })
})

test('with no visitor there, there are no pages', async () => {
  const { db } = await testStorage()
  expect(await readLive(db, { now, openEvents })).toMatchObject({
    last5Minutes: 0,
    last30Minutes: 0,
    pages: [],
  })
})
