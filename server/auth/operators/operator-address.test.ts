import { expect, test } from 'vitest'
import { adminEmailsOf, refusalReason } from './operator-address.ts'

const admins = ['sita@example.com']

test('AUTH-04: where no operator is named, the one-time link makes an operator, but not beside Google', () => {
  expect(adminEmailsOf([], false)).toEqual(['admin@localhost'])
  expect(adminEmailsOf([], true)).toEqual([])
  expect(adminEmailsOf(admins, false)).toEqual(admins)
})

test('AUTH-04: Google lets in whose address it has verified, operators too', () => {
  for (const isReserved of [true, false]) {
    expect(refusalReason({ email_verified: true }, 'google', isReserved)).toBeUndefined()
    for (const email_verified of [false, undefined, 'true', 1])
      expect(refusalReason({ email_verified }, 'google', isReserved)).toBe('email_not_verified')
  }
})

test('AUTH-04: another provider is not Google, and lets in whose address it has verified', () => {
  for (const email_verified of [true, false, undefined])
    expect(refusalReason({ email_verified }, 'sso', true)).toBe('email_reserved')
  expect(refusalReason({ email_verified: true }, 'sso', false)).toBeUndefined()
  expect(refusalReason({}, 'sso', false)).toBe('email_not_verified')
})
