import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testStorage } from '#test/database.ts'
import { readDimensions } from './analytics.server.ts'
import { type Dimensions, dimensionKinds, type LoggedEvent } from './schema.ts'
import { insertUsage } from './store.server.ts'

const session = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const opened: Dimensions = {
  page: '/',
  referrer: '',
  width: 'phone',
}

const event = (number: number, at: string, change?: Partial<Dimensions>): LoggedEvent => ({
  tool_name: change ? 'a-view' : 'a',
  session_id: session(number),
  user_agent: 'test',
  at: new Date(at),
  ...(change && { dimensions: { ...opened, ...change } }),
})

async function usageDatabase(): Promise<Kysely<Database>> {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, new Date('2026-11-21T05:00:00Z'), 0)
  return db
}

const november = { from: '2026-11-01', to: '2026-11-30' }
const at = '2026-11-21T05:00:00Z'

test('each page is a view, and the first of a session on a day its visit', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [
    event(1, at, { page: '/ne', referrer: 'google.com' }),
    event(1, at, { page: '/qr-builder' }),
    event(1, at),
    event(2, at, { page: '/qr-builder', width: 'desktop' }),
  ])
  await insertUsage(db, [event(1, at, { page: '/qr-builder' }), event(1, '2026-11-22T05:00:00Z', {})])
  const { page, referrer, width } = await readDimensions(db, november)
  expect(page).toEqual([
    { value: '/qr-builder', views: 3, visits: 1 },
    { value: '/', views: 1, visits: 1 },
    { value: '/ne', views: 1, visits: 1 },
  ])
  expect(referrer).toEqual([
    { value: '', views: 4, visits: 2 },
    { value: 'google.com', views: 1, visits: 1 },
  ])
  expect(width).toEqual([
    { value: 'phone', views: 4, visits: 2 },
    { value: 'desktop', views: 1, visits: 1 },
  ])
})

test('events of older clients, without a page, are in no count', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [event(1, at)])
  expect(await db.selectFrom('usage_daily_dimensions').selectAll().execute()).toEqual([])
})

test('kinds that earlier releases counted are not read', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [event(1, at, {})])
  await db
    .insertInto('usage_daily_dimensions')
    .values({ day: '2026-11-21', kind: 'page_language', value: 'en', views: 1, visits: 1 })
    .execute()
  expect(Object.keys(await readDimensions(db, november))).toEqual([...dimensionKinds])
})

test('days are those of Nepal, and only those that were asked for', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [
    event(1, '2026-11-20T18:14:59Z', { page: '/before' }),
    event(2, '2026-11-20T18:15:00Z', { page: '/first' }),
    event(3, '2026-11-21T18:14:59Z', { page: '/last' }),
    event(4, '2026-11-21T18:15:00Z', { page: '/after' }),
  ])
  const { page } = await readDimensions(db, { from: '2026-11-21', to: '2026-11-21' })
  expect(page.map(({ value }) => value)).toEqual(['/first', '/last'])
})

test('the 20 most viewed values are listed', async () => {
  const db = await usageDatabase()
  const events = Array.from({ length: 23 }, (_, host) =>
    Array.from({ length: 24 - host }, (_, time) =>
      event(host * 100 + time, at, { referrer: `h${String(host).padStart(2, '0')}.example` }),
    ),
  ).flat()
  await insertUsage(db, events)
  const { referrer } = await readDimensions(db, november)
  expect(referrer).toHaveLength(20)
  expect(referrer[0]).toEqual({ value: 'h00.example', views: 24, visits: 24 })
})

test('every kind counts each opened page once, and visits are the sessions of the day, in whatever batches they come', async () => {
  const db = await usageDatabase()
  const events = fc.array(
    fc.record({
      number: fc.nat(4),
      day: fc.integer({ min: 20, max: 22 }),
      width: fc.constantFrom('phone', 'tablet'),
    }),
    { maxLength: 6 },
  )
  const property = fc.asyncProperty(fc.array(events, { maxLength: 5 }), async (batches) => {
    for (const table of [
      'usage_daily_dimensions',
      'usage_logs',
      'usage_daily_sessions',
      'usage_daily_visits',
    ] as const)
      await db.deleteFrom(table).execute()
    for (const batch of batches) {
      await insertUsage(
        db,
        batch.map(({ number, day, width }) => event(number, `2026-11-${day}T05:00:00Z`, { width })),
      )
    }
    const sent = batches.flat()
    const expected = {
      views: sent.length,
      visits: new Set(sent.map(({ number, day }) => `${number} ${day}`)).size,
    }
    const lists = await readDimensions(db, november)
    for (const kind of dimensionKinds) {
      const sum = (of: 'views' | 'visits') => lists[kind].reduce((total, row) => total + row[of], 0)
      expect({ views: sum('views'), visits: sum('visits') }, kind).toEqual(expected)
    }
  })
  await fc.assert(property, { numRuns: 15, endOnFailure: true })
})

test('batches that are written at once, with the same values in another order, are all counted', async () => {
  const db = await usageDatabase()
  const pages = ['/', '/ne', '/qr-builder']
  const batch = (order: string[], number: number) =>
    insertUsage(
      db,
      order.map((page) => event(number, at, { page })),
    )
  await Promise.all(
    Array.from({ length: 8 }, (_, number) => batch(number % 2 ? pages : pages.toReversed(), number)),
  )
  const { page, width } = await readDimensions(db, november)
  expect(page.map(({ views }) => views)).toEqual([8, 8, 8])
  expect(width).toEqual([{ value: 'phone', views: 24, visits: 8 }])
})
