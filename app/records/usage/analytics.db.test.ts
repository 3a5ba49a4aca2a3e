import { expect, test } from 'vitest'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testStorage } from '#test/database.ts'
import { readAnalytics } from './analytics.server.ts'
import { type Period, periodsOf, timeRanges } from './periods.ts'
import { insertUsage } from './store.server.ts'

/** 10:45 in Nepal. */
const now = new Date('2026-11-21T05:00:00Z')
const hourMs = 3_600_000
const openEvents = ['a-view']

/** An event every two hours or so over 20 days up to now; each session sends five in a row. */
async function usageDatabase() {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, new Date('2026-10-01T00:00:00Z'))
  const events = Array.from({ length: 230 }, (_, number) => ({
    tool_name: number % 3 === 0 ? 'a-view' : 'a',
    session_id: `00000000-0000-4000-8000-${String(Math.floor(number / 5)).padStart(12, '0')}`,
    user_agent: 'test',
    at: new Date(now.getTime() - (229 - number) * 2.1 * hourMs),
  }))
  await insertUsage(db, events)
  const within = ({ from, to }: Period) => events.filter(({ at }) => at >= from && at < to)
  return { db, events, within }
}

test('API-04: every figure equals what the raw events say, for every range and the time before', async () => {
  const { db, within } = await usageDatabase()
  for (const range of timeRanges) {
    const { current, previous } = periodsOf(range, now)
    const figures = await readAnalytics(db, range, { now, openEvents })
    const expected = (period: Period) => {
      const events = within(period)
      return {
        totalToolUsage: events.length,
        pageViews: events.filter(({ tool_name }) => tool_name === 'a-view').length,
        totalUsers: new Set(events.map(({ session_id }) => session_id)).size,
      }
    }
    expect(figures, range).toMatchObject(expected(current))
    expect(Object.values(figures.dailyUsage).reduce((sum, count) => sum + count, 0)).toBe(
      within(current).length,
    )
    // The log reaches 20 days back: 24 hours and 7 days can be compared, longer ranges cannot.
    const { from, to, totalErrors, errorRate, ...told } = figures.previous ?? {}
    const reached = range === '24h' || range === '7d'
    expect(told, range).toEqual(reached ? expected(previous) : {})
    expect([from, to, totalErrors, errorRate], range).toEqual(
      reached
        ? [previous.from.toISOString(), previous.to.toISOString(), 0, 0]
        : [undefined, undefined, undefined, undefined],
    )
  }
})

test('ADM-14: pages are counted on the whole days that the last 24 hours touch', async () => {
  const { db } = await usageDatabase()
  const { dimensionDays } = await readAnalytics(db, '24h', { now, openEvents })
  expect(dimensionDays).toEqual({ from: '2026-11-20', to: '2026-11-21' })
})

test('ADM-14: the latest hours are reported with their counts, the latest first', async () => {
  const { db } = await usageDatabase()
  const { recentActivity, lastEventHour } = await readAnalytics(db, '7d', { now, openEvents })
  expect(recentActivity).toHaveLength(10)
  expect(recentActivity[0]).toEqual({ tool: 'a', count: 1, time: '2026-11-21T04:15:00.000Z' })
  expect(lastEventHour).toBe('2026-11-21T04:15:00.000Z')
  const times = recentActivity.map(({ time }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('ADM-14: with nothing recorded nothing is made up', async () => {
  const { db } = await testStorage()
  expect(await readAnalytics(db, '24h', { now, openEvents })).toMatchObject({
    toolUsage: {},
    errorStats: {},
    recentActivity: [],
    totalUsers: 0,
    errorRate: null,
    previous: null,
    lastEventHour: null,
  })
})
