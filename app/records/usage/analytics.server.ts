import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { daysIn, type Period, periodsOf, type TimeRange } from './periods.ts'
import { type Analytics, type DimensionKind, type DimensionList, dimensionKinds } from './schema.ts'
import { countSessionsIn } from './visits.server.ts'

const recentRows = 10
/** Of each kind. */
const listLength = 20

/** @param openEvents the names that are recorded when a page is opened. */
export async function readAnalytics(
  db: Db,
  range: TimeRange,
  { now, openEvents }: { now: Date; openEvents: readonly string[] },
): Promise<Omit<Analytics, 'health'>> {
  const { current, previous } = periodsOf(range, now)
  const days = daysIn(current)
  const dimensionDays = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const [dimensions, events, errors, daily, recent, reach, ...sessions] = await Promise.all([
    readDimensions(db, dimensionDays),
    eventsByTool(db, current, previous),
    errorsByKind(db, current, previous),
    eventsByDay(db, current),
    recentActivity(db, current),
    reachOf(db),
    countSessionsIn(db, current, now),
    countSessionsIn(db, previous, now),
  ])
  const counts = { events, errors, views: events.filter(({ name }) => openEvents.includes(name)) }
  const reachesBack = reach.first !== null && reach.first.getTime() <= previous.from.getTime()
  return {
    timeRange: range,
    ...instants(current),
    toolUsage: countsOf(events),
    errorStats: countsOf(errors),
    dailyUsage: Object.fromEntries(days.map((day) => [day, daily.get(day) ?? 0])),
    dimensions,
    dimensionDays,
    recentActivity: recent,
    ...totalsOf(counts, 'current', sessions[0]),
    previous: reachesBack ? { ...totalsOf(counts, 'previous', sessions[1]), ...instants(previous) } : null,
    lastEventHour: reach.last?.toISOString() ?? null,
  }
}

interface Counted {
  name: string
  current: number
  previous: number
}

type Counts = Readonly<Record<'events' | 'errors' | 'views', readonly Counted[]>>

function totalsOf({ events, errors, views }: Counts, period: 'current' | 'previous', totalUsers: number) {
  const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, row) => sum + row[period], 0)
  const totalToolUsage = sumOf(events)
  const totalErrors = sumOf(errors)
  return {
    totalUsers,
    totalToolUsage,
    totalErrors,
    pageViews: sumOf(views),
    errorRate: totalToolUsage === 0 ? null : Math.round((totalErrors / totalToolUsage) * 10_000) / 100,
  }
}

async function eventsByTool(db: Db, current: Period, previous: Period): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select usage_tools.name, counted.current, counted.previous
    from (
      select tool_id,
        coalesce(sum(count) filter (where hour >= ${current.from}), 0) as current,
        coalesce(sum(count) filter (where hour < ${previous.to}), 0) as previous
      from usage_hourly where hour >= ${previous.from} and hour < ${current.to}
      group by tool_id
    ) counted
    join usage_tools on usage_tools.id = counted.tool_id
    order by counted.current desc, usage_tools.name`.execute(db)
  return rows
}

async function errorsByKind(db: Db, current: Period, previous: Period): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select kind as name,
      count(*) filter (where at >= ${current.from}) as current,
      count(*) filter (where at < ${previous.to}) as previous
    from error_logs where at >= ${previous.from} and at < ${current.to}
    group by kind order by 2 desc, 1 limit 200`.execute(db)
  return rows
}

async function eventsByDay(db: Db, { from, to }: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ hour: Date; count: number }>`
    select min(hour) as hour, sum(count) as count
    from usage_hourly where hour >= ${from} and hour < ${to}
    group by (hour at time zone 'Asia/Kathmandu')::date`.execute(db)
  return new Map(rows.map(({ hour, count }) => [nepalDay(hour), count]))
}

/** Of whole days of Nepal, both included. */
export async function readDimensions(db: Db, { from, to }: Analytics['dimensionDays']) {
  const { rows } = await sql<DimensionList[number] & { kind: DimensionKind }>`
    select kind, value, views, visits
    from (
      select kind, value, sum(views) as views, sum(visits) as visits,
        row_number() over (partition by kind order by sum(views) desc, sum(visits) desc, value) as place
      from usage_daily_dimensions
      where day between ${from} and ${to} and kind = any(${dimensionKinds}::text[])
      group by kind, value
    ) as placed
    where place <= ${listLength}
    order by kind, place`.execute(db)
  const listOf = (wanted: DimensionKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ kind: _, ...row }) => row)
  return { page: listOf('page'), referrer: listOf('referrer'), width: listOf('width') }
}

async function recentActivity(db: Db, { from, to }: Period) {
  const rows = await db
    .selectFrom('usage_hourly')
    .innerJoin('usage_tools', 'usage_tools.id', 'usage_hourly.tool_id')
    .select(['usage_tools.name as tool', 'usage_hourly.count', 'usage_hourly.hour'])
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .orderBy('hour', 'desc')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(recentRows)
    .execute()
  return rows.map(({ tool, count, hour }) => ({ tool, count, time: hour.toISOString() }))
}

/** The first and the last hour of the log. */
async function reachOf(db: Db): Promise<{ first: Date | null; last: Date | null }> {
  return await db
    .selectFrom('usage_hourly')
    .select((of) => [of.fn.min<Date | null>('hour').as('first'), of.fn.max<Date | null>('hour').as('last')])
    .executeTakeFirstOrThrow()
}

function countsOf(rows: readonly Counted[]): Record<string, number> {
  return Object.fromEntries(rows.filter(({ current }) => current > 0).map((row) => [row.name, row.current]))
}

function instants({ from, to }: Period) {
  return { from: from.toISOString(), to: to.toISOString() }
}
