import { expect, test } from 'vitest'
import day from '#app/feeds/forex/fixtures/day.json'
import { saveJobRun } from '#app/records/job-runs/store.server.ts'
import { subscribe } from '#app/records/subscribers/store.server.ts'
import { testStorage } from '#test/database.ts'
import { emptyStorage } from '#test/fake-storage.ts'
import { brokenSite, read, seededSite } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'
import { json, standIn } from '#test/upstream.ts'

const mainOf = (text: string) => text.slice(text.indexOf('Site status'))

test('the status page tells of each source how it is, in messages and in both languages', async () => {
  const { app, db } = await seededSite()
  await subscribe(db, 'sita@example.com', { notBefore: new Date() })
  const { text } = await read(app, '/status')
  for (const messages of [
    '|Checked 21 November 2026, 10:45, Nepal time.|',
    '|Database|Working|',
    '|Exchange rates|Unknown|Source|Nepal Rastra Bank, the central bank|',
    '|Gold and silver prices|Late|Source|As the dealers’ federation publishes them|Newest data|16 July 2026 (128 days ago)|',
    '|Coin prices|Unknown|Source|CoinGecko, queried when someone opens the page|',
    '|Newsletter|Not configured|',
  ])
    expect(mainOf(text)).toContain(messages)
  expect((await read(app, '/ne/status')).text).toContain('|डाटाबेस|चलिरहेको|')
  expect((await read(app, '/sitemaps/pages.xml')).html).not.toContain('status')
})

test('the status is never kept, and one look serves those who ask within three seconds', async () => {
  const storage = await testStorage()
  const { site, app, pass } = await testSite({ storage })
  const headers = (await app.request('/status')).headers
  expect(headers.get('cache-control')).toMatch(/no-store/)
  expect(headers.get('etag')).toBeNull()
  const first = await site.status()
  pass(2000)
  expect(await site.status()).toBe(first)
  pass(1000)
  expect((await site.status()).at).toBe('2026-11-21T05:00:03.000Z')
})

test('while the database is away the page says so within a second, and shows nothing of the error', async () => {
  const { app } = await brokenSite()
  const before = performance.now()
  const { text } = await read(app, '/status')
  expect(performance.now() - before).toBeLessThan(1000)
  expect(mainOf(text)).toContain('|Database|Not answering|')
  expect(mainOf(text)).toContain('|Newsletter|Unknown|')
  expect(text).toContain('Not everything works at the moment.')
  expect(text).not.toContain('the database is away')
})

test('a database that takes its time is not waited for either', async () => {
  const storage = emptyStorage()
  const { site } = await testSite({ storage })
  const execute = storage.db.getExecutor()
  execute.provideConnection = () => new Promise(() => undefined)
  const before = performance.now()
  const status = await site.status()
  expect(performance.now() - before).toBeLessThan(1000)
  expect(status.database).toBe('silent')
  expect(status.parts.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('the last run of a job is reported without its error', async () => {
  const { app, db } = await seededSite()
  const at = new Date('2026-11-21T02:00:00Z')
  const run = { job: 'usage-retention', started_at: at, finished_at: at, error: 'a secret detail' }
  await saveJobRun(db, { ...run, outcome: 'failed' })
  const { text, html } = await read(app, '/status')
  expect(mainOf(text)).toContain('|Delete old records of visits|3 hours ago|Failed|')
  expect(html).not.toContain('secret')
})

test('a bank that does not answer is said to be silent, without its address', async () => {
  const bank = await standIn(json({}, 500))
  const { app } = await seededSite({ nrbUrl: bank.origin })
  await app.request('/foreign-exchange')
  const { text, html } = await read(app, '/status')
  expect(mainOf(text)).toContain('|Exchange rates|Not answering|')
  expect(html).not.toContain(bank.origin)
})

test('exchange rates that moved too far are named on the page and in the log until they are accepted', async () => {
  const rates = (date: string, times: number) => {
    const [record] = day.data.payload
    const moved = record!.rates.map((rate) => ({ ...rate, sell: String(Number(rate.sell) * times) }))
    return json({ ...day, data: { payload: [{ ...record, date, rates: moved }] } })
  }
  const bank = await standIn(rates('2026-11-20', 1))
  const { app, logged } = await seededSite({ nrbUrl: bank.origin })
  await app.request('/foreign-exchange?date=2026-11-20')
  bank.answers(rates('2026-11-21', 2))
  expect((await read(app, '/foreign-exchange')).text).toContain('|Rates of 20 November 2026|')
  expect(mainOf((await read(app, '/status')).text)).toMatch(
    /\|Exchange rates\|Late\|.*\|Not shown\|21 November 2026: rates moved by more than a tenth/,
  )
  expect(logged).toContainEqual(expect.objectContaining({ trouble: 'held', date: '2026-11-21' }))
})

test('nothing secret is on the page', async () => {
  const secrets = {
    newsletterWebhookUrl: 'https://hooks.example/secret-path',
    geolocationUrl: 'https://places.example/{ip}?key=secret-key',
    ingestToken: 'secret-token-of-sixteen',
  }
  const { app, db } = await seededSite(secrets)
  await subscribe(db, 'sita@example.com', { notBefore: new Date() })
  const { html, text } = await read(app, '/status')
  expect(mainOf(text)).toContain('|Newsletter|Working|')
  expect(html).not.toMatch(/secret|hooks\.example|places\.example|sita@/)
})
