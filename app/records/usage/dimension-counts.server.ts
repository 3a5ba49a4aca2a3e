import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { DayRange } from './periods.ts'
import {
  type Analytics,
  type DimensionKind,
  type DimensionList,
  dimensionKinds,
  type LoggedEvent,
} from './schema.ts'
import type { VisitDay } from './visits.server.ts'

interface CountedValue {
  day: string
  kind: DimensionKind
  value: string
  views: number
  visits: number
}

/**
 * Adds a batch to the counts of opened pages. It must be the last statement of the transaction, after `addVisits`: a
 * transaction that has locked these rows then takes no other lock, and two servers cannot deadlock.
 *
 * @param begun sessions that the batch brought for the first time on a day: the first page that each opened is its visit
 */
export async function addDimensions(
  tx: Kysely<Database>,
  events: readonly LoggedEvent[],
  begun: readonly VisitDay[],
): Promise<void> {
  const rows = countedValues(events, begun)
  if (rows.length === 0) return
  await sql`
    insert into usage_daily_dimensions (day, kind, value, views, visits)
    select day, kind, value, views, visits from unnest(
      ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.value)}::text[],
      ${rows.map((row) => row.views)}::int[],
      ${rows.map((row) => row.visits)}::int[]
    ) as counted(day, kind, value, views, visits)
    order by 1, 2, 3
    on conflict (day, kind, value) do update
    set views = usage_daily_dimensions.views + excluded.views,
      visits = usage_daily_dimensions.visits + excluded.visits`.execute(tx)
}

function countedValues(events: readonly LoggedEvent[], begun: readonly VisitDay[]): CountedValue[] {
  const uncounted = new Set(begun.map(({ day, session_id }) => `${day} ${session_id}`))
  const rows = new Map<string, CountedValue>()
  for (const { dimensions, at, session_id } of events) {
    if (!dimensions) continue
    const day = nepalDay(at)
    const begins = uncounted.delete(`${day} ${session_id.toLowerCase()}`)
    for (const kind of dimensionKinds) {
      const value = dimensions[kind]
      const key = `${day} ${kind} ${value}`
      const row = rows.get(key) ?? { day, kind, value, views: 0, visits: 0 }
      row.views += 1
      if (begins) row.visits += 1
      rows.set(key, row)
    }
  }
  return [...rows.values()]
}

const listLength = 20

export async function readDimensions(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<Analytics['dimensions']> {
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
