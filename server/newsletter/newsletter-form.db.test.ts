import { expect, test, vi } from 'vitest'
import { brokenSite, seededSite, textOf } from '#test/rendered-site.ts'
import { Newsletter } from './newsletter.ts'

type App = Awaited<ReturnType<typeof seededSite>>['app']

/** The form as a browser without JavaScript sends it. */
async function send(
  app: App,
  fields: Record<string, string>,
  path = '/newsletter',
  headers: Record<string, string> = {},
) {
  const body = String(new URLSearchParams({ website: '', ...fields }))
  const answer = await app.request(`https://chautari.example${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      host: 'chautari.example',
      origin: 'https://chautari.example',
      ...headers,
    },
  })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) }
}

const emailsOf = async (db: Awaited<ReturnType<typeof seededSite>>['db']) =>
  (await db.selectFrom('newsletter_subscribers').select('email').execute()).map(({ email }) => email)

test('SHELL-06: every page has the form, with a label, an e-mail field that is required, and a way without JavaScript', async () => {
  const { app } = await seededSite()
  for (const [path, action] of [
    ['/', '/newsletter'],
    ['/ne/privacy', '/ne/newsletter'],
  ] as const) {
    const html = await (await app.request(path)).text()
    const form = new RegExp(`<form [^>]*action="${action}".*?</form>`, 's').exec(html)?.[0] ?? ''
    expect(form).toMatch(/^<form [^>]*method="post"/)
    const input = /<input[^>]*type="email"[^>]*>/.exec(form)?.[0] ?? ''
    expect(input).toMatch(/required=""/)
    const [, id = 'none'] = / id="([^"]*)"/.exec(input) ?? []
    expect(form).toContain(`for="${id}"`)
  }
})

test('SHELL-06: without JavaScript the form is answered with a page that thanks', async () => {
  const { app, db } = await seededSite()
  const { status, headers, text, html } = await send(app, { email: 'sita@example.com' })
  expect(status).toBe(200)
  expect(text).toContain('|Thank you for subscribing!|')
  expect(html).not.toContain('type="email"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
  expect((await send(app, { email: 'ram@example.com' }, '/ne/newsletter')).text).toContain(
    'सदस्यता लिनुभएकोमा धन्यवाद!',
  )
  expect(await emailsOf(db)).toEqual(['sita@example.com', 'ram@example.com'])
})

test('SHELL-06: what is no address stays in the form, as text and nothing else', async () => {
  const { app, db } = await seededSite()
  const { status, html, text } = await send(app, { email: '"><b>sita' })
  expect(status).toBe(400)
  expect(text).toContain('Please check the e-mail address.')
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;sita"')
  expect(html).not.toContain('<b>sita')
  expect(await emailsOf(db)).toEqual([])
})

test('SHELL-06: a failure leaves the form unsubmitted, with what was typed, and is logged', async () => {
  const { app, logged } = await brokenSite()
  const { status, html, text } = await send(app, { email: 'sita@example.com' })
  expect(status).toBe(503)
  expect(text).toContain('That did not work. Please try again in a minute.')
  expect(text).not.toContain('Thank you')
  expect(html).toContain('value="sita@example.com"')
  expect(logged.some(({ kind }) => kind === 'newsletter-failed')).toBe(true)
})

test('SHELL-06: a mistake of the code is a 500, and is logged', async () => {
  const { app, logged } = await seededSite()
  const subscribe = vi.spyOn(Newsletter.prototype, 'subscribe').mockRejectedValue(new TypeError('a mistake'))
  const { status, text } = await send(app, { email: 'sita@example.com' })
  subscribe.mockRestore()
  expect(status).toBe(500)
  expect(text).toContain('That did not work. Please try again in a minute.')
  expect(logged.some(({ kind }) => kind === 'newsletter-failed')).toBe(true)
})

test('what one visitor sent is in no other visitor’s page', async () => {
  const { app } = await seededSite()
  await send(app, { email: 'secret-address' })
  const page = await app.request('/newsletter')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('secret-address')
})

test('the form has the limits of the interface, and takes nothing from other sites', async () => {
  const { app, db } = await seededSite()
  const foreign = await send(app, { email: 'sita@example.com' }, '/newsletter', {
    origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(400)
  expect((await send(app, { email: 'x'.repeat(3000) })).status).toBe(413)
  expect((await send(app, { email: 'sita@example.com', website: 'x' })).status).toBe(200)
  expect(await emailsOf(db)).toEqual([])
  const statuses: number[] = []
  for (let number = 0; number < 5; number += 1)
    statuses.push((await send(app, { email: `reader-${number}@example.com` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('R6: a form waits for a render like any page; where too many wait, nothing is done', async () => {
  const { app, db, site } = await seededSite()
  const ends = Promise.withResolvers<void>()
  const renders = Array.from({ length: 19 }, () => site.responses.queue.run(() => ends.promise))
  const refused = await send(app, { email: 'sita@example.com' })
  expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([503, true])
  expect(await emailsOf(db)).toEqual([])
  ends.resolve()
  await Promise.all(renders)
  expect((await send(app, { email: 'sita@example.com' })).status).toBe(200)
})
