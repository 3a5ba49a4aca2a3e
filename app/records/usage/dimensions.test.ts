import { expect, test } from 'vitest'
import { dimensionsOf } from './dimensions.ts'

const referrer = (given: string | undefined) =>
  dimensionsOf({
    page: '/ne/qr-builder',
    referrer: given,
    ownHost: 'chautari.example',
    width: 'phone',
  }).referrer

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

test('a page is counted with its language, an unknown one as other', () => {
  const page = (path: string | undefined) => {
    const { page: counted, page_language } = dimensionsOf({
      page: path,
      referrer: undefined,
      ownHost: 'chautari.example',
      width: 'phone',
    })
    return [counted, page_language]
  }
  expect(page('/ne/qr-builder')).toEqual(['/ne/qr-builder', 'ne'])
  expect(page('/qr-builder')).toEqual(['/qr-builder', 'en'])
  expect(page(undefined)).toEqual(['other', 'other'])
})
