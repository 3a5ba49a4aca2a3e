import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { lastJobRuns } from '#app/records/job-runs/store.server.ts'
import { siteWithJobs, startTestJobs } from '#test/jobs.ts'
import { json, standIn } from '#test/upstream.ts'
import { forexHistory } from './jobs.ts'

const never = new AbortController().signal

/** Answers a range with a day for each date. */
const bankDays: Parameters<typeof standIn>[0] = (response, request) => {
  const query = new URL(request.url ?? '', 'http://bank').searchParams
  const payload: object[] = []
  const to = query.get('to') ?? ''
  for (let date = query.get('from') ?? ''; date <= to; date = daysAfter(date, 1))
    payload.push({ ...fixture.data.payload[0], date })
  json({ ...fixture, data: { payload } })(response, request)
}

test('a new site has the exchange rates of a year soon after its start, without a visitor and without its hour', async () => {
  const bank = await standIn(bankDays)
  const { site } = await siteWithJobs({ config: { nrbUrl: bank.origin } })
  startTestJobs(site, [forexHistory])
  await expect
    .poll(() => lastJobRuns(site.storage.db), { timeout: 20_000 })
    .toMatchObject([{ job: 'forex-history', outcome: 'ok' }])
  expect((await site.feeds.forex.history('USD', 365)).points).toHaveLength(365)
})

test('a bank that does not answer is a failure, nothing is invented, and a later run goes on', async () => {
  const bank = await standIn(json({}, 500))
  const { site, pass } = await siteWithJobs({ config: { nrbUrl: bank.origin } })
  await expect(forexHistory.run(site, never)).rejects.toMatchObject({ code: 'upstream-unavailable' })
  expect((await site.feeds.forex.history('USD', 365)).points).toEqual([])
  bank.answers(bankDays)
  pass(60_000)
  await forexHistory.run(site, never)
  const asked = bank.asked.length
  await forexHistory.run(site, never)
  expect(bank.asked).toHaveLength(asked)
  expect((await site.feeds.forex.history('USD', 365)).points).toHaveLength(365)
})
