import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll } from 'vitest'
import { openStorage, type Storage } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { migrateToLatest } from '#db/migrate.ts'

/** `pglite` (in memory) or `postgres` (the server at TEST_DATABASE_URL). */
export const testEngine: 'pglite' | 'postgres' =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

let current: Storage | undefined
let database: { url: string; drop: () => Promise<void> } | undefined

/**
 * A migrated, unseeded database with a clean schema. Each call cleans it again: a test file has one database, which
 * is closed and dropped after its last test.
 */
export async function testStorage(): Promise<Storage> {
  current ??= reopenable(await openTestDatabase())
  await cleanSchema(current)
  await migrateToLatest(current.db)
  return current
}

/** Where this file's own database is, for a second pool on it. `postgres` only. */
export async function testDatabaseUrl(): Promise<string> {
  database ??= await createDatabase()
  return database.url
}

afterAll(async () => {
  await current?.close()
  await database?.drop()
})

async function openTestDatabase(): Promise<Storage> {
  if (testEngine === 'postgres') return await openStorage({ databaseUrl: await testDatabaseUrl() })
  return await openInMemory(await emptyImage())
}

/** A test may close its storage, as a server does at its end. */
function reopenable(storage: Storage): Storage {
  return {
    ...storage,
    async close() {
      current = undefined
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

async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** An empty database as an image, made once for each release of PGlite: opening it saves 3 s in every test file. */
async function emptyImage(): Promise<Blob> {
  const packageFile = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const directory = new URL('../node_modules/.cache/test-database/', import.meta.url)
  const file = new URL(`pglite-${version}.tar`, directory)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    const pglite = await PGlite.create()
    const image = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(directory, { recursive: true })
    const unfinished = new URL(`${randomUUID()}.tmp`, directory)
    writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()))
    renameSync(unfinished, file)
    return image
  }
}
