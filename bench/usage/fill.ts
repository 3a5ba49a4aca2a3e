import pg from 'pg'

/** Over how many days the events are spread. */
const days = 365
const tools = 20
/** Events that one tab sends, as the site's own pages do: a few in a row. */
const eventsOfSession = 6
const rowsAtOnce = 1_000_000

/** Fills the usage log evenly up to now, and the roll-ups as the writer of the site would have left them. */
export async function fillUsage(
  databaseUrl: string,
  rows: number,
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let from = 0; from < rows; from += rowsAtOnce) {
      await client.query(events, [from, rows, days, eventsOfSession, tools, rowsAtOnce])
      tell(`${Math.min(from + rowsAtOnce, rows)} of ${rows} events`)
    }
    for (const statement of rest) await client.query(statement)
  } finally {
    await client.end()
  }
}

const events = `
  insert into usage_logs (at, session_id, user_agent_id, tool_id)
  select now() - make_interval(secs => ($2::bigint - n) * ($3::integer * 86400.0 / $2)),
    md5((n / $4::integer)::text)::uuid, n % 300, 
    -- Some tools are used far more often than others.
    1 + floor($5::integer * power((hashint8(n) & 65535) / 65536.0, 3))::smallint
  from generate_series($1::bigint, least($1 + $6::bigint, $2) - 1) n`

const rest = [
  `insert into usage_tools (name)
   select 'tool-' || n || case when n % 2 = 0 then '-view' else '' end from generate_series(1, ${tools}) n`,
  `insert into usage_hourly (hour, tool_id, count)
   select date_trunc('hour', at, 'Asia/Kathmandu'), tool_id, count(*) from usage_logs group by 1, 2 order by 1, 2`,
  `insert into usage_daily_sessions (day, tool_id, session_id)
   select distinct (at at time zone 'Asia/Kathmandu')::date, tool_id, session_id from usage_logs order by 1, 2, 3`,
  `insert into usage_daily_visits (day, session_id, previous_day)
   select day, session_id, coalesce(lag(day) over (partition by session_id order by day), '-infinity')
   from (select distinct day, session_id from usage_daily_sessions) as visit order by 1, 2`,
  `insert into error_logs (at, kind, message)
   select now() - make_interval(mins => n), 'kind-' || n % 7, 'x' from generate_series(1, 20000) n`,
  `insert into banks (name, name_ne, code, sort_order)
   select 'Bank number ' || n, 'बैंक ' || n, 'BANK' || n, n % 100 from generate_series(1, 10000) n`,
  'vacuum analyze',
]
