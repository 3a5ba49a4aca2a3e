import { expect, test, vi } from 'vitest'
import place from '#app/feeds/geolocation/fixtures/ipapi-ok.json'
import type { Config } from '#app/platform/env/config.server.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'
import { writeRequest } from '#test/write-request.ts'

const sita = { email: 'sita@example.com' }

/** A site with a webhook and a service of places, both on this machine; the visitor comes from a public address. */
async function opened(config: Partial<Config> = {}) {
  const bodies: string[] = []
  const webhook = await standIn((response, request) => {
    request.on('data', (part: Buffer) => bodies.push(part.toString()))
    request.on('end', () => json({ message: 'Workflow was started' })(response, request))
  })
  const places = await standIn(json(place))
  const storage = await testStorage()
  const { site, app, pass, logged } = await testSite({
    storage,
    config: {
      newsletterWebhookUrl: `${webhook.origin}/hook`,
      geolocationUrl: `${places.origin}/{ip}/json/`,
      trustedProxies: ['10.0.0.1'],
      ...config,
    },
  })
  const incoming = { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } }
  const post = (body: unknown, visitor = '8.8.4.4') =>
    app.request(
      'https://chautari.example/api/newsletter',
      writeRequest(body, { 'x-forwarded-for': visitor }),
      { incoming },
    )
  const rows = () =>
    storage.db
      .selectFrom('newsletter_subscribers')
      .leftJoin('newsletter_outbox', 'subscriber_id', 'newsletter_subscribers.id')
      .select(['email', 'city', 'country', 'attempts', 'delivered_at', 'failed_at', 'last_error'])
      .execute()
  return { site, post, rows, pass, logged, bodies, webhook, places, db: storage.db }
}

test('SHELL-06, SHELL-07: a subscription is stored, then handed on with city and country', async () => {
  const { site, post, rows, bodies, places } = await opened()
  const answer = await post({ email: ' Sita@Example.com ' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await site.newsletter.settled()
  expect(await rows()).toMatchObject([
    { ...sita, city: 'Kathmandu', country: 'Nepal', attempts: 1, delivered_at: site.now() },
  ])
  expect(bodies).toEqual(['{"email":"sita@example.com","city":"Kathmandu","country":"Nepal"}'])
  expect(places.asked).toEqual(['/8.8.4.4/json/'])
})

test('SHELL-06: the answer waits for the database alone, not for the place and not for the webhook', async () => {
  const { site, post, rows, webhook, places, bodies } = await opened()
  webhook.answers(troubles['never answers']!)
  places.answers(troubles['never answers']!)
  const before = performance.now()
  expect((await post(sita)).status).toBe(204)
  expect(performance.now() - before).toBeLessThan(1500)
  expect(await rows()).toMatchObject([{ ...sita, city: null, delivered_at: null }])
  webhook.answers((response, request) => {
    request.on('data', (part: Buffer) => bodies.push(part.toString()))
    request.on('end', () => json({})(response, request))
  })
  // The place is given up after two seconds; the delivery goes out without it.
  await site.newsletter.settled()
  expect(bodies).toEqual(['{"email":"sita@example.com","city":null,"country":null}'])
})

test('SHELL-06: a dead webhook loses nothing: the visitor is thanked, and the delivery waits', async () => {
  const { site, post, rows, webhook, logged } = await opened()
  await webhook.close()
  expect((await post(sita)).status).toBe(204)
  await site.newsletter.settled()
  expect(await rows()).toMatchObject([
    { ...sita, attempts: 1, delivered_at: null, last_error: 'unreachable' },
  ])
  expect(logged.some(({ reasons }) => JSON.stringify(reasons) === '["unreachable"]')).toBe(true)
  // Neither the e-mail nor the address on the internet is any part of the log.
  expect(JSON.stringify(logged)).not.toMatch(/sita|8\.8\.4\.4/)
})

test('without a webhook a subscription is stored and waits for one', async () => {
  const { site, post, rows } = await opened({ newsletterWebhookUrl: undefined, geolocationUrl: undefined })
  expect((await post(sita)).status).toBe(204)
  await site.newsletter.settled()
  expect(await rows()).toMatchObject([{ ...sita, attempts: 0, delivered_at: null, failed_at: null }])
})

test('an address that is there already is answered alike, and delivered once', async () => {
  const { site, post, bodies } = await opened()
  const answers = [await post(sita), await post({ email: 'SITA@example.com' })]
  await site.newsletter.settled()
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(answers.map(({ headers }) => [...headers].filter(([name]) => name !== 'date'))).toEqual(
    Array.from({ length: 2 }, () => [...(answers[0]?.headers ?? [])].filter(([name]) => name !== 'date')),
  )
  expect(bodies).toHaveLength(1)
})

test('a program that fills in the field that no visitor sees is thanked, and nothing is stored', async () => {
  const { site, post, rows, places } = await opened()
  expect((await post({ ...sita, website: 'https://buy.example' })).status).toBe(204)
  await site.newsletter.settled()
  expect([await rows(), places.asked]).toEqual([[], []])
  expect((await post({ ...sita, website: '' })).status).toBe(204)
  expect(await rows()).toHaveLength(1)
  await site.newsletter.settled()
})

test.each([
  ['no address', { email: 'sita' }, 400],
  ['nothing', {}, 400],
  ['more than it asks for', { ...sita, city: 'Pokhara' }, 400],
  ['far too much', { ...sita, website: 'x'.repeat(2000) }, 413],
])('SHELL-06: %s is refused and not stored', async (_, body, status) => {
  const { post, rows } = await opened()
  expect((await post(body)).status).toBe(status)
  expect(await rows()).toEqual([])
})

test('one address has five subscriptions a minute; another one is not held up', async () => {
  const { site, post } = await opened({ newsletterWebhookUrl: undefined, geolocationUrl: undefined })
  const statuses: number[] = []
  for (let number = 0; number < 6; number += 1)
    statuses.push((await post({ email: `reader-${number}@example.com` })).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await post(sita, '9.9.9.9')).status).toBe(204)
  await site.newsletter.settled()
})

test('SHELL-06: while the storage fails, the visitor sees an error and the service is not asked', async () => {
  const { site, post, places, db } = await opened()
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw Object.assign(new Error('the database is away'), { code: '57P01' })
  })
  expect((await post(sita)).status).toBe(503)
  await site.newsletter.settled()
  expect(places.asked).toEqual([])
})

test('closing the site waits for the delivery that is under way', async () => {
  const { site, post, bodies } = await opened()
  await post(sita)
  await site.close()
  expect(bodies).toHaveLength(1)
})
