import { expect, test } from 'vitest'
import {
  confirmSubscription,
  subscribe,
  takeConfirmation,
  unsubscribeLink,
} from '#app/records/subscribers/store.server.ts'
import { printedTables } from '#test/every-table.ts'
import { seededSite, textOf } from '#test/rendered-site.ts'

const siteUrl = 'https://chautari.example'

async function subscribed() {
  const parts = await seededSite()
  const { site, db } = parts
  const stored = await subscribe(db, 'sita@example.com', { notBefore: site.now() })
  const link = unsubscribeLink(stored?.subscriberId ?? '', { siteUrl, secret: site.authSecret })
  const row = () => db.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()
  const post = (address: string, headers: Record<string, string> = {}) =>
    parts.app.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
  return { ...parts, link, row, post, id: stored?.subscriberId ?? '' }
}

test('RFC 8058: opening the link changes nothing and shows a button, in both languages, without JavaScript', async () => {
  const { app, link, db } = await subscribed()
  const before = await printedTables(db)
  for (const [address, button] of [
    [link, 'Unsubscribe'],
    [link.replace('/newsletter', '/ne/newsletter'), 'सदस्यता छोड्छु'],
  ] as const) {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await app.request(address, { method })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      if (method === 'HEAD') continue
      const html = await answer.text()
      const { pathname, search } = new URL(address)
      expect(html).toContain(`action="${pathname}${search}"`)
      expect(textOf(html)).toContain(`|${button}|`)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
  }
  expect(await printedTables(db)).toEqual(before)
})

test('RFC 8058: a mail service posts the link from elsewhere, with and without a cookie, and twice', async () => {
  const { link, post, row } = await subscribed()
  const texts: string[] = []
  const senders: Record<string, string>[] = [
    {},
    { origin: 'https://mail.example', cookie: 'session=x' },
    { origin: siteUrl },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ]
  for (const headers of senders) {
    const answer = await post(link, headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    texts.push(textOf(await answer.text()))
    expect((await row()).unsubscribed_at).toBeInstanceOf(Date)
  }
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain('You are unsubscribed')
  expect(texts[0]).not.toContain('sita@example.com')
})

test('a deleted subscriber is answered as any other, and a link of no subscriber changes nothing', async () => {
  const { link, post, row, db, id } = await subscribed()
  for (const wrong of [
    link.slice(0, -1),
    `${siteUrl}/newsletter/unsubscribe`,
    link.replace('token=', 'token=AA'),
  ]) {
    const answer = await post(wrong)
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain('This link does not work')
  }
  expect((await row()).unsubscribed_at).toBeNull()
  await db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
  const answer = await post(link)
  expect([answer.status, textOf(await answer.text())]).toEqual([
    200,
    expect.stringContaining('You are unsubscribed'),
  ])
})

test('who unsubscribed is subscribed again by the owner of the address, and the same link unsubscribes again', async () => {
  const { link, post, row, db, site, pass } = await subscribed()
  await post(link)
  pass(60_000)
  const confirmation = await takeConfirmation(db, 'sita@example.com', site.now())
  expect(confirmation).toBeDefined()
  if (!confirmation) return
  await confirmSubscription(db, confirmation, { now: site.now(), notBefore: site.now() })
  expect((await row()).unsubscribed_at).toBeNull()
  await post(link)
  expect((await row()).unsubscribed_at).toBeInstanceOf(Date)
})

test('the page answers during maintenance, and too many requests of one address are refused', async () => {
  const { link, post, app, db, site } = await subscribed()
  await db
    .insertInto('site_settings')
    .values({ key: 'maintenance_mode', value: JSON.stringify({ enabled: true }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ enabled: true }) }),
    )
    .execute()
  site.settings.invalidate()
  await expect.poll(async () => (await site.settings.current()).maintenance_mode.enabled).toBe(true)
  expect((await app.request(link)).status).toBe(200)
  const bad = `${siteUrl}/newsletter/unsubscribe?token=x`
  const statuses: number[] = []
  while (statuses.length < 300) {
    statuses.push(...(await Promise.all(Array.from({ length: 15 }, async () => (await post(bad)).status))))
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const late = await post(link)
  expect(late.status).toBe(429)
  // The page of the link, with its button for another try.
  expect(await late.text()).toMatch(/<form [^>]*method="post"/)
})
