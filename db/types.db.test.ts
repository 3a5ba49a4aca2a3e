import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'

test('both engines read days and exact amounts as strings, counts as numbers, instants as dates', async () => {
  const { db } = await testStorage()
  const { rows } = await sql`
    select date '2026-11-21' as day, 4848.50::numeric(12, 2) as amount, 9007199254740991::int8 as big,
      count(*) as counted, sum(x) as summed, timestamptz '2026-11-21 12:00:00.25+05:45' as instant,
      timestamptz '2026-11-21 12:00+00'::text as zone
    from generate_series(1, 3) x`.execute(db)
  expect(rows).toEqual([
    {
      day: '2026-11-21',
      amount: '4848.50',
      big: Number.MAX_SAFE_INTEGER,
      counted: 3,
      summed: 6,
      instant: new Date('2026-11-21T06:15:00.250Z'),
      zone: '2026-11-21 12:00:00+00',
    },
  ])
})

test('both engines know the hours and days of Nepal', async () => {
  const { db } = await testStorage()
  const { rows } = await sql`
    select date_trunc('hour', at, 'Asia/Kathmandu') as hour, (at at time zone 'Asia/Kathmandu')::date as day
    from (values (timestamptz '2026-11-20 18:14:59+00'), (timestamptz '2026-11-20 18:15:00+00')) as events (at)
  `.execute(db)
  expect(rows).toEqual([
    { hour: new Date('2026-11-20T17:15:00Z'), day: '2026-11-20' },
    { hour: new Date('2026-11-20T18:15:00Z'), day: '2026-11-21' },
  ])
})

test('JSON written as text comes back as the value, also an array and a bare string', async () => {
  const { db } = await testStorage()
  const values = [{ enabled: true, allowed_ips: ['127.0.0.1'] }, ['a', 1, null], 'नमस्ते "x"', null, 7]
  for (const [index, value] of values.entries()) {
    await db
      .insertInto('site_settings')
      .values({ key: `key${index}`, value: JSON.stringify(value) })
      .execute()
  }
  const rows = await db.selectFrom('site_settings').select('value').orderBy('key').execute()
  expect(rows.map((row) => row.value)).toEqual(values)
})

test('bytes, lists and days come back as they were written', async () => {
  const { db } = await testStorage()
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const image = {
    sha256: 'a'.repeat(64),
    source_url: 'https://example.org/a.png',
    content_type: 'image/png' as const,
    bytes,
  }
  await db.insertInto('media').values(image).execute()
  const media = await db.selectFrom('media').select('bytes').executeTakeFirstOrThrow()
  expect(new Uint8Array(media.bytes)).toEqual(bytes)

  await db
    .insertInto('carriers')
    .values({ name: 'Ncell', prefixes: ['980', '981'] })
    .execute()
  const carrier = await db.selectFrom('carriers').selectAll().executeTakeFirstOrThrow()
  expect(carrier.prefixes).toEqual(['980', '981'])

  const prices = {
    gold_hallmark_tola: 297100,
    gold_hallmark_10g: '254715',
    silver_tola: 4975,
    silver_10g: 4265.5,
  }
  await db
    .insertInto('gold_silver_prices')
    .values({ date: '2026-04-12', ...prices })
    .execute()
  const price = await db.selectFrom('gold_silver_prices').selectAll().executeTakeFirstOrThrow()
  expect(price).toMatchObject({ date: '2026-04-12', gold_hallmark_10g: '254715.00', silver_10g: '4265.50' })
})

test('what one connection sends, a listener hears, after the commit only', async () => {
  const storage = await testStorage()
  const heard: string[] = []
  const stop = await storage.listen(
    'drop_tags',
    (payload) => heard.push(payload),
    () => {},
  )
  await storage.db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('drop_tags', 'never')`.execute(tx)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await sql`select pg_notify('drop_tags', 'tools नेपाल')`.execute(storage.db)
  await expect.poll(() => heard).toEqual(['tools नेपाल'])
  await stop()
  await sql`select pg_notify('drop_tags', 'too late')`.execute(storage.db)
  await storage.db.selectFrom('tools').select('id').execute()
  expect(heard).toEqual(['tools नेपाल'])
})
