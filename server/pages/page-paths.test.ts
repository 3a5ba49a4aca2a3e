import { expect, test } from 'vitest'
import { countedPage } from './page-paths.ts'

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
