import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

test.each([
  '/',
  '/ne',
  '/carrier-identifier',
  '/profile',
  '/administration',
  '/ne/sign-in-help',
  '/no-such-page',
])('during maintenance %s is a page that shows the message', (path) => expect(reachOf(path)).toBe('page'))

test.each(['/api/tools', '/api/usage', '/api/administration'])(
  'during maintenance %s is data that says so',
  (path) => expect(reachOf(path)).toBe('data'),
)

test('what other sites frame shows a message of its own', () => {
  expect(reachOf('/embed/calendar')).toBe('frame')
  expect(reachOf('/embedded')).toBe('page')
})

test.each([
  '/admin',
  '/admin/banks',
  '/ne/admin',
  '/ne/admin/banks',
  '/sign-in',
  '/ne/sign-in',
  '/sign-in/callback',
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
])('during maintenance %s goes on', (path) => {
  expect(reachOf(path)).toBe('none')
})

test.each([
  '/x/admin',
  '/metrics/more',
  '/a/b.js',
  '/x.jsx',
  '/auth/v12',
  '/x/assets/a.js',
  '/ne/robots.txt',
])('what only looks like it, such as %s, does not go on', (path) => expect(reachOf(path)).not.toBe('none'))
