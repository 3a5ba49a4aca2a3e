import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyInMemory, fillDataFolder } from '#test/database.ts'
import { openStorage } from './client.server.ts'
import { seed } from './seed.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-db-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

describe('the embedded database', () => {
  test('keeps what was committed, and one process at a time may open it', { timeout: 60_000 }, async () => {
    const dataDir = join(parent, 'kept')
    await fillDataFolder(dataDir, 'tables')
    const first = await openStorage({ dataDir })
    const { inserted } = await seed(first.db, { tools: [] })
    const refusal = `The database in ${dataDir} is already open in another process. Stop the server first.`
    expect(openInChild(dataDir)).toBe(`directory-in-use: ${refusal}`)
    await expect(openStorage({ dataDir })).rejects.toMatchObject({
      code: 'directory-in-use',
      message: refusal,
    })
    await first.close()
    await first.close()

    expect(openInChild(dataDir)).toBe('opened')
    const again = await openStorage({ dataDir })
    expect(await seed(again.db, { tools: [] })).toEqual({ inserted: 0 })
    expect(inserted).toBeGreaterThan(0)
    expect(again.kind).toBe('embedded')
    await again.close()
  })

  test('runs blocks of statements for another library; one that fails is rolled back before others are let in', async () => {
    const storage = await emptyInMemory()
    const { db, embedded } = storage
    if (!embedded) throw new Error('the embedded database says what it can do')
    const rows = (block: string) => embedded.runSql(block).then((result) => result.rows)
    expect(
      await rows(
        '\n begin; create table kept (n int); insert into kept values (1); commit; select * from kept',
      ),
    ).toEqual([{ n: 1 }])
    const failing = rows('begin; insert into kept values (2); select * from no_such_table; commit;')
    const meanwhile = db
      .transaction()
      .execute((tx) => sql`insert into kept values (3) returning n`.execute(tx))
    await expect(failing).rejects.toMatchObject({ code: '42P01' })
    expect((await meanwhile).rows).toEqual([{ n: 3 }])
    await expect(rows('select * from no_such_table')).rejects.toMatchObject({ code: '42P01' })
    expect(await embedded.runSql('select n from kept where n > $1 order by n', [0])).toMatchObject({
      rows: [{ n: 1 }, { n: 3 }],
    })
    await storage.close()
  })

  test('of another PostgreSQL is refused in words, and the directory is free again', async () => {
    const dataDir = join(parent, 'older')
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), '17\n')
    for (const _ of ['first', 'second']) {
      await expect(openStorage({ dataDir })).rejects.toMatchObject({
        code: 'other-database-version',
        message: expect.stringContaining('was made by PostgreSQL 17, this release embeds PostgreSQL 18.'),
      })
    }
  })

  test('is not made among other files', async () => {
    const dataDir = join(parent, 'other')
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata', 'photo.jpg'), '')
    for (const _ of ['first', 'second']) {
      await expect(openStorage({ dataDir })).rejects.toMatchObject({ code: 'not-a-database' })
    }
    expect(existsSync(join(dataDir, 'pgdata', 'photo.jpg'))).toBe(true)
  })

  test('is made anew when its making was interrupted', { timeout: 60_000 }, async () => {
    const dataDir = join(parent, 'unfinished')
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'pgdata.unfinished'), '')
    const storage = await openStorage({ dataDir })
    expect(existsSync(join(dataDir, 'pgdata.unfinished'))).toBe(false)
    await storage.close()
  })
})

/** `opened`, or the code and message of the error. */
function openInChild(dataDir: string): string {
  const script = `
    const { openStorage } = await import(${JSON.stringify(new URL('./client.server.ts', import.meta.url).href)})
    const said = await openStorage({ dataDir: ${JSON.stringify(dataDir)} }).then(
      async (storage) => (await storage.close(), 'opened'),
      (error) => error.code + ': ' + error.message,
    )
    console.log(said)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stdout.trim()
}
