import { expect, test } from 'vitest'
import { type DeliveryState, deliveryHealth } from './deliveries.server.ts'

const now = new Date('2026-11-21T05:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const calm: DeliveryState = {
  waiting: 0,
  retrying: 0,
  failed: 0,
  waitingSince: null,
  lastAttemptAt: ago(30),
  lastDeliveredAt: ago(30),
}

test.each<[string, Partial<DeliveryState>, string]>([
  ['nothing waits', {}, 'working'],
  ['nothing was ever delivered', { lastAttemptAt: null, lastDeliveredAt: null }, 'working'],
  ['one waits for its first attempt', { waiting: 1, waitingSince: ago(1) }, 'working'],
  ['one waits, and nobody tries', { waiting: 1, waitingSince: ago(11) }, 'late'],
  ['one is tried again and again', { waiting: 1, retrying: 1, waitingSince: ago(1) }, 'silent'],
  ['one was given up just now', { failed: 1, lastAttemptAt: ago(1) }, 'silent'],
  ['one was given up long ago, others arrived since', { failed: 1 }, 'working'],
])('when %s, the delivery is reported so', (_, state, told) => {
  expect(deliveryHealth({ ...calm, ...state }, true, now).state).toBe(told)
})

test('without a webhook nothing is wrong: what waits is kept for one', () => {
  const waiting = { ...calm, waiting: 9, waitingSince: ago(9999) }
  expect(deliveryHealth(waiting, false, now).state).toBe('off')
})
