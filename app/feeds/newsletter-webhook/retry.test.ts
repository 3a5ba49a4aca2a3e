import { expect, test } from 'vitest'
import { afterFailure } from './retry.ts'

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
