import { expect, test } from 'vitest'
import { within } from './within.ts'

test('work that ends in time gives its value or its error', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7)
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that takes too long is not waited for', async () => {
  const before = performance.now()
  await expect(within(50, new Promise(() => undefined))).rejects.toThrow('within 50 ms')
  expect(performance.now() - before).toBeLessThan(1000)
})
