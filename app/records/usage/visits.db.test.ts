import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { testStorage } from '#test/database.ts'
import { deleteUsageBefore } from './retention.server.ts'
import type { LoggedEvent } from './schema.ts'
import { insertUsage } from './store.server.ts'
import { countSessionsIn } from './visits.server.ts'

/** 10:45 in Nepal. */
const now = new Date('2026-11-21T05:00:00Z')
const hourMs = 3_600_000
const reachHours = 6 * 24
/** The hour of Nepal that runs ends 15 minutes later. */
const hoursBefore = (hours: number) => new Date(now.getTime() + hourMs / 4 - hours * hourMs)

const session = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const event = (number: number, at: Date): LoggedEvent => ({
  tool_name: 'a',
  session_id: session(number),
  user_agent: 'test',
  at,
})

const morningOf = (day: string) => new Date(`${day}T09:00:00+05:45`)

async function usageDatabase(): Promise<Kysely<Database>> {
  const { db } = await testStorage()
  await ensureUsagePartitions(db, new Date('2026-11-01T00:00:00Z'), 1)
  return db
}

interface Batch {
  /** Written by a server of the release before. */
  isOlder: boolean
  events: LoggedEvent[]
}

const eventsOf = fc.array(
  fc
    .record({ number: fc.nat(3), minutes: fc.nat(reachHours * 60) })
    .map(({ number, minutes }) => event(number, new Date(now.getTime() - minutes * 60_000))),
  { maxLength: 8 },
)

const periodsOf = fc.array(
  fc.tuple(fc.nat(reachHours + 24), fc.nat(reachHours + 24)).map(([one, other]) => ({
    from: hoursBefore(Math.max(one, other)),
    to: hoursBefore(Math.min(one, other)),
  })),
  { minLength: 8, maxLength: 8 },
)

/** Every run of whole days, the one that runs included. */
const dayPeriods = Array.from(
  { length: 7 },
  (_, ago) => new Date(`2026-11-${21 - ago}T00:00:00+05:45`),
).flatMap((from, ago, midnights) => [...midnights.slice(0, ago), hoursBefore(0)].map((to) => ({ from, to })))

async function write(db: Kysely<Database>, { isOlder, events }: Batch): Promise<void> {
  if (!isOlder) return await insertUsage(db, events)
  for (const { at, session_id } of events) {
    await db.insertInto('usage_logs').values({ at, session_id, tool_id: 1 }).execute()
    const day = nepalDay(at)
    await sql`insert into usage_daily_sessions values (${day}, 1, ${session_id}) on conflict do nothing`.execute(
      db,
    )
    await sql`insert into usage_daily_visits (day, session_id) values (${day}, ${session_id}) on conflict do nothing`.execute(
      db,
    )
  }
}

const tables = ['usage_logs', 'usage_daily_sessions', 'usage_daily_visits'] as const

const orders: [string, fc.Arbitrary<boolean>][] = [
  ['in whatever order their days and batches come', fc.constant(false)],
  ['while servers of the release before write too', fc.boolean()],
]

test.each(orders)('API-04: sessions of any period are counted exactly, %s', async (_, isOlder) => {
  const db = await usageDatabase()
  const batches = fc.array(fc.record({ isOlder, events: eventsOf }), { maxLength: 6 })
  const property = fc.asyncProperty(batches, periodsOf, async (written, periods) => {
    await Promise.all(tables.map((table) => db.deleteFrom(table).execute()))
    for (const batch of written) await write(db, batch)
    const events = written.flatMap((batch) => batch.events)
    for (const period of [...periods, ...dayPeriods]) {
      const within = events.filter(({ at }) => at >= period.from && at < period.to)
      const distinct = new Set(within.map(({ session_id }) => session_id)).size
      expect(await countSessionsIn(db, period, now), JSON.stringify(period)).toBe(distinct)
    }
  })
  // To go on looking for a smaller example past the time of this test would disturb the database of the next one.
  await fc.assert(property, { numRuns: 25, endOnFailure: true })
})

async function previousDays(db: Kysely<Database>) {
  const { rows } = await sql<{ day: string; previous_day: string }>`
    select day, previous_day from usage_daily_visits order by day`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.day, row.previous_day]))
}

test('a day that comes late stands between the days before and after it', async () => {
  const db = await usageDatabase()
  const came = (...days: string[]) =>
    insertUsage(
      db,
      days.map((day) => event(1, morningOf(day))),
    )
  await came('2026-11-16', '2026-11-20')
  expect(await previousDays(db)).toEqual({ '2026-11-16': '-infinity', '2026-11-20': '2026-11-16' })
  await came('2026-11-19', '2026-11-17', '2026-11-14')
  await came('2026-11-16', '2026-11-20')
  expect(await previousDays(db)).toEqual({
    '2026-11-14': '-infinity',
    '2026-11-16': '2026-11-14',
    '2026-11-17': '2026-11-16',
    '2026-11-19': '2026-11-17',
    '2026-11-20': '2026-11-19',
  })
})

test('a session whose earlier day was deleted still counts once in the days that are left', async () => {
  const db = await usageDatabase()
  const days = ['2026-11-16', '2026-11-18', '2026-11-20']
  await insertUsage(
    db,
    days.map((day) => event(1, morningOf(day))),
  )
  await deleteUsageBefore(db, new Date('2026-11-17T00:00:00+05:45'), new AbortController().signal)
  expect(await previousDays(db)).toEqual({ '2026-11-18': '2026-11-16', '2026-11-20': '2026-11-18' })
  const period = { from: new Date('2026-11-17T00:00:00+05:45'), to: hoursBefore(0) }
  expect(await countSessionsIn(db, period, now)).toBe(1)
})

test('sessions that were never counted are deleted all the same', async () => {
  const db = await usageDatabase()
  await insertUsage(db, [event(1, morningOf('2026-11-16'))])
  await write(db, { isOlder: true, events: [event(2, morningOf('2026-11-16'))] })
  await deleteUsageBefore(db, new Date('2026-11-17T00:00:00+05:45'), new AbortController().signal)
  expect(await db.selectFrom('usage_daily_sessions').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('usage_tools').select('sessions').execute()).toEqual([{ sessions: 0 }])
})
