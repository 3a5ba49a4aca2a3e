import { expect, test } from 'vitest'
import fixture from '#app/feeds/metals/fixtures/today.json'
import { listPrices, savePrices } from '#app/records/gold-silver-prices/store.server.ts'
import { siteWithJobs } from '#test/jobs.ts'
import { json, pastTimeLimit, slowTroubles, standIn, troubles } from '#test/upstream.ts'
import { metals } from './jobs.ts'

const never = new AbortController().signal
// 14 August 2026 is a Friday; 12:00 in Nepal.
const noon = new Date('2026-08-14T06:15:00Z')
const before = {
  date: '2026-08-13',
  gold_hallmark_tola: 301_000,
  gold_hallmark_10g: 258_060,
  silver_tola: 4640,
  silver_10g: 3978,
  source: 'by hand',
}

async function siteAndSource(now = noon) {
  const source = await standIn(json(fixture))
  const { site, logged } = await siteWithJobs({ config: { metalsUrl: source.origin } })
  const { db } = site.storage
  await savePrices(db, [before], { today: '2026-08-13', actor: { id: 'test' } })
  const run = () => metals.run({ ...site, now: () => now }, never)
  return { source, db, run, logged }
}

test('GOLD-04, GOLD-06: the prices of today are stored with their source, and asked for until they are there', async () => {
  const { source, db, run } = await siteAndSource()
  await run()
  expect(await listPrices(db)).toMatchObject([
    {
      date: '2026-08-14',
      gold_hallmark_tola: 302_200,
      gold_hallmark_10g: 259_090,
      silver_tola: 4660,
      silver_10g: 3995,
      source: `FENEGOSIDA via ${new URL(source.origin).host}`,
    },
    before,
  ])
  await run()
  expect(source.asked).toEqual(['/api/website/v1/Dashboard/today'])
  const written = await db.selectFrom('audit_log').select(['actor_id', 'action', 'entity_id']).execute()
  expect(written).toContainEqual({ actor_id: 'job-metals', action: 'create', entity_id: '2026-08-14' })
})

test('prices of another day are not written: the market is closed, or has not fixed them yet', async () => {
  for (const now of [new Date('2026-08-16T06:15:00Z'), new Date('2026-08-13T06:15:00Z')]) {
    const { db, run, source } = await siteAndSource(now)
    await db.deleteFrom('gold_silver_prices').execute()
    await run()
    expect(source.asked).toHaveLength(1)
    expect(await listPrices(db)).toEqual([])
  }
})

test('GOLD-06: however the service fails, nothing is changed, and the job has failed', async () => {
  const { site } = await siteWithJobs()
  const { db } = site.storage
  await savePrices(db, [before], { today: '2026-08-13', actor: { id: 'test' } })
  const fails = async (name: string, { origin }: { origin: string }) => {
    const failing = { ...site, config: { ...site.config, metalsUrl: origin }, now: () => noon }
    const failure = { code: 'upstream-unavailable' }
    await expect(metals.run(failing, never), name).rejects.toMatchObject(failure)
  }
  for (const [name, answer] of Object.entries(troubles)) {
    const source = await standIn(answer)
    const run = () => fails(name, source)
    await (slowTroubles.includes(name) ? pastTimeLimit(run, () => source.asked.length > 0) : run())
  }
  expect(await listPrices(db)).toMatchObject([before])
  expect(await db.selectFrom('gold_silver_held_prices').select('date').execute()).toEqual([])
})

test.each([
  ['an empty list', []],
  ['prices of zero', fixture.map((row) => ({ ...row, todayBaseRatePerGram: 0 }))],
  ['wrong types', fixture.map((row) => ({ ...row, todayBaseRatePerGram: String(row.todayBaseRatePerGram) }))],
  [
    'prices of units that do not belong together',
    fixture.map((row, at) => (at === 1 ? { ...row, todayBaseRatePerGram: 302_200 } : row)),
  ],
])('GOLD-06: %s overwrite nothing', async (_, body) => {
  const { source, db, run } = await siteAndSource()
  source.answers(json(body))
  await expect(run()).rejects.toMatchObject({ code: 'upstream-unavailable' })
  expect(await listPrices(db)).toMatchObject([before])
})

test('GOLD-06: a move of more than a tenth is held for approval, and told in the log', async () => {
  const { source, db, run, logged } = await siteAndSource()
  source.answers(
    json(fixture.map((row) => ({ ...row, todayBaseRatePerGram: row.todayBaseRatePerGram * 1.2 }))),
  )
  for (const _ of [1, 2]) await run()
  expect(await listPrices(db)).toMatchObject([before])
  expect(await db.selectFrom('gold_silver_held_prices').select(['date', 'compared_with']).execute()).toEqual([
    { date: '2026-08-14', compared_with: '2026-08-13' },
  ])
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, date: '2026-08-14' }))
})

test('without METALS_URL the job is not needed', async () => {
  const { site } = await siteWithJobs()
  expect(metals.isNeeded?.(site)).toBe(false)
  expect(
    metals.isNeeded?.({ ...site, config: { ...site.config, metalsUrl: 'https://metals.example' } }),
  ).toBe(true)
})
