import { expect, test } from 'vitest'
import { sameOriginAddress, sameOriginImage, withParams } from './web-address.ts'

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

test('parameters replace those of the same name, in their order, behind those of others', () => {
  expect(withParams('?days=7&utm_source=x&sort=old', { sort: 'new', days: '30' })).toBe(
    '?utm_source=x&sort=new&days=30',
  )
})

test('an empty value removes its parameter, and a query without any is empty', () => {
  expect(withParams('?days=7', { days: '', metal: '' })).toBe('')
  expect(withParams('', { q: 'पोखरा' })).toBe('?q=%E0%A4%AA%E0%A5%8B%E0%A4%96%E0%A4%B0%E0%A4%BE')
})
