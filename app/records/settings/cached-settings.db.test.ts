import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { failingDatabase } from '#test/fake-storage.ts'
import { cacheSettings, defaultSettings } from './store.server.ts'

/** Cached settings of a database that counts its queries, with a fake clock. */
function cachedFrom(db: Kysely<Database>) {
  const seen = { queries: 0, broken: [] as string[], errors: 0 }
  let now = 0
  let away = false
  const counted = db.withPlugin({
    transformQuery({ node }) {
      seen.queries += 1
      if (away) throw new Error('the database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const cached = cacheSettings({
    db: counted,
    now: () => new Date(now),
    onBroken: (names) => seen.broken.push(names.join()),
    onError: () => {
      seen.errors += 1
    },
  })
  const pass = (ms: number) => {
    now += ms
  }
  const setAway = (isAway: boolean) => {
    away = isAway
  }
  return { cached, seen, pass, setAway }
}

const put = (db: Kysely<Database>, value: unknown, key = 'maintenance_mode') =>
  db
    .insertInto('site_settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

test('SITE-05: the settings take one query at first, and none for a minute', async () => {
  const { db } = await testStorage()
  const { cached, seen, pass } = cachedFrom(db)
  const [first, second] = await Promise.all([cached.current(), cached.current()])
  expect(first).toBe(second)
  expect(first).toEqual(defaultSettings)
  pass(59_999)
  expect(cached.current()).toBe(first)
  expect(seen.queries).toBe(1)
})

test('SITE-05: after a minute they are loaded again in the background', async () => {
  const { db } = await testStorage()
  const { cached, seen, pass } = cachedFrom(db)
  const first = await cached.current()
  await put(db, { enabled: true })
  pass(60_000)
  expect(cached.current()).toBe(first)
  await expect.poll(() => (cached.current() as typeof first).maintenance_mode.enabled).toBe(true)
  expect(seen.queries).toBe(2)
})

test('SITE-05: after a save no caller gets the old ones', async () => {
  const { db } = await testStorage()
  const { cached, seen } = cachedFrom(db)
  await cached.current()
  await put(db, { enabled: true })
  cached.invalidate()
  const asked = await Promise.all([cached.current(), cached.current(), cached.current()])
  expect(asked.map(({ maintenance_mode }) => maintenance_mode.enabled)).toEqual([true, true, true])
  expect(seen.queries).toBe(2)
})

test('SITE-04, SITE-05: settings that cannot be loaded are the last known, else the defaults', async () => {
  const { db } = await testStorage()
  await put(db, { enabled: true })
  const { cached, seen, setAway, pass } = cachedFrom(db)
  await cached.current()
  setAway(true)
  cached.invalidate()
  expect((await cached.current()).maintenance_mode.enabled).toBe(true)
  // Not loaded again for each request.
  expect(cached.current()).not.toBeInstanceOf(Promise)
  expect(seen).toMatchObject({ queries: 2, errors: 1 })
  pass(1_999)
  await cached.current()
  expect(seen.queries).toBe(2)
  setAway(false)
  await put(db, { enabled: false })
  pass(1)
  await expect.poll(async () => (await cached.current()).maintenance_mode.enabled).toBe(false)
  expect(cached.isLoaded).toBe(true)
  const never = cachedFrom(failingDatabase())
  expect(await never.cached.current()).toEqual(defaultSettings)
  expect(never.seen.errors).toBe(1)
  expect(never.cached.isLoaded).toBe(false)
  expect(never.cached.error).toEqual(new Error('the database is away'))
})

test('SITE-04: what cannot be used is reported once, and again when something else breaks', async () => {
  const { db } = await testStorage()
  await put(db, { primary_color: 'red' }, 'site_config')
  const { cached, seen } = cachedFrom(db)
  const again = async () => {
    cached.invalidate()
    await cached.current()
  }
  for (let time = 0; time < 3; time += 1) await again()
  expect(seen.broken).toEqual(['site_config.primary_color'])
  await put(db, { enabled: 'yes' })
  await again()
  expect(seen.broken).toEqual([
    'site_config.primary_color',
    'site_config.primary_color,maintenance_mode.enabled',
  ])
})
