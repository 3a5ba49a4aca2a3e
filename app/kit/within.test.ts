import { expect, test, vi } from 'vitest'
import { within } from './within.ts'

test('work that ends in time gives its value or its error', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7)
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that takes too long is not waited for', async () => {
  vi.useFakeTimers()
  const waiting = expect(within(500, new Promise(() => undefined))).rejects.toThrow('within 500 ms')
  await vi.advanceTimersByTimeAsync(500)
  await waiting
  vi.useRealTimers()
})
