import { expect, test } from 'vitest'
import { dimensionsOf, usageEvent } from './schema.ts'

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

const referrer = (given: string | undefined) =>
  dimensionsOf({ referrer: given, width: 'phone' }, '/ne/qr-builder', 'chautari.example').referrer

test('a referrer is the name of another host, without www', () => {
  expect(referrer('www.Google.com')).toBe('google.com')
  expect(referrer('l.facebook.com')).toBe('l.facebook.com')
  expect(referrer(undefined)).toBe('')
  for (const own of ['chautari.example', 'www.chautari.example']) expect(referrer(own)).toBe('')
})

test.each([
  'https://mail.example/inbox?token=1',
  'mail.example/inbox',
  'hari@mail.example',
  '203.0.113.7',
  '[2001:db8::7]',
  'localhost',
  `${'a'.repeat(64)}.example`,
  '',
])('the referrer %s is no host with a name, and only counted', (given) => {
  expect(referrer(given)).toBe('other')
})

test('an unknown page is counted as other', () => {
  const counted = (page: string | undefined) =>
    dimensionsOf({ referrer: undefined, width: 'phone' }, page, 'chautari.example').page
  expect(counted('/ne/qr-builder')).toBe('/ne/qr-builder')
  expect(counted(undefined)).toBe('other')
})
