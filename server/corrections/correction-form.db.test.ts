import { expect, test } from 'vitest'
import { mostOpen } from '#app/records/corrections/store.server.ts'
import { brokenSite, seededSite, textOf } from '#test/rendered-site.ts'

type App = Awaited<ReturnType<typeof seededSite>>['app']

const about = 'day:2083-08-11'
const message = 'The holiday is a day later'

/** The form as a browser without JavaScript sends it. */
async function send(
  app: App,
  fields: Record<string, string> = {},
  { path = '/corrections/new', origin = 'https://chautari.example', address = '203.0.113.7' } = {},
) {
  const body = String(new URLSearchParams({ website: '', link: '', about, message, ...fields }))
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    host: 'chautari.example',
    origin,
  }
  const socket = { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' }
  const answer = await app.request(
    `https://chautari.example${path}`,
    { method: 'POST', body, headers },
    { incoming: { socket } },
  )
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) }
}

const reportsOf = (db: Awaited<ReturnType<typeof seededSite>>['db']) =>
  db.selectFrom('corrections').select(['message', 'link', 'lang']).orderBy('created_at').execute()

test('a mistake is reported in two steps without an account or JavaScript, in both languages', async () => {
  const { app, db } = await seededSite()
  for (const [path, button, thanks] of [
    ['/corrections/new', 'Send report', 'The report is stored.'],
    ['/ne/corrections/new', 'पठाउनुहोस्', 'तपाईंको खबर आइपुग्यो।'],
  ] as const) {
    const page = await app.request(`${path}?about=postal:44600`)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const form = new RegExp(`<form [^>]*action="${path}".*?</form>`, 's').exec(html)?.[0] ?? ''
    expect(form).toMatch(/^<form [^>]*method="post"/)
    expect(form).toContain('name="about" value="postal:44600"')
    expect(textOf(form)).toContain(`|${button}|`)
    const sent = await send(
      app,
      { about: 'postal:44600', message: `${path}\r\nis wrong`, link: ' https://example.org/a ' },
      { path },
    )
    expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('set-cookie')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
    expect(sent.text).toContain(thanks)
    expect(sent.html).not.toContain('<textarea')
  }
  expect(await reportsOf(db)).toEqual([
    { message: '/corrections/new\nis wrong', link: 'https://example.org/a', lang: 'en' },
    { message: '/ne/corrections/new\nis wrong', link: 'https://example.org/a', lang: 'ne' },
  ])
})

test('a report that cannot be used is refused with the reason and keeps what was typed', async () => {
  const { app, db } = await seededSite()
  const invalid = /<(textarea|input)[^>]*aria-invalid/
  for (const [fields, status, words, html] of [
    [{ message: '  no ' }, 400, 'Please write in a few words', invalid],
    [{ message: 'x'.repeat(1001) }, 400, 'Please write in a few words', invalid],
    [{ link: 'javascript:alert(1)' }, 400, 'This is not the address of a page.', invalid],
    [{ link: 'no address' }, 400, 'This is not the address of a page.', /&lt;b&gt;wrong<\/textarea>/],
    [{ about: 'postal:00000' }, 404, 'There is no such entry', /<h1/],
    [{ about: 'bank:"><b>' }, 404, 'There is no such entry', /<h1/],
  ] as const) {
    const sent = await send(app, { message: '"><b>wrong', ...fields })
    expect(sent.status, words).toBe(status)
    expect(sent.text).toContain(words)
    expect(sent.html).not.toContain('<b>')
    expect(sent.html).toMatch(html)
  }
  expect(await reportsOf(db)).toEqual([])
})

test('while the database does not answer, the form keeps what was typed and says so', async () => {
  const { app, logged } = await brokenSite()
  const opened = await app.request('/corrections/new?about=bank:X')
  expect(textOf(await opened.text())).toContain('The entry cannot be shown at the moment.')
  const sent = await send(app)
  expect(sent.status).toBe(503)
  expect(sent.text).toContain('the report was not stored')
  expect(sent.html).toContain(`>${message}</textarea>`)
  expect(logged.some(({ kind }) => kind === 'correction-failed')).toBe(true)
})

test('one address sends five reports a minute, and programs and other sites send none', async () => {
  const { app, db } = await seededSite()
  expect((await send(app, {}, { origin: 'https://evil.example' })).status).toBe(400)
  expect((await send(app, { message: 'x'.repeat(17_000) })).status).toBe(413)
  expect((await send(app, { website: 'x' })).status).toBe(200)
  const statuses: number[] = []
  for (let number = 0; number < 5; number += 1)
    statuses.push((await send(app, { about: `day:2083-08-1${String(number)}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  const refused = await send(app, { message: 'kept words' })
  expect(refused.html).toContain('>kept words</textarea>')
  expect(await reportsOf(db)).toHaveLength(4)
})

test('a full queue says so instead of thanking', async () => {
  const { app, db } = await seededSite()
  const row = { subject_kind: 'day', subject_name: 'x', subject_value: 'x', message, lang: 'en' } as const
  await db
    .insertInto('corrections')
    .values(Array.from({ length: mostOpen.all }, (_, number) => ({ ...row, subject_key: String(number) })))
    .execute()
  const sent = await send(app)
  expect(sent.status).toBe(503)
  expect(sent.text).toContain('so this one was not stored')
  expect(sent.html).toContain(`>${message}</textarea>`)
})

test.each(['/corrections/new', '/ne/corrections/new'])(
  'one visitor does not silence the reports of others, and %s says when one was not stored',
  async (path) => {
    const { app, db } = await seededSite()
    const from = (address: string, text: string) => send(app, { message: text }, { path, address })
    for (const text of ['first of one', 'second of one'])
      expect((await from('203.0.113.7', text)).status).toBe(200)
    const third = await from('203.0.113.7', 'third of one')
    expect(third.status).toBe(429)
    expect(third.html).toContain('>third of one</textarea>')
    expect(third.text).toMatch(/so this one was not stored|त्यसैले यो राखिएन/)
    expect((await from('203.0.113.8', 'true report')).status).toBe(200)
    expect((await reportsOf(db)).map(({ message: stored }) => stored)).toContain('true report')
    for (let number = 3; number < mostOpen.ofSubject; number += 1)
      await from(`198.51.100.${String(number)}`, `report ${String(number)}`)
    const late = await from('203.0.113.9', 'one more')
    expect(late.status).toBe(409)
    expect(late.text).toMatch(/Enough reports about this entry wait already|थुप्रै खबर आइसकेका छन्/)
    expect(late.html).toContain('>one more</textarea>')
    expect(await reportsOf(db)).toHaveLength(mostOpen.ofSubject)
  },
)

test('decisions are published with their reasons, newest first, on a page and in a feed; reports are not', async () => {
  const { app, db } = await seededSite()
  const empty = await (await app.request('/corrections')).text()
  expect(textOf(empty)).toContain('No decisions yet.')
  const row = { subject_kind: 'bank', subject_name: 'Bank <A>', subject_value: 'x', lang: 'en' } as const
  const decided = (key: string, day: string, more: object) => ({
    ...row,
    subject_key: key,
    message: 'what a visitor wrote',
    decided_at: `${day}T06:00:00Z`,
    ...more,
  })
  await db
    .insertInto('corrections')
    .values([
      decided('1', '2026-11-20', { state: 'accepted', reason: 'The bank & its page', reason_ne: 'बैंकको पृष्ठ' }),
      decided('2', '2026-11-21', { state: 'declined', reason: 'The code is right', subject_name_ne: 'बैंक' }),
      { ...row, subject_key: '3', message: 'what waits' },
    ])
    .execute()
  const text = textOf(await (await app.request('/corrections')).text())
  expect(text).toMatch(/Checked on 21 November 2026, not changed.*Corrected on 20 November 2026/)
  expect(text).toContain('|The bank & its page|')
  const nepali = await (await app.request('/ne/corrections')).text()
  expect(nepali).toContain('बैंकको पृष्ठ')
  expect(nepali).toMatch(/<p [^>]*lang="en">The code is right/)
  const answer = await app.request('/api/corrections.atom')
  const feed = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect([...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at]) => at)).toEqual([
    '2026-11-21T06:00:00.000Z',
    '2026-11-21T06:00:00.000Z',
    '2026-11-20T06:00:00.000Z',
  ])
  expect(feed).toContain('<title>Bank: Bank &lt;A&gt;</title>')
  expect(feed).toContain('The bank &amp; its page')
  for (const shown of [text, nepali, feed]) expect(shown).not.toMatch(/what a visitor wrote|what waits/)
})
