import pg from 'pg'
import { shown, table } from '../lib/figures.ts'

/** What the usage log and its roll-ups take on the disk, each month of the log counted with it. */
export async function sizeTable(databaseUrl: string, events: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; rows: number; bytes: number }>(sizes)
    return table(
      ['table', 'rows', 'MB', 'bytes a row', 'bytes an event'],
      rows.map(({ name, rows: count, bytes }) => [
        name,
        String(count),
        shown(bytes / 1e6, 1),
        shown(bytes / count),
        shown(bytes / events, 1),
      ]),
    )
  } finally {
    await client.end()
  }
}

const sizes = `
  select coalesce(parent.relname, c.relname) as name, sum(c.reltuples)::float8 as rows,
    sum(pg_total_relation_size(c.oid))::float8 as bytes
  from pg_class c
  left join pg_inherits on inhrelid = c.oid
  left join pg_class parent on parent.oid = inhparent
  where c.relkind = 'r' and coalesce(parent.relname, c.relname) in
    ('usage_logs', 'usage_hourly', 'usage_daily_sessions', 'usage_daily_visits')
  group by 1 having sum(c.reltuples) > 0 order by 1`
