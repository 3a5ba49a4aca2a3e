import { createServer } from 'node:net'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { openStorage } from './client.server.ts'
import { migrateToLatest, migrations } from './migrate.ts'
import type { Database } from './schema.ts'
import type { Storage } from './storage.ts'
import { ensureUsagePartitions } from './usage-partitions.ts'

// The storage of this worker, which all files share, still listens on its database.
beforeAll(async () => await (await testStorage()).close())

/** A storage with connections of its own, closed after the test. */
async function ownStorage(): Promise<Storage> {
  const storage = await openStorage({ databaseUrl: await testDatabaseUrl() })
  onTestFinished(() => storage.close())
  return storage
}

describe('PostgreSQL', () => {
  test('a listener that lost its connection comes back, says so, and hears again', async () => {
    const storage = await ownStorage()
    const heard: string[] = []
    let reconnects = 0
    const stop = await storage.listen(
      'drop_tags',
      (payload) => heard.push(payload),
      () => reconnects++,
    )
    for (const times of [1, 2]) {
      await terminate('chautari listener')
      await expect.poll(() => reconnects, { timeout: 5_000 }).toBe(times)
      await sql`select pg_notify('drop_tags', ${`after ${times}`})`.execute(storage.db)
      await expect.poll(() => heard.at(-1)).toBe(`after ${times}`)
    }
    await stop()
    await stop()
    await expect.poll(() => connections('chautari listener')).toBe(0)
  })

  test('a listener keeps trying while it is refused', async () => {
    const storage = await ownStorage()
    const name = new URL(await testDatabaseUrl()).pathname.slice(1)
    const allow = (yes: boolean) =>
      asOther(sql`alter database ${sql.id(name)} with allow_connections ${sql.lit(yes)}`, 'postgres')
    let reconnects = 0
    const stop = await storage.listen(
      'drop_tags',
      () => {},
      () => reconnects++,
    )
    await allow(false)
    await asOther(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and application_name = 'chautari listener'`,
      'postgres',
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(reconnects).toBe(0)
    await allow(true)
    await expect.poll(() => reconnects, { timeout: 5_000 }).toBe(1)
    await stop()
  })

  test('all servers hear, and closing a storage ends its listeners', async () => {
    const storage = await ownStorage()
    const other = await ownStorage()
    const heard: string[] = []
    await other.listen(
      'drop_tags',
      (payload) => heard.push(payload),
      () => {},
    )
    await sql`select pg_notify('drop_tags', 'banks')`.execute(storage.db)
    await expect.poll(() => heard).toEqual(['banks'])
    await other.close()
    await expect.poll(() => connections('chautari listener')).toBe(0)
  })

  test('losing connections, idle or inside a transaction, ends no process', async () => {
    await testStorage()
    const lost: string[] = []
    const databaseUrl = await testDatabaseUrl()
    const storage = await openStorage({ databaseUrl, onConnectionLost: (error) => lost.push(error.message) })
    await sql`select 1`.execute(storage.db)
    await terminate('chautari')
    await expect.poll(() => lost.length).toBeGreaterThan(0)

    const inTransaction = storage.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await terminate('chautari')
      await new Promise((resolve) => setTimeout(resolve, 100))
      await sql`select 1`.execute(tx)
    })
    await expect(inTransaction).rejects.toThrow()
    expect((await sql`select 1 as one`.execute(storage.db)).rows).toEqual([{ one: 1 }])
    await storage.close()
  })

  test('a query that runs too long is stopped by the server, a pool is of ten', async () => {
    const { db } = await testStorage()
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '10s' }])
    await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.1)`.execute(db)))
    expect(await connections('chautari')).toBe(10)
  })

  test('a server that does not answer is given up after 2 s', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    const storage = await openStorage({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` })
    const begun = performance.now()
    await expect(sql`select 1`.execute(storage.db)).rejects.toThrow()
    await expect(
      storage.listen(
        'drop_tags',
        () => {},
        () => {},
      ),
    ).rejects.toThrow()
    expect(performance.now() - begun).toBeLessThan(6_000)
    await storage.close()
    silent.close()
  })
})

async function terminate(application: string): Promise<void> {
  await asOther(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${application} and pid <> pg_backend_pid()`,
  )
}

async function connections(application: string): Promise<number> {
  const rows = await asOther(sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${application} and pid <> pg_backend_pid()`)
  return rows[0]?.count ?? 0
}

/** Under another name than the connections that a test counts or ends. */
async function asOther<Row>(query: ReturnType<typeof sql<Row>>, database?: string): Promise<Row[]> {
  const url = new URL(await testDatabaseUrl())
  if (database) url.pathname = `/${database}`
  url.searchParams.set('application_name', 'observer')
  const observer = await openStorage({ databaseUrl: url.href })
  const { rows } = await query.execute(observer.db)
  await observer.close()
  return rows
}

test('servers that migrate at once wait for each other', async () => {
  const { db } = await testStorage()
  await emptySchema(db)
  const databaseUrl = await testDatabaseUrl()
  const servers = await Promise.all([1, 2, 3, 4].map(() => openStorage({ databaseUrl })))
  const results = await Promise.all(servers.map((server) => migrateToLatest(server.db)))
  expect(results.flatMap((result) => result.applied)).toEqual(Object.keys(migrations))
  await Promise.all(servers.map((server) => server.close()))
})

test('servers that make months at once wait for each other', async () => {
  await testStorage()
  const databaseUrl = await testDatabaseUrl()
  const servers = await Promise.all([1, 2, 3, 4].map(() => openStorage({ databaseUrl })))
  const made = await Promise.all(
    servers.map(({ db }) => ensureUsagePartitions(db, new Date('2027-02-21T00:00:00Z'))),
  )
  expect(made.flat()).toHaveLength(3)
  await Promise.all(servers.map((server) => server.close()))
})

async function emptySchema(db: Kysely<Database>) {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}
