import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import { openStorage, type Storage } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { migrateToLatest } from '#db/migrate.ts'
import type { Database } from '#db/schema.ts'
import { ensureUsagePartitions } from '#db/usage-partitions.ts'
import { endEarlierSites } from './earlier-sites.ts'

/** `pglite` (in memory) or `postgres` (the server at TEST_DATABASE_URL). */
export const testEngine: 'pglite' | 'postgres' =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

const pglitePackage = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url)

let current: Storage | undefined
let databaseUrl: Promise<string> | undefined

/** The listeners of the current test's sites, by channel: they share a connection. */
const listeners = new Map<string, Set<Listener>>()

interface Listener {
  onPayload: (payload: string) => void
  onReconnect: () => void
}

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
 * A migrated, unseeded database with a clean schema, and partitions for November 2026 to January 2027. Each call cleans it
 * again: the files of a worker have one database, which ends with the worker or with the throw-away server.
 */
export async function testStorage(): Promise<Storage> {
  for (const asked of listeners.values()) asked.clear()
  endEarlierSites()
  if (hasWrongClock) {
    hasWrongClock = false
    await current?.close()
  }
  if (!current) {
    current = reopenable(await openTestDatabase())
    // What comes from an image is migrated already.
    if (testEngine === 'pglite') migrated = await schemaWithMonths(current)
  }
  const catalogue = await catalogueOf(current)
  if (catalogue === unchanged) {
    await emptyTables(current)
    return current
  }
  if (migrated !== undefined && migrated === (await schemaOf(current))) {
    await emptyTables(current)
  } else {
    await cleanSchema(current)
    await migrateToLatest(current.db)
    migrated = await schemaWithMonths(current)
  }
  unchanged = await catalogueOf(current)
  return current
}

/** The catalogue after the last migration or look at the whole schema. */
let unchanged: string | undefined

/**
 * How many tables, columns, rules and triggers there are, and the last transaction that wrote one of them: a quarter of the time
 * of a look at all of them.
 */
async function catalogueOf({ db }: Storage): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', ${sql.join(
      ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger'].map(
        (name) => sql`(select concat(count(*), '/', max(xmin::text::bigint)) from ${sql.table(name)})`,
      ),
    )}) as state`.execute(db)
  return rows[0]?.state
}

/** Where this worker's own database is, for a second pool on it. `postgres` only. */
export async function testDatabaseUrl(): Promise<string> {
  databaseUrl ??= createDatabase()
  return await databaseUrl
}

async function openTestDatabase(): Promise<Storage> {
  if (testEngine === 'postgres') return await openStorage({ databaseUrl: await testDatabaseUrl() })
  return await openImage(await migratedImage())
}

/** A test may close its storage, as a server does at its end. */
function reopenable(storage: Storage): Storage {
  return {
    ...storage,
    async listen(channel, onPayload, onReconnect) {
      let ofChannel = listeners.get(channel)
      if (!ofChannel) {
        const asked = new Set<Listener>()
        await storage.listen(
          channel,
          (payload) => {
            for (const { onPayload } of asked) onPayload(payload)
          },
          () => {
            for (const { onReconnect } of asked) onReconnect()
          },
        )
        listeners.set(channel, asked)
        ofChannel = asked
      }
      const listener = { onPayload, onReconnect }
      ofChannel.add(listener)
      return async () => void ofChannel.delete(listener)
    },
    async close() {
      current = undefined
      migrated = undefined
      listeners.clear()
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

/** The partitions that a site of the tests makes at its start: they are there from the beginning. */
const usualMonths = sql`'usage_logs_2026_11', 'usage_logs_2026_12', 'usage_logs_2027_01'`

async function schemaWithMonths(storage: Storage): Promise<string | undefined> {
  await ensureUsagePartitions(storage.db, new Date('2026-11-01T00:00:00Z'))
  return await schemaOf(storage)
}

/** Every table, column, rule and trigger outside PostgreSQL's own schemas, as one hash; without partitions of other months. */
async function schemaOf({ db }: Storage): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    with own as (
      select c.oid, nspname, relname, relkind from pg_class c
      join pg_namespace n on n.oid = relnamespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'kept_rows')
        and (not relispartition or relname in (${usualMonths}))
    )
    select md5(string_agg(line, ',' order by line collate "C")) as hash from (
      select concat_ws(' ', nspname, relname, relkind, attname, atttypid, attnotnull) as line
      from own left join pg_attribute on attrelid = own.oid and attnum > 0
      union all select concat_ws(' ', conrelid, conname) from pg_constraint join own on own.oid = conrelid
      union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger join own on own.oid = tgrelid
    ) as lines`.execute(db)
  return rows[0]?.hash
}

/**
 * The migrations write nothing but their own names. Numbers begin again at 1. TRUNCATE would make new files for each table
 * and index, and all that is prepared for them would be thrown away.
 */
async function emptyTables({ db }: Storage): Promise<void> {
  await sql`
    do $$
    declare own record;
    begin
      -- No foreign key is checked and no trigger called.
      set local session_replication_role = replica;
      for own in
        select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
          and relname !~ '^kysely_'
      loop execute 'delete from ' || own.name;
      end loop;
      for own in
        select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition
          and relname not in (${usualMonths})
      loop execute 'drop table ' || own.name;
      end loop;
      for own in
        select seqrelid::regclass as name from pg_sequence where pg_sequence_last_value(seqrelid) is not null
      loop perform setval(own.name, 1, false);
      end loop;
    end $$`.execute(db)
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

/** Another database in memory, without a table. */
export async function emptyInMemory(): Promise<Storage> {
  return await openImage(await emptyImage())
}

/** Puts a database without a row into a data folder: to make one there takes seconds. */
export async function fillDataFolder(dataDir: string, has: 'tables' | 'no tables'): Promise<void> {
  const directory = join(dataDir, 'pgdata')
  mkdirSync(directory, { recursive: true })
  const image = await (has === 'tables' ? migratedImage() : emptyImage())
  execFileSync('tar', ['-xf', fileURLToPath(image), '-C', directory], { stdio: 'ignore' })
}

const openImage = async (image: URL) => await openInMemory(new Blob([readFileSync(image)]))

const emptyImage = async () => await keptImage('empty', [], () => Promise.resolve())

async function migratedImage(): Promise<URL> {
  const migrations = new URL('../db/migrations/', import.meta.url)
  const files = readdirSync(migrations).map((name) => new URL(name, migrations))
  return await keptImage('migrated', files, (pglite) =>
    migrateToLatest(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })),
  )
}

/**
 * A database as an image, made once for each release of PGlite and each state of `files`: to open it takes half a second, to make
 * one two to five.
 */
async function keptImage(
  name: string,
  files: URL[],
  prepare: (pglite: PGlite) => Promise<unknown>,
): Promise<URL> {
  const directory = new URL('../node_modules/.cache/test-database/', import.meta.url)
  const file = new URL(`${name}-${hashOf([pglitePackage, ...files])}.tar`, directory)
  if (existsSync(file)) return file
  const pglite = await PGlite.create()
  await prepare(pglite)
  await pglite.exec('checkpoint')
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(directory, { recursive: true })
  const unfinished = new URL(`${randomUUID()}.tmp`, directory)
  writeFileSync(unfinished, await image.bytes())
  renameSync(unfinished, file)
  return file
}

function hashOf(files: URL[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
