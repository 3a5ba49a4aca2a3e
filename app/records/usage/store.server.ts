import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { dimensionKinds, type LoggedEvent } from './schema.ts'
import { addVisits, listsOf, type ToolDay, type VisitDay } from './visits.server.ts'

/**
 * Writes a batch of events and adds it to the roll-ups, all or nothing, so that roll-ups always equal the raw rows.
 * @throws when the database does not answer; then nothing of the batch is stored.
 */
export async function insertUsage(db: Db, events: readonly LoggedEvent[]): Promise<void> {
  if (events.length === 0) return
  await db.transaction().execute(async (tx) => {
    const tools = await toolIds(tx, events)
    const agents = await agentIds(tx, events)
    const rows = events.map((event) => ({
      at: event.at,
      session_id: event.session_id,
      tool_id: known(tools, event.tool_name),
      user_agent_id: known(agents, event.user_agent),
      details: event.details ? JSON.stringify(event.details) : null,
    }))
    await addToLog(tx, rows)
    await addToHours(tx, rows)
    const begun = await addVisits(tx, await addToDays(tx, rows))
    await addDimensions(tx, events, begun)
  })
}

type Row = { at: Date; session_id: string; tool_id: number }

type LogRow = Row & { user_agent_id: number; details: string | null }

async function addToLog(tx: Db, rows: readonly LogRow[]) {
  await sql`
    insert into usage_logs (at, session_id, tool_id, user_agent_id, details)
    select at, session_id, tool_id, user_agent_id, details::jsonb
    from ${listsOf(rows, 'at', 'session_id', 'tool_id', 'user_agent_id', 'details')}`.execute(tx)
}

// All roll-ups are filled in one order of keys: two servers that write at once then wait for each other, never deadlock.
async function addToHours(tx: Db, rows: readonly Row[]) {
  await sql`
    insert into usage_hourly (hour, tool_id, count)
    select date_trunc('hour', at, 'Asia/Kathmandu'), tool_id, count(*)
    from ${listsOf(rows, 'at', 'tool_id')}
    group by 1, 2 order by 1, 2
    on conflict (hour, tool_id) do update set count = usage_hourly.count + excluded.count`.execute(tx)
}

/** Gives those that were not there yet. */
async function addToDays(tx: Db, events: readonly Row[]): Promise<readonly ToolDay[]> {
  const { rows } = await sql<ToolDay>`
    insert into usage_daily_sessions (day, tool_id, session_id)
    select distinct (at at time zone 'Asia/Kathmandu')::date, tool_id, session_id
    from ${listsOf(events, 'at', 'tool_id', 'session_id')}
    order by 1, 2, 3
    on conflict do nothing
    returning day, tool_id, session_id`.execute(tx)
  return rows
}

type CountedValue = Selectable<Database['usage_daily_dimensions']>

/**
 * Adds a batch to the counts of opened pages. It must be the last statement of the transaction, after `addVisits`: a
 * transaction that has locked these rows then takes no other lock, and two servers cannot deadlock.
 *
 * @param begun sessions that the batch brought for the first time on a day: the first page that each opened is its visit
 */
async function addDimensions(tx: Db, events: readonly LoggedEvent[], begun: readonly VisitDay[]) {
  const rows = countedValues(events, begun)
  if (rows.length === 0) return
  await sql`
    insert into usage_daily_dimensions (day, kind, value, views, visits)
    select day, kind, value, views, visits from ${listsOf(rows, 'day', 'kind', 'value', 'views', 'visits')}
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

/** Looks names up first: an insert that is refused would still use up an id. */
async function toolIds(tx: Db, events: readonly LoggedEvent[]): Promise<Ids> {
  const wanted = [...new Set(events.map((event) => event.tool_name))].toSorted()
  const find = async () => {
    const rows = await tx
      .selectFrom('usage_tools')
      .select(['id', 'name'])
      .where('name', '=', sql<string>`any(${wanted})`)
      .execute()
    return new Map(rows.map((row) => [row.name, row.id]))
  }
  const found = await find()
  const missing = wanted.filter((name) => !found.has(name))
  if (missing.length === 0) return found
  await sql`insert into usage_tools (name) select unnest(${missing}::text[]) on conflict do nothing`.execute(
    tx,
  )
  return find()
}

/**
 * Updates the day of agents not yet used today, and inserts missing ones. This locks their rows until the events are
 * committed, so that retention cannot delete them before.
 */
async function agentIds(tx: Db, events: readonly LoggedEvent[]): Promise<Ids> {
  const days = new Map<string, string>()
  for (const { user_agent, at } of events) {
    const day = nepalDay(at)
    if (day > (days.get(user_agent) ?? '')) days.set(user_agent, day)
  }
  const current = await sql<{ id: number; agent: string }>`
    select id, agent from usage_agents join ${agentDays(days)} using (agent) where last_used_on >= day`.execute(
    tx,
  )
  const ids = new Map(current.rows.map((row) => [row.agent, row.id]))
  for (const agent of ids.keys()) days.delete(agent)
  if (days.size === 0) return ids
  const written = await sql<{ id: number; agent: string }>`
    insert into usage_agents (agent, last_used_on) select agent, day from ${agentDays(days)} order by agent
    on conflict (agent) do update set last_used_on = greatest(usage_agents.last_used_on, excluded.last_used_on)
    returning id, agent`.execute(tx)
  for (const row of written.rows) ids.set(row.agent, row.id)
  return ids
}

function agentDays(days: ReadonlyMap<string, string>) {
  return sql`unnest(${[...days.keys()]}::text[], ${[...days.values()]}::date[]) as used(agent, day)`
}

type Ids = ReadonlyMap<string, number>

function known(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The usage log has no id for ${name}`)
  return id
}

/** Distinct sessions that sent one of these events, of all that the log still knows. */
export async function countSessions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('usage_tools').select(['name', 'sessions']).limit(500).execute()
  return new Map(rows.map((row) => [row.name, row.sessions]))
}
