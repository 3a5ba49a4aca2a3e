import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportLimit } from './report-form.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an address sends 40 reports a day, five of them a minute; other addresses are not concerned', async () => {
  const limit = reportLimit()
  const visitor = { address: '203.0.113.7' }
  for (let minute = 0; minute < 8; minute += 1) {
    for (let number = 0; number < 5; number += 1) await limit(visitor)
    await expect(limit(visitor)).rejects.toMatchObject({ code: 'too-many-requests' })
    vi.advanceTimersByTime(61_000)
  }
  await expect(limit(visitor)).rejects.toMatchObject({ code: 'too-many-requests' })
  await limit({ address: '203.0.113.8' })
  vi.advanceTimersByTime(86_400_000)
  await limit(visitor)
})
