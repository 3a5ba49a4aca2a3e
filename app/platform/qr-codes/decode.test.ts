import { expect, test } from 'vitest'
import { readAll } from '#test/degraded-codes.ts'
import { readCode } from './decode.ts'

test('turned, small, blurred, noisy, tilted, faint and light codes are read, and none as something else', () => {
  const { right, wrong } = readAll(27, readCode)
  expect(wrong).toBe(0)
  expect(right).toBeGreaterThanOrEqual(26)
}, 60_000)

test('a picture without a code has none', () => {
  const data = new Uint8ClampedArray(60 * 60 * 4).fill(200)
  expect(readCode({ data, width: 60, height: 60 })).toBeUndefined()
})
