import { expect, test } from 'vitest'
import { adminEmailsOf, isBanned, refusalReason } from './policy.ts'

const admins = ['sita@example.com']
const google = { method: 'oauth', oauth: { providerId: 'google' } }

test('AUTH-04: where no operator is named, the one-time link makes an operator, but not beside Google', () => {
  expect(adminEmailsOf([], false)).toEqual(['admin@localhost'])
  expect(adminEmailsOf([], true)).toEqual([])
  expect(adminEmailsOf(admins, false)).toEqual(admins)
})

test('AUTH-04: Google lets in whose address it has verified, operators too', () => {
  for (const isReserved of [true, false]) {
    expect(refusalReason({ emailVerified: true }, google, isReserved)).toBeUndefined()
    for (const emailVerified of [false, undefined, 'true', 1])
      expect(refusalReason({ emailVerified }, google, isReserved)).toBe('email_not_verified')
  }
})

test.each(['email-password', 'magic-link', 'email-otp', 'phone-number', 'siwe', 'anonymous', 'admin'])(
  'AUTH-04: by %s no user takes a reserved address, verified or not',
  (method) => {
    for (const emailVerified of [true, false]) {
      expect(refusalReason({ emailVerified }, { method }, true)).toBe('email_reserved')
      expect(refusalReason({ emailVerified }, { method }, false)).toBeUndefined()
    }
    expect(refusalReason({}, { method }, false)).toBeUndefined()
  },
)

test('AUTH-04: another provider is not Google, and lets in whose address it has verified', () => {
  const other = { method: 'oauth', oauth: { providerId: 'github' } }
  expect(refusalReason({ emailVerified: true }, other, true)).toBe('email_reserved')
  const sso = { method: 'oauth', oauth: { providerId: 'sso' } }
  expect(refusalReason({ emailVerified: true }, sso, false)).toBeUndefined()
  expect(refusalReason({}, sso, false)).toBe('email_not_verified')
})

test('a ban ends in the moment that it names', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(isBanned({ banned_until: null }, now)).toBe(false)
  expect(isBanned({ banned_until: now }, now)).toBe(false)
  expect(isBanned({ banned_until: new Date(now.getTime() + 1) }, now)).toBe(true)
})
