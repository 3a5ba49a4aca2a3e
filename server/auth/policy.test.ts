import { expect, test } from 'vitest'
import { adminEmailsOf, isAdmin, isBanned, mayClaim, mayLink, refusalReason } from './policy.ts'

const admins = ['sita@example.com']
const google = { method: 'oauth', oauth: { providerId: 'google' } }

test.each([
  ['sita@example.com', true, true],
  [' Sita@Example.com ', true, true],
  ['sita@example.com', false, false],
  ['ram@example.com', true, false],
  ['sita@example.com.np', true, false],
  ['', true, false],
])('AUTH-04: %j, verified %s, is an operator: %s', (email, email_verified, expected) => {
  expect(isAdmin({ email, email_verified }, admins)).toBe(expected)
})

test('AUTH-04: where nobody is named, the one-time link makes an operator, but not beside Google', () => {
  expect(adminEmailsOf([], false)).toEqual(['admin@localhost'])
  expect(adminEmailsOf([], true)).toEqual([])
  expect(adminEmailsOf(admins, false)).toEqual(admins)
  expect(isAdmin({ email: '', email_verified: true }, [])).toBe(false)
})

test('AUTH-04: Google lets in whose address it has verified, operators too', () => {
  expect(refusalReason({ email: 'sita@example.com', emailVerified: true }, google, admins)).toBeUndefined()
  expect(refusalReason({ email: 'ram@example.com', emailVerified: true }, google, admins)).toBeUndefined()
  for (const emailVerified of [false, undefined, 'true', 1]) {
    expect(refusalReason({ email: 'ram@example.com', emailVerified }, google, admins)).toBe(
      'email_not_verified',
    )
  }
})

test.each(['email-password', 'magic-link', 'email-otp', 'phone-number', 'siwe', 'anonymous', 'admin'])(
  'AUTH-04: by %s nobody takes the address of an operator, verified or not',
  (method) => {
    for (const emailVerified of [true, false]) {
      expect(refusalReason({ email: 'SITA@example.com', emailVerified }, { method }, admins)).toBe(
        'email_reserved',
      )
      expect(refusalReason({ email: 'ram@example.com', emailVerified }, { method }, admins)).toBeUndefined()
    }
    expect(refusalReason({}, { method }, admins)).toBeUndefined()
  },
)

test('AUTH-04: another provider is not Google', () => {
  const other = { method: 'oauth', oauth: { providerId: 'github' } }
  expect(refusalReason({ email: 'sita@example.com', emailVerified: true }, other, admins)).toBe(
    'email_reserved',
  )
})

test('AUTH-04: another provider lets in whose address it has verified, too', () => {
  const sso = { method: 'oauth', oauth: { providerId: 'sso' } }
  expect(refusalReason({ email: 'ram@example.com', emailVerified: true }, sso, admins)).toBeUndefined()
  expect(refusalReason({ email: 'ram@example.com' }, sso, admins)).toBe('email_not_verified')
})

test.each([
  ['ram@example.com', 'gita@example.com', true],
  ['sita@example.com', 'Sita@example.com', true],
  ['Sita@example.com ', 'ram@example.com', false],
  ['ram@example.com', 'sita@example.com', false],
])('AUTH-04: an identity of %s is linked to the user %s: %s', (email, own, expected) => {
  expect(mayLink(email, own, admins)).toBe(expected)
})

test.each([
  ['sita@example.com', false],
  [' SITA@example.com ', false],
  ['ram@example.com', true],
])('AUTH-04: by letter an account may be given the address %s: %s', (email, expected) => {
  expect(mayClaim(email, admins)).toBe(expected)
})

test('a ban ends in the moment that it names', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(isBanned({ banned_until: null }, now)).toBe(false)
  expect(isBanned({ banned_until: now }, now)).toBe(false)
  expect(isBanned({ banned_until: new Date(now.getTime() + 1) }, now)).toBe(true)
})
