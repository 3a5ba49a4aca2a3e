import { expect, test } from 'vitest'
import { sameOriginAddress, sameOriginImage } from './same-origin.ts'

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

test('ADM-03, ADM-09: pictures of this site are shown, and no other host is asked for one', () => {
  expect(sameOriginImage('/media/0a1b', origin)).toBe('https://chautari.example/media/0a1b')
  expect(sameOriginImage('https://chautari.example/media/0a1b', origin)).toBe(
    'https://chautari.example/media/0a1b',
  )
  for (const other of [
    'https://lh3.googleusercontent.com/a/x',
    '//evil.example/media/0a',
    'data:image/png,x',
  ]) {
    expect(sameOriginImage(other, origin)).toBeUndefined()
  }
})

test('ADM-03, ADM-09: no address is no picture', () => {
  for (const none of [null, '']) expect(sameOriginImage(none, origin)).toBeUndefined()
})
