import { expect, test } from 'vitest'
import { responseKind } from './response-kind.ts'

test.each([
  '/',
  '/ne',
  '/carrier-identifier',
  '/profiles',
  '/administration',
  '/ne/sign-in-help',
  '/no-such-page',
])('during maintenance %s is a page that shows the message', (path) =>
  expect(responseKind(path)).toBe('page'),
)

test.each(['/api/tools', '/api/usage', '/api/administration', '/data/calendar.csv'])(
  'during maintenance %s is data in JSON',
  (path) => expect(responseKind(path)).toBe('data'),
)

test('a frame on another site has a message of its own', () => {
  expect(responseKind('/embed/calendar')).toBe('frame')
  expect(responseKind('/embedded')).toBe('page')
})

test.each([
  '/admin',
  '/admin/banks',
  '/ne/admin',
  '/ne/admin/banks',
  '/sign-in',
  '/ne/sign-in',
  '/sign-in/callback',
  '/profile',
  '/ne/profile',
  '/forgot-password',
  '/confirm',
  '/ne/confirm',
  '/api/admin-banks',
  '/api/admin-settings',
  '/auth/v1',
  '/auth/v1/token',
  '/assets/a-1.js',
  '/media/00ff',
  '/og/home.en.png',
  '/metrics',
  '/healthz',
  '/readyz',
  '/sw.js',
  '/icon-192.png',
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/manifest.webmanifest',
  '/ne/manifest.webmanifest',
])('during maintenance %s is served', (path) => {
  expect(responseKind(path)).toBe('none')
})

test.each([
  '/x/admin',
  '/metrics/more',
  '/a/b.js',
  '/x.jsx',
  '/auth/v12',
  '/x/assets/a.js',
  '/ne/robots.txt',
  '/ne/manifest.webmanifest/more',
])('a similar path such as %s is not served', (path) => expect(responseKind(path)).not.toBe('none'))
