import { expect, test } from 'vitest'
import {
  cacheKey,
  filesOf,
  handlingOf,
  isCacheable,
  isCacheablePath,
  isOldCopy,
  precachedPaths,
} from './offline-cache.ts'

const origin = 'https://chautari.example'
const asked = (path: string, mode = 'navigate', method = 'GET') =>
  handlingOf({ method, mode, url: new URL(path, origin).href }, origin)

test('files of the build come from the cache, pages from the network first', () => {
  expect(asked('/assets/react-abc.js', 'cors')).toBe('file')
  expect(asked('/')).toBe('page')
  expect(asked('/ne/emergency-services?q=102')).toBe('page')
  // Read by the list's script.
  expect(asked('/ne/emergency-services/details', 'cors')).toBe('page')
})

test('writes, other hosts and data are left to the browser', () => {
  expect(asked('/api/usage', 'no-cors', 'POST')).toBe('none')
  expect(asked('https://other.example/assets/a.js', 'cors')).toBe('none')
  expect(asked('/carrier-identifier.data', 'cors')).toBe('none')
})

test.each([
  '/admin',
  '/ne/admin/banks',
  '/auth/v1/token',
  '/api/tools',
  '/media/abc',
  '/profile',
  '/ne/profile',
  '/sign-in',
  '/ne/sign-up',
  '/forgot-password',
  '/ne/confirm',
  '/embed/calendar',
  '/status',
  '/ne/status',
  '/healthz',
  '/sitemap.xml',
  '/og/home-en.png',
])('%s is never cached', (path) => {
  expect(isCacheablePath(path)).toBe(false)
  expect(asked(path)).toBe('none')
})

test.each(['/', '/ne', '/administration-guide', '/nepali-calendar/2083/8'])('%s may be cached', (path) => {
  expect(isCacheablePath(path)).toBe(true)
})

test('only a complete page that is the same for everybody is cached', () => {
  const answer = (
    status: number,
    control = 'public, max-age=0, must-revalidate',
    type = 'text/html; charset=utf-8',
  ) =>
    isCacheable({
      status,
      redirected: false,
      headers: new Headers({ 'content-type': type, 'cache-control': control }),
    })
  expect(answer(200)).toBe(true)
  expect(answer(503)).toBe(false)
  expect(answer(404)).toBe(false)
  expect(answer(200, 'no-store')).toBe(false)
  expect(answer(200, 'private, no-store')).toBe(false)
  expect(answer(200, 'public', 'application/json')).toBe(false)
  expect(
    isCacheable({ status: 200, redirected: true, headers: new Headers({ 'content-type': 'text/html' }) }),
  ).toBe(false)
})

test('the emergency pages and the offline page are always cached, in both languages', () => {
  const english = ['/emergency-services', '/emergency-services/details', '/offline']
  expect(precachedPaths).toEqual(english.flatMap((path) => [path, `/ne${path}`]))
})

test.each([
  ['/foreign-exchange?date=2026-01-05', '/foreign-exchange?date=2026-01-05'],
  ['/foreign-exchange', '/foreign-exchange'],
  ['/postal-codes?q=447', '/postal-codes?q=447'],
  // What other sites add to their links.
  ['/ne/gold-silver-price?fbclid=a&utm_source=b&gclid=c&gbraid=d&ref=e', '/ne/gold-silver-price'],
  ['/foreign-exchange?utm_source=b&date=2026-01-05', '/foreign-exchange?date=2026-01-05'],
  ['/ne/offline?from=%2Fabout', '/ne/offline'],
])('%s is cached as %s', (address, key) => {
  expect(cacheKey(new URL(address, origin))).toBe(key)
})

test('the files of a document are found wherever it names them', () => {
  const html =
    '<script>[1,"/assets/a-1.js"].forEach(u=>u);import("/assets/a-1.js")</script><use href="/assets/sprite-C.svg#sun"/>'
  expect(filesOf(html)).toEqual(['/assets/a-1.js', '/assets/sprite-C.svg'])
})

test('a copy is old after a day, or when its day is not known', () => {
  const now = Date.parse('2026-11-22T06:00:00Z')
  const copyOf = (date?: string) => new Response('', { headers: date ? { date } : {} })
  expect(isOldCopy(copyOf('Sat, 21 Nov 2026 06:00:01 GMT'), now)).toBe(false)
  expect(isOldCopy(copyOf('Sat, 21 Nov 2026 06:00:00 GMT'), now)).toBe(true)
  expect(isOldCopy(copyOf(), now)).toBe(true)
})
