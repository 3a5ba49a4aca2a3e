import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { seed } from './seed.ts'
import banks from './seeds/banks.json' with { type: 'json' }
import carriers from './seeds/carriers.json' with { type: 'json' }
import numbers from './seeds/emergency-numbers.json' with { type: 'json' }
import prices from './seeds/gold-silver-prices.json' with { type: 'json' }
import plans from './seeds/internet-plans.json' with { type: 'json' }
import providers from './seeds/internet-providers.json' with { type: 'json' }
import offices from './seeds/post-offices.json' with { type: 'json' }
import { seedUuid } from './seeds/rows.ts'

const tools = [
  {
    name: 'Postal Codes',
    path: '/postal-codes',
    description: 'Search a code.',
    name_ne: 'हुलाक कोड',
    sort_order: 8,
  },
  { name: 'QR Code Builder', path: '/qr-builder', description: 'Make a code.', category: 'Finance' },
]
const sets: readonly (readonly unknown[])[] = [
  tools,
  carriers,
  banks,
  providers,
  plans,
  prices,
  numbers,
  offices,
]
const all = sets.reduce((sum, { length }) => sum + length, 0)

test('the first seed inserts every row, the next ones none', async () => {
  const { db } = await testStorage()
  expect(await seed(db, { tools })).toEqual({ inserted: all })
  expect(await seed(db, { tools })).toEqual({ inserted: 0 })
  expect(await db.selectFrom('seed_applied').select('seed_id').execute()).toHaveLength(all)
})

test('what an admin edited or deleted stays so', async () => {
  const { db } = await testStorage()
  await seed(db, { tools })
  await db
    .updateTable('carriers')
    .set({ name: 'Renamed' })
    .where('id', '=', seedUuid('carriers/ncell'))
    .execute()
  await db.deleteFrom('tools').where('path', '=', '/qr-builder').execute()
  await db.deleteFrom('internet_providers').where('id', '=', seedUuid('internet-providers/vianet')).execute()
  expect(await seed(db, { tools })).toEqual({ inserted: 0 })
  expect(await db.selectFrom('carriers').select('name').where('name', '=', 'Renamed').execute()).toHaveLength(
    1,
  )
  expect(await db.selectFrom('tools').select('path').execute()).toEqual([{ path: '/postal-codes' }])
})

test('a row of a later release is inserted, under the same id in every installation', async () => {
  const { db } = await testStorage()
  await seed(db, { tools: tools.slice(0, 1) })
  expect(await seed(db, { tools })).toEqual({ inserted: 1 })
  const row = await db.selectFrom('tools').selectAll().where('path', '=', '/qr-builder').executeTakeFirst()
  expect(row).toMatchObject({ id: seedUuid('tools/qr-builder'), category: 'Finance', icon_name: 'tool' })
  expect(seedUuid('carriers/ncell')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('a row whose unique key is taken, or whose provider is gone, is passed over for ever', async () => {
  const { db } = await testStorage()
  await db
    .insertInto('tools')
    .values({ ...tools[0]!, name: 'Mine' })
    .execute()
  await db.insertInto('banks').values({ name: 'Mine', code: 'NEBLNPKA' }).execute()
  await db
    .insertInto('carriers')
    .values({ name: 'Mine', prefixes: ['961'] })
    .execute()
  const vianet = plans.filter((plan) => plan.provider === 'vianet').length
  await db.insertInto('seed_applied').values({ seed_id: 'internet-providers/vianet' }).execute()
  expect(await seed(db, { tools })).toEqual({ inserted: all - 4 - vianet })
  await db.deleteFrom('banks').where('name', '=', 'Mine').execute()
  expect(await seed(db, { tools })).toEqual({ inserted: 0 })
})

test('QR-07 CAR-11: the built-in banks and carriers have the specified names, orders and prefixes', async () => {
  const { db } = await testStorage()
  await seed(db, { tools })
  const firstBanks = db.selectFrom('banks').select(['name', 'sort_order']).orderBy('sort_order').limit(5)
  expect((await firstBanks.execute()).map((bank) => bank.name)).toEqual([
    'Nepal Bank Limited',
    'NIC Asia Bank Limited',
    'Global IME Bank Limited',
    'Himalayan Bank Ltd',
    'NMB Bank',
  ])
  const columns = ['name', 'technology', 'prefixes', 'sort_order'] as const
  const firstCarriers = db.selectFrom('carriers').select(columns).orderBy('sort_order').limit(2)
  expect(await firstCarriers.execute()).toEqual([
    {
      name: 'Nepal Telecom (Namaste SIM)',
      technology: 'GSM',
      prefixes: ['984', '985', '986', '976'],
      sort_order: 0,
    },
    { name: 'Ncell', technology: 'GSM', prefixes: ['980', '981', '982', '970'], sort_order: 1 },
  ])
})

test('no seeded plan claims to be verified, and every English text has its Nepali one', async () => {
  const { db } = await testStorage()
  await seed(db, { tools: [] })
  const verified = db.selectFrom('internet_plans').select('id').where('last_verified_at', 'is not', null)
  expect(await verified.execute()).toEqual([])
  const { rows } = await sql`
    select name from carriers where name_ne is null or (description is null) <> (description_ne is null)
      or (status_note is null) <> (status_note_ne is null) or (status = 'ended') <> (status_note is not null)
    union all select name from banks where name_ne is null
    union all select name from internet_providers where name_ne is null or description_ne is null
    union all select name from emergency_numbers
      where name_ne is null or description_ne is null or sources_ne is null
        or (short_name is null) <> (short_name_ne is null)
        or (address is null) <> (address_ne is null) or (note is null) <> (note_ne is null)
    union all select plan_name from internet_plans
      where plan_name_ne is null or (fup_details is null) <> (fup_details_ne is null)`.execute(db)
  expect(rows).toEqual([])
})
