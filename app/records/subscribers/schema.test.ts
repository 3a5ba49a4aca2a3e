import { expect, test } from 'vitest'
import { subscription } from './schema.ts'

test.each([
  ['sita@example.com', 'sita@example.com'],
  ['  Sita.Rai+news@Example.COM ', 'sita.rai+news@example.com'],
  ["o'hara@mail.example.org", "o'hara@mail.example.org"],
  // What a browser makes of a domain in Devanagari.
  ['ram@xn--h2bty4c.xn--l2bey1c2b', 'ram@xn--h2bty4c.xn--l2bey1c2b'],
])('SHELL-06: %j is an address, kept as %j', (given, kept) => {
  expect(subscription.parse({ email: given })).toEqual({ email: kept })
})

test.each([
  '',
  ' ',
  'sita',
  'sita@',
  '@example.com',
  'sita@localhost',
  'sita@example.c',
  'sita@@example.com',
  'sita rai@example.com',
  'sita@exam ple.com',
  'sita@example.com\nbcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
  null,
  7,
])('SHELL-06: %j is no address', (given) => {
  expect(subscription.safeParse({ email: given }).success).toBe(false)
})

test('fields that the form does not have are refused', () => {
  expect(subscription.safeParse({ email: 'sita@example.com', city: 'Pokhara' }).success).toBe(false)
})
