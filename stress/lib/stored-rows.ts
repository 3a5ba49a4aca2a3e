import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Asks a database behind the site's back. */
export type Ask = <Row>(sql: string) => Promise<Row[]>

/** On PostgreSQL, whether the site runs or not. */
export async function askPostgres<Value>(url: string, work: (ask: Ask) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    return await work(async <Row>(sql: string) => (await client.query(sql)).rows as Row[])
  } finally {
    await client.end()
  }
}

/** In the data folder of a site that has ended. */
export async function askEmbedded<Value>(
  dataDir: string,
  work: (ask: Ask) => Promise<Value>,
): Promise<Value> {
  const database = await PGlite.create(join(dataDir, 'pgdata'))
  try {
    return await work(async <Row>(sql: string) => (await database.query<Row>(sql)).rows)
  } finally {
    await database.close()
  }
}
