import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedEachTime, freshForMs, storedHeaders } from './cache-control.server.ts'

const headers = { 'cache-control': askedEachTime, 'content-type': 'text/html' }
const noon = Date.parse('2026-11-21T06:15:00Z')

/** The seconds of a directive. */
const secondsOf = (name: string, control = '') =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0)

test.each([
  '/',
  '/ne',
  '/ne/postal-codes',
  '/nepali-calendar/2083/8',
  '/data/months.csv',
  '/embed/today?lang=ne&theme=dark',
  '/api/v1/openapi.json',
  '/api/v1/holidays/2083.ics?lang=ne',
])('%s may be kept by a CDN, and browsers still ask each time', (key) => {
  expect(storedHeaders(key, headers, noon)).toEqual({
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=600',
  })
})

test.each(['/postal-codes?district=Kaski', '/ne?x=1', '/api/tools', '/api/corrections.atom?lang=en'])(
  '%s is what a visitor chose or what islands read: no shared cache keeps it',
  (key) => {
    expect(storedHeaders(key, headers, noon)).toEqual(headers)
  },
)

test.each(['no-store', 'private, no-store', 'public, max-age=3600'])('%s stays as it is', (control) => {
  expect(storedHeaders('/', { 'cache-control': control }, noon)).toEqual({ 'cache-control': control })
})

test('whenever a response is made, no shared cache that reaches a server gives it on the next day in Nepal', () => {
  const day = 24 * 3_600_000
  const property = fc.property(fc.integer({ min: noon, max: noon + 2 * day }), (madeAt) => {
    const stored = storedHeaders('/', headers, madeAt)
    const targeted = stored['cdn-cache-control']
    const kept = secondsOf('max-age', targeted) + secondsOf('stale-while-revalidate', targeted)
    expect(secondsOf('s-maxage', stored['cache-control'])).toBe(secondsOf('max-age', targeted))
    // A server may give it for a minute before a CDN begins to.
    const last = madeAt + (targeted ? freshForMs + kept * 1000 : 0) - 1
    expect(nepalDay(new Date(last))).toBe(nepalDay(new Date(madeAt)))
  })
  fc.assert(property, {
    examples: [[Date.parse('2026-11-21T18:12:00Z')], [Date.parse('2026-11-21T18:11:59Z')]],
  })
})
