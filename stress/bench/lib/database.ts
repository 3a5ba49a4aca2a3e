import pg from 'pg'

/** An empty database beside the maintenance database; gives back its address. */
export async function createDatabase(maintenanceUrl: string, name: string): Promise<string> {
  await withClient(maintenanceUrl, (client) => client.query(`create database ${pg.escapeIdentifier(name)}`))
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Adds tools until there are `wanted`, so that all measured lists have the same length. @returns how many were added */
export async function fillTools(databaseUrl: string, wanted: number): Promise<number> {
  const text = 'What this tool does for people in Nepal, in one or two plain lines of text.'
  const result = await withClient(databaseUrl, (client) =>
    client.query(
      `insert into tools (name, name_ne, path, description, description_ne, sort_order,
         seo_title, seo_title_ne, seo_description, seo_description_ne, seo_keywords, seo_keywords_ne)
       select 'Tool number ' || n, 'औजार ' || n, '/bench-tool-' || n, $1, $2, 1000 + n,
         'A title for search engines', 'खोज इन्जिनका लागि शीर्षक', $1, $2, 'nepal, tool', 'नेपाल, औजार'
       from generate_series(1, $3::int - (select count(*)::int from tools where is_active)) as n`,
      [text, 'नेपालका मानिसका लागि यो औजारले के गर्छ, एक वा दुई सरल वाक्यमा।', wanted],
    ),
  )
  return result.rowCount ?? 0
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
