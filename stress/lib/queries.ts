import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Runs SQL on the database of a site. */
export type Query = <Row>(sql: string) => Promise<Row[]>

/** On PostgreSQL; the site may be running. */
export async function queryPostgres<Value>(
  url: string,
  work: (query: Query) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    return await work(async <Row>(sql: string) => (await client.query(sql)).rows as Row[])
  } finally {
    await client.end()
  }
}

/** In the data folder of a stopped site. */
export async function queryEmbedded<Value>(
  dataDir: string,
  work: (query: Query) => Promise<Value>,
): Promise<Value> {
  const database = await PGlite.create(join(dataDir, 'pgdata'))
  try {
    return await work(async <Row>(sql: string) => (await database.query<Row>(sql)).rows)
  } finally {
    await database.close()
  }
}

/** The first row of a query on PostgreSQL. */
export async function firstRow<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows[0]
  } finally {
    await client.end()
  }
}
