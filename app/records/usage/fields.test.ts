import { expect, test } from 'vitest'
import { usageEvent } from './fields.ts'

const event = { tool_name: 'qr-builder', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }

test('LOG-02: an event is a name and a session, with few and small extras', () => {
  expect(usageEvent.safeParse(event).success).toBe(true)
  const details = { date: '2026-11-21', rates_count: 22, from_cache: true }
  expect(usageEvent.safeParse({ ...event, details }).success).toBe(true)
})

test('LOG-02: with an opened page come its path, the width of the window, and a host if another site linked to it', () => {
  const view = { path: '/ne/qr-builder', width: 'phone' }
  expect(usageEvent.safeParse({ ...event, view }).success).toBe(true)
  expect(usageEvent.safeParse({ ...event, view: { ...view, referrer: 'google.com' } }).success).toBe(true)
})

test.each([
  { view: { path: '/' } },
  { view: { path: '/', width: 'watch' } },
  { view: { path: '/', width: 'phone', title: 'x' } },
  { view: { path: 'x'.repeat(257), width: 'phone' } },
  { view: { path: '/', width: 'phone', referrer: 'x'.repeat(254) } },
  { tool_name: '' },
  { tool_name: 'x'.repeat(65) },
  { session_id: 'me' },
  { session_id: undefined },
  { user_agent: 'forged' },
  { details: { Date: 'x' } },
  { details: { term: 'x'.repeat(121) } },
  { details: { list: [] } },
  { details: { term: 'a\u0000b' } },
  { details: { term: '\ud83d' } },
  { details: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => [key, 1])) },
])('an event with %o is refused', (change) => {
  expect(usageEvent.safeParse({ ...event, ...change }).success).toBe(false)
})
