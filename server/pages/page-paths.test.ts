import { expect, test } from 'vitest'
import { countedPage, pageKey } from './page-paths.ts'

test('a page is counted under its path and language, a page below a tool under the tool unless the sitemap lists it', () => {
  for (const path of [
    '/',
    '/ne',
    '/about',
    '/qr-builder',
    '/ne/qr-builder',
    '/nepali-calendar/festivals/dashain',
  ])
    expect(countedPage(path)).toBe(path)
  expect(countedPage('/nepali-calendar/2083/8')).toBe('/nepali-calendar')
  expect(countedPage('/ne/nepali-calendar/2083/8')).toBe('/ne/nepali-calendar')
})

test.each([
  '',
  '/x',
  '/qr-builder/x',
  '/qr-builder?a=1',
  '//evil.example',
  '/admin',
  '/ne/ne',
  'qr-builder',
  '/profile',
])('the path %s is none that is counted', (path) => expect(countedPage(path)).toBeUndefined())

const keyOf = (address: string) => pageKey(new URL(address, 'https://chautari.example'))

test('a page is stored under its path and the parameters that it declares', () => {
  for (const path of ['/', '/offline', '/newsletter', '/my-home', '/corrections', '/ne/privacy', '/data'])
    expect(keyOf(`${path}?utm_source=mail`)).toBe(path)
  expect(keyOf('/developers/frames?x=1&theme=dark')).toBe('/developers/frames?theme=dark')
})

test.each([
  '/status',
  '/profile',
  '/sign-in',
  '/ne/sign-up',
  '/forgot-password',
  '/confirm?token=a',
  '/newsletter/unsubscribe',
  '/corrections/new',
  '/admin',
  '/?q=bank',
  '/no-such-page',
])('the answer of %s is never stored', (address) => expect(keyOf(address)).toBeUndefined())
