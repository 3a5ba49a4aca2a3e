import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { type DeliverParts, type Delivery, deliverDue, deliverFirst, sendAgain } from './deliveries.server.ts'
import { savePlace, subscribe } from './store.server.ts'

const start = Date.parse('2026-11-21T05:00:00Z')
const minute = 60_000

/** A database with subscribers, and a webhook that the test controls. */
async function opened(...emails: string[]) {
  const { db } = await testStorage()
  const clock = { now: start }
  for (const email of emails) await subscribe(db, email, { notBefore: new Date(start) })
  const sent: Delivery[] = []
  const webhook: { answer: (delivery: Delivery) => ReturnType<DeliverParts['send']> } = {
    answer: async () => ({ kind: 'delivered' }),
  }
  const parts: DeliverParts = {
    db,
    now: () => new Date(clock.now),
    send: async (delivery) => {
      sent.push(delivery)
      return await webhook.answer(delivery)
    },
  }
  const rows = () =>
    db
      .selectFrom('newsletter_outbox')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
      .select(['email', 'attempts', 'next_attempt_at', 'delivered_at', 'failed_at', 'last_error'])
      .orderBy('email')
      .execute()
  return { db, clock, sent, webhook, parts, rows }
}

const emails = (count: number) => Array.from({ length: count }, (_, number) => `reader-${number}@example.com`)
const inAMinute = async () => ({
  kind: 'again' as const,
  at: new Date(start + minute),
  reason: 'refused 503',
})

test('SHELL-07: what is due is handed on once, with the place that is known', async () => {
  const { db, parts, sent, rows } = await opened()
  const sita = await subscribe(db, 'sita@example.com', { notBefore: new Date(start) })
  await savePlace(db, sita?.subscriberId ?? '', { city: 'Kathmandu', country: 'Nepal' })
  expect(await deliverDue(parts)).toEqual({ delivered: 1, again: 0, failed: 0, reasons: [] })
  expect(sent).toEqual([
    {
      id: sita?.deliveryId,
      attempts: 1,
      subscriberId: sita?.subscriberId,
      email: 'sita@example.com',
      city: 'Kathmandu',
      country: 'Nepal',
    },
  ])
  expect(await rows()).toMatchObject([{ delivered_at: new Date(start), attempts: 1 }])
  await deliverDue(parts)
  expect(sent).toHaveLength(1)
})

test('what is not due yet waits, except for who subscribed it', async () => {
  const { db, parts, sent } = await opened()
  const held = await subscribe(db, 'sita@example.com', { notBefore: new Date(start + minute) })
  await deliverDue(parts)
  expect(sent).toEqual([])
  await deliverFirst(parts, held?.deliveryId ?? '')
  await deliverFirst(parts, held?.deliveryId ?? '')
  expect(sent.map(({ id }) => id)).toEqual([held?.deliveryId])
})

test('several servers at once make each delivery once', async () => {
  const { parts, sent, rows } = await opened(...emails(40))
  const rounds = await Promise.all([1, 2, 3].map(() => deliverDue(parts)))
  expect(rounds.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40)
  expect(sent).toHaveLength(40)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(40)
  expect((await rows()).every(({ delivered_at, attempts }) => delivered_at && attempts === 1)).toBe(true)
})

test('a dead webhook loses nothing, and is asked few times in a round', async () => {
  const { parts, sent, webhook, rows, clock } = await opened(...emails(10))
  webhook.answer = inAMinute
  expect(await deliverDue(parts)).toEqual({ delivered: 0, again: 4, failed: 0, reasons: ['refused 503'] })
  expect(sent).toHaveLength(4)
  expect((await rows()).filter(({ last_error }) => last_error === 'refused 503')).toHaveLength(4)
  webhook.answer = async () => ({ kind: 'delivered' })
  await deliverDue(parts)
  clock.now += minute
  await deliverDue(parts)
  expect((await rows()).every(({ delivered_at, last_error }) => delivered_at && !last_error)).toBe(true)
  const ids = sent.map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([14, 10])
})

test('what a server that died had taken is free again, and a later word of that server changes nothing', async () => {
  const { parts, sent, webhook, rows, clock } = await opened('sita@example.com')
  const answer = Promise.withResolvers<Awaited<ReturnType<DeliverParts['send']>>>()
  webhook.answer = () => answer.promise
  const slow = deliverDue(parts)
  await expect.poll(() => sent.length).toBe(1)
  webhook.answer = async () => ({ kind: 'again', at: new Date(start + 60 * minute), reason: 'too-slow' })
  clock.now += minute
  await deliverDue(parts)
  expect(sent).toHaveLength(1)
  clock.now += 2 * minute
  await deliverDue(parts)
  expect(sent.map(({ attempts }) => attempts)).toEqual([1, 2])
  answer.resolve({ kind: 'failed', reason: 'refused 404' })
  await slow
  expect(await rows()).toMatchObject([{ failed_at: null, last_error: 'too-slow', attempts: 2 }])
})

test('what was given up is flagged with its reason, is left alone, and can be sent again', async () => {
  const { db, parts, sent, webhook, rows, clock } = await opened('gita@example.com', 'sita@example.com')
  webhook.answer = async () => ({ kind: 'failed', reason: 'refused 410' })
  expect(await deliverDue(parts)).toMatchObject({ failed: 2, reasons: ['refused 410'] })
  clock.now += 48 * 60 * minute
  await deliverDue(parts)
  expect(sent).toHaveLength(2)
  const flagged = { failed_at: new Date(start), last_error: 'refused 410', delivered_at: null }
  expect(await rows()).toMatchObject([flagged, flagged])
  webhook.answer = async () => ({ kind: 'delivered' })
  const found = (wanted: string) => sent.find(({ email }) => email === wanted)
  const sita = found('sita@example.com')
  expect(await sendAgain(db, parts.now(), sita?.subscriberId ?? '')).toBe(1)
  await deliverDue(parts)
  expect(await rows()).toMatchObject([flagged, { failed_at: null, last_error: null, attempts: 1 }])
  // The same id as before, so that a receiver recognises a repeated delivery.
  expect(sent.at(-1)?.id).toBe(sita?.id)
  expect(await sendAgain(db, parts.now(), found('gita@example.com')?.subscriberId ?? '')).toBe(1)
  await deliverDue(parts)
  expect((await rows()).every(({ delivered_at }) => delivered_at)).toBe(true)
})

test('who left before the delivery is not handed on', async () => {
  const { db, parts, sent } = await opened('sita@example.com')
  await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: new Date(start) })
    .execute()
  await deliverDue(parts)
  expect(sent).toEqual([])
})

test('a round that is to stop ends after what it has begun', async () => {
  const { parts, sent, webhook } = await opened(...emails(10))
  const stop = new AbortController()
  webhook.answer = async () => {
    stop.abort()
    return { kind: 'delivered' }
  }
  await deliverDue(parts, stop.signal)
  expect(sent).toHaveLength(4)
})
