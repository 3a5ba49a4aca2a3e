import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { json, standIn, troubles } from '#test/upstream.ts'
import { webhookSender } from './adapter.server.ts'

const secret = 'whsec_QSBzZWNyZXQgb2YgMjQgYnl0ZXMuLi4u'
const linkOf = (id: string) => `https://chautari.example/newsletter/unsubscribe?token=${id}`

const sent = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  attempts: 1,
  subscriberId: 'sita',
  email: 'sita@example.com',
  city: 'Kathmandu',
  country: 'Nepal',
}

/** One attempt. */
async function sendTo(url: string, what: Partial<Record<keyof typeof sent, null>> = {}) {
  const send = webhookSender({ newsletterWebhookUrl: url, newsletterWebhookSecret: secret }, linkOf)
  return await send?.({ ...sent, ...what } as typeof sent, new Date())
}

/** A webhook that keeps what it is handed. */
async function webhook() {
  const handed: { headers: Record<string, string>; body: string }[] = []
  const door = await standIn((response, request) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      handed.push({ headers: request.headers as Record<string, string>, body })
      json({ message: 'Workflow was started' })(response, request)
    })
  })
  return { ...door, handed, url: `${door.origin}/webhook/newsletter` }
}

test('SHELL-07: e-mail, city and country are posted, and nothing else', async () => {
  const { url, handed, asked } = await webhook()
  expect(await sendTo(url)).toEqual({ kind: 'delivered' })
  expect(asked).toEqual(['/webhook/newsletter'])
  expect(handed[0]?.body).toBe('{"email":"sita@example.com","city":"Kathmandu","country":"Nepal"}')
  await sendTo(url, { city: null, country: null })
  expect(handed[1]?.body).toBe('{"email":"sita@example.com","city":null,"country":null}')
})

test('who holds the secret can tell that a delivery is ours and which one it is', async () => {
  const { url, handed } = await webhook()
  await sendTo(url)
  const { headers = {}, body = '' } = handed[0] ?? {}
  expect(headers['webhook-id']).toBe(sent.id)
  expect(headers['content-type']).toBe('application/json')
  expect(headers['list-unsubscribe']).toBe(`<${linkOf('sita')}>`)
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ email: sent.email })
  expect(() => new Webhook(secret).verify(body.replace('sita', 'gita'), headers)).toThrow('signature')
  const other = 'whsec_QW5vdGhlciBzZWNyZXQgb2YgMzAgYnl0ZXMu'
  expect(() => new Webhook(other).verify(body, headers)).toThrow('signature')
})

test('without a webhook nothing is sent', () => {
  const none = { newsletterWebhookUrl: undefined, newsletterWebhookSecret: secret }
  expect(webhookSender(none, linkOf)).toBeUndefined()
})

test('without a secret a delivery goes out unsigned', async () => {
  const { url, handed } = await webhook()
  const send = webhookSender({ newsletterWebhookUrl: url, newsletterWebhookSecret: undefined }, linkOf)
  await send?.(sent, new Date())
  expect(handed[0]?.headers).toMatchObject({ 'webhook-id': sent.id })
  expect(handed[0]?.headers).not.toHaveProperty('webhook-signature')
})

test('a webhook in trouble is tried again, one that is not there is not, and none sends us elsewhere', async () => {
  const door = await webhook()
  const outcomes: string[] = []
  for (const answer of [
    troubles['answers 503 for a while'],
    troubles['breaks the connection'],
    troubles['sends elsewhere'],
    json({ code: 404, message: 'The requested webhook "POST newsletter" is not registered.' }, 404),
    json({}, 410),
  ]) {
    door.answers(answer!)
    const outcome = await sendTo(door.url)
    outcomes.push(outcome && 'reason' in outcome ? `${outcome.kind} ${outcome.reason}` : 'delivered')
  }
  expect(outcomes).toEqual([
    'again refused 503',
    'again unreachable',
    'again redirected 302',
    'failed refused 404',
    'failed refused 410',
  ])
  expect(new Set(door.asked)).toEqual(new Set(['/webhook/newsletter']))
})
