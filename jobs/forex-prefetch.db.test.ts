import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { siteWithJobs } from '#test/jobs.ts'
import { json, standIn } from '#test/upstream.ts'
import { forexPrefetch } from './jobs.ts'

const never = new AbortController().signal
const hour = 3_600_000
const [yesterday, today] = ['2026-11-20', '2026-11-21']

/** Answers a day with its rates, but for those that have none. */
const bankWithout =
  (...missing: string[]): Parameters<typeof standIn>[0] =>
  (response, request) => {
    const date = new URL(request.url ?? '', 'http://bank').searchParams.get('from') ?? ''
    const payload = missing.includes(date) ? [] : [{ ...fixture.data.payload[0], date }]
    json({ ...fixture, data: { payload } })(response, request)
  }

async function siteAndBank(...missing: string[]) {
  const bank = await standIn(bankWithout(...missing))
  const { site, pass } = await siteWithJobs({ config: { nrbUrl: bank.origin } })
  const days = () => bank.asked.splice(0).map((path) => /from=([\d-]+)/.exec(path)?.[1])
  return { bank, pass, days, run: () => forexPrefetch.run(site, never), site }
}

test("FX-02: today's rates and those of yesterday are brought in once", async () => {
  const { site, pass, days, run } = await siteAndBank()
  await run()
  expect(days()).toEqual([yesterday, today])
  pass(2 * hour)
  await run()
  expect(days()).toEqual([])
  expect(await site.feeds.forex.lastKnown(today)).toMatchObject({ day: { date: today } })
})

test('FX-02: a bank that has not published yet is asked again an hour later', async () => {
  const { bank, pass, days, run } = await siteAndBank(today)
  for (const _ of [1, 2]) {
    await run()
    pass(hour)
  }
  expect(days()).toEqual([yesterday, today, today])
  bank.answers(bankWithout())
  await run()
  pass(hour)
  await run()
  expect(days()).toEqual([today])
})

test('a bank that does not answer is a failure, so that it is tried again', async () => {
  const { bank, pass, days, run } = await siteAndBank()
  bank.answers(json({}, 500))
  await expect(run()).rejects.toMatchObject({ code: 'upstream-unavailable' })
  bank.answers(bankWithout())
  pass(hour)
  await run()
  expect(days().slice(-2)).toEqual([yesterday, today])
})
