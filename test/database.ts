import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { openStorage, type Storage } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { migrateToLatest } from '#db/migrate.ts'

/** `pglite` (in memory) or `postgres` (the server at TEST_DATABASE_URL). */
export const testEngine: 'pglite' | 'postgres' =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

const pglitePackage = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url)

let current: Storage | undefined
let databaseUrl: Promise<string> | undefined

/** Ends what sites of earlier tests listen with: a connection each. */
const listening: (() => Promise<void>)[] = []

let hasWrongClock = false

/**
 * An embedded database sets its timers by the clock of this process. Where that one has been moved and comes back, they
 * lie too far ahead for Node, which calls them each millisecond instead: the next test gets a database of its own.
 */
export function clockMoved(): void {
  hasWrongClock = testEngine === 'pglite'
}

/** What a migrated schema looks like, so that one that a test left as it was is only emptied. */
let migrated: string | undefined

/**
 * A migrated, unseeded database with a clean schema. Each call cleans it again: the files of a worker have one database,
 * which ends with the worker or with the throw-away server.
 */
export async function testStorage(): Promise<Storage> {
  await Promise.all(listening.splice(0).map((stop) => stop()))
  if (hasWrongClock) {
    hasWrongClock = false
    await current?.close()
  }
  if (!current) {
    current = reopenable(await openTestDatabase())
    // What comes from an image is migrated already.
    if (testEngine === 'pglite') migrated = await schemaOf(current)
  }
  await dropPartitions(current)
  if (migrated !== undefined && migrated === (await schemaOf(current))) {
    await emptyTables(current)
  } else {
    await cleanSchema(current)
    await migrateToLatest(current.db)
    migrated = await schemaOf(current)
  }
  return current
}

/** Where this worker's own database is, for a second pool on it. `postgres` only. */
export async function testDatabaseUrl(): Promise<string> {
  databaseUrl ??= createDatabase()
  return await databaseUrl
}

async function openTestDatabase(): Promise<Storage> {
  if (testEngine === 'postgres') return await openStorage({ databaseUrl: await testDatabaseUrl() })
  return await openInMemory(await migratedImage())
}

/** A test may close its storage, as a server does at its end. */
function reopenable(storage: Storage): Storage {
  return {
    ...storage,
    async listen(...asked) {
      const stop = await storage.listen(...asked)
      listening.push(stop)
      return stop
    },
    async close() {
      current = undefined
      migrated = undefined
      await storage.close()
    },
  }
}

/** What jobs and tests made goes too, in whatever schema. */
async function cleanSchema({ db }: Storage): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(db)
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Every table, column, rule and trigger outside PostgreSQL's own schemas, as one hash. */
async function schemaOf({ db }: Storage): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, ',' order by line)) as hash from (
      select concat_ws(' ', n.nspname, c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) as line
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      union all select concat_ws(' ', conrelid, conname) from pg_constraint
      union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger
    ) as lines`.execute(db)
  return rows[0]?.hash
}

/** A server makes those of its months when it starts; the migrations make none. */
async function dropPartitions({ db }: Storage): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = to_regnamespace('public') and relispartition and relkind = 'r'`.execute(db)
  if (rows.length === 0) return
  await sql`drop table ${sql.join(rows.map(({ name }) => sql.id(name)))}`.execute(db)
}

/** The migrations write nothing but their own names. Numbers begin again at 1. Most tables are empty, and stay as they are. */
async function emptyTables({ db }: Storage): Promise<void> {
  const { rows } = await sql<{ name: string; counted: boolean }>`
    select relname as name, exists (
      select from pg_depend
      join pg_sequence on seqrelid = objid
      where refobjid = c.oid and deptype in ('a', 'i') and pg_sequence_last_value(seqrelid) is not null
    ) as counted
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_'`.execute(db)
  const filled = await sql<{ name: string }>`${sql.join(
    rows.map(({ name }) => sql`select ${name} as name where exists (select from ${sql.id(name)})`),
    sql` union all `,
  )}`.execute(db)
  const names = new Set(filled.rows.map(({ name }) => name))
  for (const { name, counted } of rows) if (counted) names.add(name)
  if (names.size === 0) return
  const used = [...names].map((name) => sql.id(name))
  await sql`truncate ${sql.join(used)} restart identity cascade`.execute(db)
}

async function createDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * A migrated database as an image, made once for each release of PGlite and each state of the migrations: opening it
 * saves five seconds in every test file.
 */
async function migratedImage(): Promise<Blob> {
  const directory = new URL('../node_modules/.cache/test-database/', import.meta.url)
  const file = new URL(`${imageKey()}.tar`, directory)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    const storage = await openInMemory()
    await migrateToLatest(storage.db)
    const packed = await storage.embedded?.dump()
    await storage.close()
    const image = gunzipSync(await (packed ?? new Blob()).bytes())
    mkdirSync(directory, { recursive: true })
    const unfinished = new URL(`${randomUUID()}.tmp`, directory)
    writeFileSync(unfinished, image)
    renameSync(unfinished, file)
    return new Blob([image])
  }
}

function imageKey(): string {
  const migrations = new URL('../db/migrations/', import.meta.url)
  const files = readdirSync(migrations).map((name) => new URL(name, migrations))
  const hash = createHash('sha256')
  for (const file of [pglitePackage, ...files]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
