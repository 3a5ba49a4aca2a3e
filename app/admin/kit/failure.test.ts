import { expect, test } from 'vitest'
import { failureOf, failureOfThrown } from './call-admin.ts'
import { messages } from './messages.ne.ts'

const [en, ne] = [messages.en.api, messages.ne.api]

test('API-02: a refusal carries the text of the server, and its reason for each field', () => {
  const fields = { name: 'Bank name is required' }
  expect(failureOf(400, { ok: false, error: 'Bank name is required', fields }, en)).toEqual({
    ok: false,
    status: 400,
    error: 'Bank name is required',
    fieldErrors: fields,
  })
})

test.each([
  [500, undefined],
  [502, '<html>'],
  [503, { error: '' }],
  [200, undefined],
])('API-02: an answer %d without a text says "Request failed"', (status, body) => {
  expect(failureOf(status, body, en)).toEqual({ ok: false, status, error: 'Request failed', fieldErrors: {} })
})

test('API-02: without a session it says "Not authenticated", whatever the server calls it', () => {
  expect(failureOf(401, { error: 'jwt expired' }, en).error).toBe('Not authenticated')
})

test('an operator who has yet to show a second factor gets a text that says where, in both languages', () => {
  const refused = { error: 'A second factor is needed.', reason: 'second_factor_needed' }
  expect(failureOf(403, refused, en).error).toBe(en.secondFactorNeeded)
  expect(failureOf(403, refused, ne).error).toBe(ne.secondFactorNeeded)
})

test('an operator whose second factor must be reset gets a text that says by whom, in both languages', () => {
  const refused = { error: 'It must be reset.', reason: 'second_factor_lost' }
  expect(failureOf(403, refused, en).error).toBe(en.problems.second_factor_lost)
  expect(failureOf(403, refused, ne).error).toBe(ne.problems.second_factor_lost)
})

test('API-02: too many refusals from one address have a text', () => {
  expect(failureOf(429, { error: 'Request rate limit reached' }, ne).error).toBe(ne.tooManyRequests)
})

test('ADM-13: over a newer version of the row, the version of the server comes along', () => {
  const current = { id: '1', name: 'Newer', updated_at: '2026-11-21T00:00:00Z' }
  expect(failureOf(409, { error: 'Changed', current, yours: {} }, en).current).toEqual(current)
  expect(failureOf(400, { error: 'Wrong', current }, en).current).toBeUndefined()
})

test('API-02: what was thrown has words: too slow, no connection, else "Unknown error"', () => {
  expect(failureOfThrown(new DOMException('late', 'TimeoutError'), en).error).toBe(en.tooSlow)
  expect(failureOfThrown(new TypeError('Failed to fetch'), en).error).toBe(en.noConnection)
  expect(failureOfThrown('no error at all', en).error).toBe('Unknown error')
})
