import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { failingDatabase } from '#test/fake-storage.ts'
import { keepSettings } from './kept.server.ts'
import { defaultSettings } from './store.server.ts'

/** Settings kept from a database whose queries are counted, at a clock that is moved by hand. */
function keptFrom(db: Kysely<Database>) {
  const seen = { queries: 0, broken: [] as string[], troubles: 0 }
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
  const kept = keepSettings({
    db: counted,
    now: () => new Date(now),
    onBroken: (names) => seen.broken.push(names.join()),
    onTrouble: () => {
      seen.troubles += 1
    },
  })
  const pass = (ms: number) => {
    now += ms
  }
  const setAway = (isAway: boolean) => {
    away = isAway
  }
  return { kept, seen, pass, setAway }
}

const put = (db: Kysely<Database>, value: unknown, key = 'maintenance_mode') =>
  db
    .insertInto('site_settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

test('SITE-05: the settings cost one query at first, and none for a minute', async () => {
  const { db } = await testStorage()
  const { kept, seen, pass } = keptFrom(db)
  const [first, second] = await Promise.all([kept.current(), kept.current()])
  expect(first).toBe(second)
  expect(first).toEqual(defaultSettings)
  pass(59_999)
  expect(kept.current()).toBe(first)
  expect(seen.queries).toBe(1)
})

test('SITE-05: after a minute they are read again behind the request, without making it wait', async () => {
  const { db } = await testStorage()
  const { kept, seen, pass } = keptFrom(db)
  const first = await kept.current()
  await put(db, { enabled: true })
  pass(60_000)
  expect(kept.current()).toBe(first)
  await expect.poll(() => (kept.current() as typeof first).maintenance_mode.enabled).toBe(true)
  expect(seen.queries).toBe(2)
})

test('SITE-05: after a save nobody is given the old ones, however many ask', async () => {
  const { db } = await testStorage()
  const { kept, seen } = keptFrom(db)
  await kept.current()
  await put(db, { enabled: true })
  kept.drop()
  const asked = await Promise.all([kept.current(), kept.current(), kept.current()])
  expect(asked.map(({ maintenance_mode }) => maintenance_mode.enabled)).toEqual([true, true, true])
  expect(seen.queries).toBe(2)
})

test('SITE-04, SITE-05: settings that cannot be read are those that were last known, else the defaults', async () => {
  const { db } = await testStorage()
  await put(db, { enabled: true })
  const { kept, seen, setAway, pass } = keptFrom(db)
  await kept.current()
  setAway(true)
  kept.drop()
  expect((await kept.current()).maintenance_mode.enabled).toBe(true)
  // It is not asked again at every request.
  expect(kept.current()).not.toBeInstanceOf(Promise)
  expect(seen).toMatchObject({ queries: 2, troubles: 1 })
  pass(1_999)
  await kept.current()
  expect(seen.queries).toBe(2)
  setAway(false)
  await put(db, { enabled: false })
  pass(1)
  await expect.poll(async () => (await kept.current()).maintenance_mode.enabled).toBe(false)
  expect(kept.isRead).toBe(true)
  const never = keptFrom(failingDatabase())
  expect(await never.kept.current()).toEqual(defaultSettings)
  expect(never.seen.troubles).toBe(1)
  expect(never.kept.isRead).toBe(false)
  expect(never.kept.trouble).toEqual(new Error('the database is away'))
})

test('SITE-04: what cannot be used is told once, and again when something else breaks', async () => {
  const { db } = await testStorage()
  await put(db, { primary_color: 'red' }, 'site_config')
  const { kept, seen } = keptFrom(db)
  const again = async () => {
    kept.drop()
    await kept.current()
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
