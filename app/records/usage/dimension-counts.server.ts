import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type DimensionKind, dimensionKinds } from './dimensions.ts'
import type { LoggedEvent } from './fields.ts'
import type { Analytics, DimensionList } from './figures.ts'
import type { DayRange } from './periods.ts'
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

interface PlacedRow {
  kind: DimensionKind
  value: string
  views: number
  visits: number
  values: number
  all_views: number
  all_visits: number
}

export async function readDimensions(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<Analytics['dimensions']> {
  const { rows } = await sql<PlacedRow>`
    select kind, value, views, visits, "values", all_views, all_visits
    from (
      select kind, value, sum(views) as views, sum(visits) as visits,
        row_number() over (partition by kind order by sum(views) desc, sum(visits) desc, value) as place,
        count(*) over (partition by kind) as "values",
        (sum(sum(views)) over (partition by kind))::bigint as all_views,
        (sum(sum(visits)) over (partition by kind))::bigint as all_visits
      from usage_daily_dimensions
      where day between ${from} and ${to} and kind = any(${dimensionKinds}::text[])
      group by kind, value
    ) as placed
    where place <= ${listLength}
    order by kind, place`.execute(db)
  const listOf = (kind: DimensionKind) => shortened(rows.filter((row) => row.kind === kind))
  return {
    page: listOf('page'),
    page_language: listOf('page_language'),
    referrer: listOf('referrer'),
    width: listOf('width'),
  }
}

function shortened(rows: readonly PlacedRow[]): DimensionList {
  const [first] = rows
  const shown = (of: 'views' | 'visits') => rows.reduce((sum, row) => sum + row[of], 0)
  return {
    top: rows.map(({ value, views, visits }) => ({ value, views, visits })),
    rest: {
      values: (first?.values ?? 0) - rows.length,
      views: (first?.all_views ?? 0) - shown('views'),
      visits: (first?.all_visits ?? 0) - shown('visits'),
    },
  }
}
