import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testStorage } from '#test/database.ts'
import { publicPrice } from './schema.ts'
import { listPrices, savePrices } from './store.server.ts'

const context = { today: '2026-08-20', actor: { id: 'test' } }
const day13 = {
  date: '2026-08-13',
  gold_hallmark_tola: 301_000,
  gold_hallmark_10g: 258_060,
  silver_tola: 4640,
  silver_10g: 3978,
  source: 'FENEGOSIDA',
}
const day14 = {
  date: '2026-08-14',
  gold_hallmark_tola: 302_200,
  gold_hallmark_10g: 259_090,
  silver_tola: 4660,
  silver_10g: 3995.5,
  source: 'FENEGOSIDA',
}
const day11 = { ...day13, date: '2026-08-11' }
const tooHigh = { ...day14, date: '2026-08-16', silver_tola: 5660, silver_10g: 4852.5 }

async function emptyPrices() {
  const storage = await testStorage()
  const { db } = storage
  const outcomes = async (rows: Parameters<typeof savePrices>[1]) =>
    (await savePrices(db, rows, context)).map(({ outcome }) => outcome)
  const audit = () =>
    db.selectFrom('audit_log').select(['action', 'entity', 'entity_id', 'before']).orderBy('id').execute()
  const held = () => db.selectFrom('gold_silver_held_prices').selectAll().execute()
  return { storage, db, outcomes, audit, held }
}

test('GOLD-02, GOLD-06: the latest market day comes first, whatever was filled in later', async () => {
  const { db, outcomes } = await emptyPrices()
  expect(await outcomes([day14])).toEqual(['stored'])
  expect(await outcomes([day13, day11])).toEqual(['stored', 'stored'])
  const rows = await listPrices(db)
  expect(rows.map(({ date }) => date)).toEqual(['2026-08-14', '2026-08-13', '2026-08-11'])
  expect(rows[0]).toEqual({
    ...day14,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
  for (const row of rows) expect(z.strictObject(publicPrice.shape).parse(row)).toEqual(row)
})

test('GOLD-06: what is read is bounded by a year before the latest market day', async () => {
  const { db } = await emptyPrices()
  expect(await listPrices(db)).toEqual([])
  const long = Array.from({ length: 400 }, (_, index) => ({
    ...day13,
    date: new Date(Date.UTC(2025, 6, 1 + index)).toISOString().slice(0, 10),
  }))
  await db.insertInto('gold_silver_prices').values(long).execute()
  const rows = await listPrices(db)
  expect([rows.length, rows[0]?.date, rows.at(-1)?.date]).toEqual([366, '2026-08-04', '2025-08-04'])
})

test('GOLD-06: the same row again changes nothing; another one of that day takes its place and is in the audit', async () => {
  const { db, outcomes, audit } = await emptyPrices()
  expect(await outcomes([day13, day14])).toEqual(['stored', 'stored'])
  const before = await listPrices(db)
  const { source: _, ...without } = day14
  expect(await outcomes([day14, without])).toEqual(['unchanged', 'unchanged'])
  expect(await listPrices(db)).toEqual(before)
  expect(await outcomes([{ ...without, silver_tola: 4661 }])).toEqual(['updated'])
  const [latest] = await listPrices(db)
  expect(latest).toMatchObject({ date: '2026-08-14', silver_tola: 4661, source: 'FENEGOSIDA' })
  expect(latest?.created_at).toBe(before[0]?.created_at)
  expect(await audit()).toEqual([
    { action: 'create', entity: 'gold_silver_prices', entity_id: '2026-08-13', before: null },
    { action: 'create', entity: 'gold_silver_prices', entity_id: '2026-08-14', before: null },
    { action: 'update', entity: 'gold_silver_prices', entity_id: '2026-08-14', before: day14 },
  ])
})

test('GOLD-06: a faulty row is refused and leaves no trace; the others of its batch are stored', async () => {
  const { db, audit } = await emptyPrices()
  const faulty = { ...day14, silver_10g: 4660 }
  const tomorrow = { ...day14, date: '2026-08-21' }
  expect(await savePrices(db, [faulty, day13, tomorrow], context)).toEqual([
    { date: '2026-08-14', outcome: 'refused', reasons: ['silver-ratio'] },
    { date: '2026-08-13', outcome: 'stored', reasons: [] },
    { date: '2026-08-21', outcome: 'refused', reasons: ['future-day'] },
  ])
  expect((await listPrices(db)).map(({ date }) => date)).toEqual(['2026-08-13'])
  expect(await audit()).toHaveLength(1)
})

test('GOLD-06: a price that moved too far is held beside the table until a believable one comes', async () => {
  const { db, outcomes, audit, held } = await emptyPrices()
  await outcomes([day14])
  expect(await savePrices(db, [tooHigh], context)).toEqual([
    { date: '2026-08-16', outcome: 'held', reasons: ['moved-too-far'] },
  ])
  expect(await outcomes([tooHigh])).toEqual(['held'])
  expect((await listPrices(db)).map(({ date }) => date)).toEqual(['2026-08-14'])
  expect(await held()).toMatchObject([
    { date: '2026-08-16', silver_tola: '5660.00', compared_with: '2026-08-14' },
  ])
  expect((await audit()).map(({ entity }) => entity)).toEqual([
    'gold_silver_prices',
    'gold_silver_held_prices',
  ])
  expect(await outcomes([{ ...day14, date: '2026-08-16' }])).toEqual(['stored'])
  expect(await held()).toEqual([])
})

test('GOLD-06: the first day of a batch is what the next is compared with, and a day before all with the one after', async () => {
  const { outcomes } = await emptyPrices()
  expect(await outcomes([tooHigh, day14])).toEqual(['held', 'stored'])
  expect(await outcomes([{ ...tooHigh, date: '2026-08-01' }])).toEqual(['held'])
  expect(await outcomes([{ ...day13, date: '2026-08-01' }])).toEqual(['stored'])
})

test('GOLD-06: other servers hear of what was stored, and of nothing else', async () => {
  const { storage, outcomes } = await emptyPrices()
  const heard: string[] = []
  const stop = await storage.listen(
    'changed_records',
    (tags) => heard.push(tags),
    () => undefined,
  )
  await outcomes([day13])
  await outcomes([day13])
  await outcomes([tooHigh])
  await outcomes([day14])
  await expect.poll(() => heard).toEqual(['gold-silver-prices', 'gold-silver-prices'])
  await stop()
})

test('GOLD-06: two writers of one day wait for each other', async () => {
  const { db, outcomes } = await emptyPrices()
  const both = await Promise.all([outcomes([day13]), outcomes([day13])])
  expect(both.flat().toSorted()).toEqual(['stored', 'unchanged'])
  expect(await listPrices(db)).toHaveLength(1)
})
