import { expect, test } from 'vitest'
import { bannedUntil, userFields } from './admin-change.ts'

const now = new Date('2026-11-21T00:00:00Z')

test.each([
  ['300ms', '2026-11-21T00:00:00.300Z'],
  ['2h45m', '2026-11-21T02:45:00.000Z'],
  ['1.5h', '2026-11-21T01:30:00.000Z'],
  ['24h', '2026-11-22T00:00:00.000Z'],
  ['9999999999999h', '9999-12-31T00:00:00.000Z'],
])('AUTH-05: a ban of %s ends at %s', (text, end) => {
  expect(bannedUntil(text, now)?.toISOString()).toBe(end)
})

test('AUTH-05: a ban is lifted by "none", and its length has a strict form', () => {
  expect(bannedUntil('none', now)).toBeNull()
  for (const ban_duration of ['', 'h', '2 h', '-1h', '1d', 'forever', '2h45']) {
    expect(userFields.safeParse({ ban_duration }).success, ban_duration).toBe(false)
  }
})

test('AUTH-04: no field makes an operator', () => {
  for (const field of [{ role: 'service_role' }, { app_metadata: { is_admin: true } }, { id: 'x' }]) {
    expect(userFields.safeParse(field).success).toBe(false)
  }
})

test('a phone is kept with its plus, an address in lower case', () => {
  expect(userFields.parse({ phone: '9779841234567', email: ' Ram@Example.com ' })).toEqual({
    phone: '+9779841234567',
    email: 'ram@example.com',
  })
})
