import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type CutLine, lineTo } from '#test/cut-line.ts'
import { testDatabaseUrl } from '#test/database.ts'
import { openStorage, type Storage } from './client.server.ts'

/** Far below the limit of a query. The promised times, 2 s and 3 s, are tested by `npm run test:faults`. */
const giveUpWithinMs = 5_000
const comeBackWithinMs = 10_000

async function overLine(): Promise<{ storage: Storage; line: CutLine; reconnects: () => number }> {
  const line = await lineTo(await testDatabaseUrl())
  const storage = await openStorage({ databaseUrl: line.url })
  let reconnects = 0
  await storage.listen(
    'silence',
    () => {},
    () => (reconnects += 1),
  )
  onTestFinished(async () => {
    line.mend()
    await storage.close()
    await line.close()
  })
  return { storage, line, reconnects: () => reconnects }
}

const one = (storage: Storage) => sql`select 1 as one`.execute(storage.db)

async function refusedAfterMs(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await expect(work).rejects.toThrow()
  return performance.now() - begun
}

test('R2: queries on an unresponsive database fail soon, and later ones at once', async () => {
  const { storage, line } = await overLine()
  await one(storage)
  line.cut()
  const waiting = Array.from({ length: 25 }, () => refusedAfterMs(one(storage)))
  for (const ms of await Promise.all(waiting)) expect(ms).toBeLessThan(giveUpWithinMs)
  expect(await refusedAfterMs(one(storage))).toBeLessThan(1_000)
})

test('R2: a database that answers again is used again, and listened to', async () => {
  const { storage, line, reconnects } = await overLine()
  // On an open connection: opening one has a timeout of its own, which would hide that nothing was detected.
  await one(storage)
  line.cut()
  await refusedAfterMs(one(storage))
  line.mend()
  await expect.poll(reconnects, { timeout: comeBackWithinMs }).toBe(1)
  expect((await one(storage)).rows).toEqual([{ one: 1 }])
})

test('R2: a stop waits neither for an unresponsive database nor for connections being opened', async () => {
  const { storage, line } = await overLine()
  line.cut()
  const begun = performance.now()
  const waiting = Array.from({ length: 3 }, () => refusedAfterMs(one(storage)))
  await storage.close()
  expect(performance.now() - begun).toBeLessThan(giveUpWithinMs)
  await Promise.all(waiting)
})

test('a long query on a database that answers is not cancelled', async () => {
  const { storage, reconnects } = await overLine()
  await sql`select pg_sleep(3)`.execute(storage.db)
  expect(reconnects()).toBe(0)
})
