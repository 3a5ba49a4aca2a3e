import { expect, test } from 'vitest'
import { sameOriginAddress } from './same-origin-address.ts'

const origin = 'https://chautari.example'

test('an address of this site is gone back to', () => {
  expect(sameOriginAddress('/ne/qr-builder', origin)).toBe('/ne/qr-builder')
  expect(sameOriginAddress('/postal-codes?q=447', origin)).toBe('/postal-codes?q=447')
})

test.each([
  null,
  '',
  'qr-builder',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('%s is none', (from) => {
  expect(sameOriginAddress(from, origin)).toBeUndefined()
})
