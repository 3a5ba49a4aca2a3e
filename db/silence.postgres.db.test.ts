import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type CutLine, lineTo } from '#test/cut-line.ts'
import { testDatabaseUrl } from '#test/database.ts'
import { openStorage, type Storage } from './client.server.ts'

/** Far below what a query may take. The bars themselves, 2 s and 3 s, are held by `npm run test:faults`. */
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

test('R2: a database that says nothing is given up soon, by all who wait and at once by who comes later', async () => {
  const { storage, line } = await overLine()
  await one(storage)
  line.cut()
  const waiting = Array.from({ length: 25 }, () => refusedAfterMs(one(storage)))
  for (const ms of await Promise.all(waiting)) expect(ms).toBeLessThan(giveUpWithinMs)
  expect(await refusedAfterMs(one(storage))).toBeLessThan(1_000)
})

test('R2: a database that speaks again is used again, and listened to', async () => {
  const { storage, line, reconnects } = await overLine()
  // Over a connection that is open: to open one is given up by itself, and nobody need have found the database silent.
  await one(storage)
  line.cut()
  await refusedAfterMs(one(storage))
  line.mend()
  await expect.poll(reconnects, { timeout: comeBackWithinMs }).toBe(1)
  expect((await one(storage)).rows).toEqual([{ one: 1 }])
})

test('R2: a stop waits neither for a database that says nothing nor for whoever is just connecting to it', async () => {
  const { storage, line } = await overLine()
  line.cut()
  const begun = performance.now()
  const waiting = Array.from({ length: 3 }, () => refusedAfterMs(one(storage)))
  await storage.close()
  expect(performance.now() - begun).toBeLessThan(giveUpWithinMs)
  await Promise.all(waiting)
})

test('a query that takes long on a database that answers is left alone', async () => {
  const { storage, reconnects } = await overLine()
  await sql`select pg_sleep(3)`.execute(storage.db)
  expect(reconnects()).toBe(0)
})
