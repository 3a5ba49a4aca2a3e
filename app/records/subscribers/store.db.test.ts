import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { readDeliveryState } from './deliveries.server.ts'
import { confirmSubscription, savePlace, subscribe, takeConfirmation } from './store.server.ts'

const now = new Date('2026-11-21T05:00:00Z')
const held = { notBefore: now }

async function opened() {
  const { db } = await testStorage()
  const counts = async () => ({
    subscribers: (await db.selectFrom('newsletter_subscribers').select('id').execute()).length,
    deliveries: (await db.selectFrom('newsletter_outbox').select('id').execute()).length,
  })
  const deliver = () => db.updateTable('newsletter_outbox').set({ delivered_at: now }).execute()
  const leave = () => db.updateTable('newsletter_subscribers').set({ unsubscribed_at: now }).execute()
  /** Is asked by letter, and confirms. */
  const comeBack = async (email: string) => {
    const asked = await takeConfirmation(db, email, now)
    return asked && (await confirmSubscription(db, asked, { now, ...held }))
  }
  return { db, counts, deliver, leave, comeBack }
}

test('SHELL-06: subscriber and delivery are stored together or not at all', async () => {
  const { db, counts } = await opened()
  const stored = await subscribe(db, 'sita@example.com', held)
  const row = await db.selectFrom('newsletter_outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    id: stored?.deliveryId,
    subscriber_id: stored?.subscriberId,
    attempts: 0,
    next_attempt_at: now,
    delivered_at: null,
    failed_at: null,
  })
  await expect(subscribe(db, 'No Address', held)).rejects.toThrow()
  const broken = { notBefore: new Date(Number.NaN) }
  await expect(subscribe(db, 'gita@example.com', broken)).rejects.toThrow()
  expect(await counts()).toEqual({ subscribers: 1, deliveries: 1 })
})

test('an address that is there already is delivered once, before and after its delivery', async () => {
  const { db, counts, deliver } = await opened()
  await subscribe(db, 'sita@example.com', held)
  expect(await subscribe(db, 'sita@example.com', held)).toBeUndefined()
  await deliver()
  expect(await subscribe(db, 'sita@example.com', held)).toBeUndefined()
  expect(await counts()).toEqual({ subscribers: 1, deliveries: 1 })
})

test('twenty subscriptions of one address at once are one', async () => {
  const { db, counts } = await opened()
  const all = Array.from({ length: 20 }, () => subscribe(db, 'sita@example.com', held))
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
  expect(await counts()).toEqual({ subscribers: 1, deliveries: 1 })
})

test('who left and comes back is delivered again, without the place of the first time', async () => {
  const { db, counts, deliver, leave, comeBack } = await opened()
  const first = await subscribe(db, 'sita@example.com', held)
  await savePlace(db, first?.subscriberId ?? '', { city: 'Kathmandu', country: 'Nepal' })
  await deliver()
  await leave()
  const second = await comeBack('sita@example.com')
  expect(second).toMatchObject({ subscriberId: first?.subscriberId })
  expect(second?.deliveryId).not.toBe(first?.deliveryId)
  expect(await counts()).toEqual({ subscribers: 1, deliveries: 2 })
  const row = await db.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ unsubscribed_at: null, city: null, country: null })
})

test('who left before the delivery was made and comes back has one delivery, which begins anew', async () => {
  const { db, counts, leave, comeBack } = await opened()
  const first = await subscribe(db, 'sita@example.com', held)
  await db
    .updateTable('newsletter_outbox')
    .set({ attempts: 6, failed_at: now, last_error: 'refused 404' })
    .execute()
  await leave()
  expect(await comeBack('sita@example.com')).toEqual(first)
  expect(await counts()).toEqual({ subscribers: 1, deliveries: 1 })
  const row = await db.selectFrom('newsletter_outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 0, failed_at: null, last_error: null })
})

test('an address that left stays away until its owner confirms the newest letter, of which there is one a day', async () => {
  const { db, leave } = await opened()
  const ask = async (ms: number) =>
    await takeConfirmation(db, 'sita@example.com', new Date(now.getTime() + ms))
  const confirm = async (asked: Awaited<ReturnType<typeof ask>>, ms: number) =>
    asked && (await confirmSubscription(db, asked, { now: new Date(now.getTime() + ms), ...held }))
  await subscribe(db, 'sita@example.com', held)
  expect(await ask(0)).toBeUndefined()
  await leave()
  expect(await subscribe(db, 'sita@example.com', held)).toBeUndefined()
  const row = await db.selectFrom('newsletter_subscribers').select('unsubscribed_at').executeTakeFirst()
  expect(row).toEqual({ unsubscribed_at: now })
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(1)))
  const [first] = all.filter((asked) => asked !== undefined)
  expect(all.filter(Boolean)).toHaveLength(1)
  const dayMs = 86_400_000
  expect(await ask(dayMs)).toBeUndefined()
  const second = await ask(dayMs + 1)
  expect(await confirm(first, dayMs + 2)).toBeUndefined()
  expect(await confirm(second, 8 * dayMs + 1)).toBeUndefined()
  expect(await confirm(second, 8 * dayMs)).toBeDefined()
  expect(await confirm(second, 8 * dayMs)).toBeUndefined()
})

test('the state of deliveries counts what waits and what failed, and nothing of who left', async () => {
  const { db, deliver, leave } = await opened()
  const none = { waiting: 0, retrying: 0, failed: 0 }
  const nothing = { ...none, waitingSince: null, lastAttemptAt: null, lastDeliveredAt: null }
  expect(await readDeliveryState(db)).toEqual(nothing)
  await subscribe(db, 'left@example.com', held)
  await leave()
  expect(await readDeliveryState(db)).toEqual(nothing)
  await subscribe(db, 'waits@example.com', held)
  const failed = await subscribe(db, 'failed@example.com', held)
  await db
    .updateTable('newsletter_outbox')
    .set({ failed_at: now, attempted_at: now })
    .where('id', '=', failed?.deliveryId ?? '')
    .execute()
  expect(await readDeliveryState(db)).toEqual({
    waiting: 1,
    retrying: 0,
    failed: 1,
    waitingSince: expect.any(Date),
    lastAttemptAt: now,
    lastDeliveredAt: null,
  })
  await db.updateTable('newsletter_outbox').set({ last_error: 'refused 503' }).execute()
  expect(await readDeliveryState(db)).toMatchObject({ waiting: 1, retrying: 1, failed: 1 })
  await deliver()
  expect(await readDeliveryState(db)).toMatchObject({ waiting: 0, failed: 0, lastDeliveredAt: now })
})
