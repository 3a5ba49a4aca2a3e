import pg from 'pg'

/** The first row of a question to a site's database. */
export async function storedRow<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  question: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(question, values)).rows[0]
  } finally {
    await client.end()
  }
}
