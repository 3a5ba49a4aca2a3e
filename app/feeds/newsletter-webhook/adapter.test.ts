import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { json, standIn, troubles } from '#test/upstream.ts'
import { afterFailure, webhookSender } from './adapter.server.ts'

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

const now = new Date('2026-11-21T05:00:00Z')
const minute = 60_000

function waits(failure: Parameters<typeof afterFailure>[0], attempts: number, random = 0) {
  const outcome = afterFailure(failure, { attempts, now, random })
  return outcome.kind === 'again' ? (outcome.at.getTime() - now.getTime()) / minute : outcome.kind
}

test('after 1 minute, 5, 30, 2 hours and 12 it is tried again, and after the sixth attempt no more', () => {
  const after = [1, 2, 3, 4, 5, 6, 7].map((attempts) => waits({ trouble: 'unreachable' }, attempts))
  expect(after).toEqual([1, 5, 30, 120, 720, 'failed', 'failed'])
})

test('what failed together comes back up to a fifth later, not together', () => {
  expect(waits({ trouble: 'too-slow' }, 1, 1)).toBe(1.2)
  expect(waits({ trouble: 'too-slow' }, 4, 0.5)).toBe(132)
})

test('a longer rest that the webhook asks for is given, a shorter one is not', () => {
  const limited = { trouble: 'limited', status: 429 }
  expect(waits({ ...limited, retryAfterMs: 60 * minute }, 1)).toBe(60)
  expect(waits({ ...limited, retryAfterMs: minute }, 3)).toBe(30)
})

test.each([408, 425, 429, 500, 502, 503, 504])('status %d is tried again', (status) => {
  expect(waits({ trouble: 'refused', status }, 1)).toBe(1)
})

test.each([400, 401, 403, 404, 410, 413, 422])('status %d ends it, and says why', (status) => {
  const outcome = afterFailure({ trouble: 'refused', status }, { attempts: 1, now, random: 0 })
  expect(outcome).toEqual({ kind: 'failed', reason: `refused ${status}` })
})
