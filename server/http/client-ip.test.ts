import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ServerEnv } from '#server/env.ts'
import { clientIp, exactClientIp, ipHashes, isAmong, visitorOf } from './client-ip.ts'

test('without a trusted proxy the header is not believed', () => {
  expect(clientIp('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9')
  expect(clientIp('203.0.113.9', undefined, ['10.0.0.1'])).toBe('203.0.113.9')
  expect(clientIp('203.0.113.9', '198.51.100.1', ['10.0.0.1'])).toBe('203.0.113.9')
})

test('a trusted proxy is believed for the address that it added itself', () => {
  expect(clientIp('10.0.0.1', '203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9')
  expect(clientIp('10.0.0.1', '1.1.1.1, 8.8.8.8,203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9')
})

test('a chain of trusted proxies is followed to the first other address from the right', () => {
  const proxies = ['10.0.0.0/8', '2001:db8::/32']
  expect(clientIp('10.0.0.1', '6.6.6.6, 203.0.113.9, 2001:db8::7, 10.9.9.9', proxies)).toBe('203.0.113.9')
})

test('a visitor who writes a proxy into the header stays the visitor', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 }), (forged) => {
      const header = [...forged.map((text) => text.replaceAll(',', '')), '203.0.113.9'].join(', ')
      expect(clientIp('10.0.0.1', header, ['10.0.0.0/8'])).toBe('203.0.113.9')
    }),
  )
})

test('IPv4 inside IPv6 is the same address, as a proxy and as a visitor', () => {
  expect(clientIp('::ffff:10.0.0.1', '203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9')
  expect(clientIp('::ffff:10.0.0.1', '::ffff:203.0.113.9', ['10.0.0.0/8'])).toBe('203.0.113.9')
  expect(clientIp('10.0.0.1', '203.0.113.9', ['::ffff:10.0.0.1'])).toBe('203.0.113.9')
  expect(clientIp('::ffff:203.0.113.9', undefined, [])).toBe('203.0.113.9')
})

test('one household of IPv6 has one spelling: its network of 64 bits', () => {
  expect(clientIp('2001:DB8:0:0:0:0:0:1', undefined, [])).toBe('2001:db8::')
  expect(clientIp('::1', '2001:db8:0:7:aaaa::5', ['::1'])).toBe('2001:db8:0:7::')
  expect(clientIp('::1', '2001:db8:0:7:bbbb::6', ['::1'])).toBe('2001:db8:0:7::')
})

test('an IPv4 network trusts no IPv6 address, and the other way round', () => {
  expect(clientIp('2001:db8::1', '203.0.113.9', ['0.0.0.0/0'])).toBe('2001:db8::')
  expect(clientIp('10.0.0.1', '203.0.113.9', ['::/0'])).toBe('10.0.0.1')
})

test('where the header ends or makes no sense, the last believed address stays', () => {
  expect(clientIp('10.0.0.1', '', ['10.0.0.1'])).toBe('10.0.0.1')
  expect(clientIp('10.0.0.1', '203.0.113.9, unknown', ['10.0.0.1'])).toBe('10.0.0.1')
  expect(clientIp('10.0.0.1', '<script>', ['10.0.0.1'])).toBe('10.0.0.1')
  expect(clientIp('10.0.0.1', '10.0.0.2', ['10.0.0.0/8'])).toBe('10.0.0.2')
  expect(clientIp('', '203.0.113.9', ['10.0.0.1'])).toBe('')
})

test('who is to be let in is one address, not the household', () => {
  expect(exactClientIp('::1', '2001:db8:0:7:aaaa::5', ['::1'])).toBe('2001:db8:0:7:aaaa::5')
  expect(isAmong('2001:db8:0:7:aaaa::5', ['2001:db8:0:7:aaaa::5'])).toBe(true)
  expect(isAmong('2001:db8:0:7:aaaa::6', ['2001:db8:0:7:aaaa::5'])).toBe(false)
  expect(isAmong('2001:db8:0:7:aaaa::6', ['10.0.0.0/8', '2001:db8::/32'])).toBe(true)
  expect(isAmong('::ffff:10.1.2.3', ['10.0.0.0/8'])).toBe(true)
  for (const nobody of ['', 'unknown', '10.0.0.0/8'])
    expect(isAmong(nobody, ['0.0.0.0/0', '::/0'])).toBe(false)
})

/** What a route behind the proxy 10.0.0.1 learns of the sender; without `peer` there is no connection. */
async function visitorWith(headers: Record<string, string>, peer?: string) {
  const app = new Hono<ServerEnv>().get('/', (c) => c.json(visitorOf(c, ['10.0.0.1'])))
  const socket = { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' }
  const connection = peer === undefined ? undefined : { incoming: { socket } as unknown as IncomingMessage }
  const answer = await app.request('/', { headers }, connection)
  return (await answer.json()) as unknown
}

test('a visitor has the address behind a trusted proxy, the browser as it names itself, and the language of the page', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'Firefox',
    referer: 'https://example.com/ne/profile',
  }
  const visitor = { address: '203.0.113.9', userAgent: 'Firefox', lang: 'ne' }
  expect(await visitorWith(headers, '10.0.0.1')).toEqual(visitor)
  expect(await visitorWith(headers, '198.51.100.1')).toEqual({ ...visitor, address: '198.51.100.1' })
})

test('where a request says nothing of its sender, address and browser are empty', async () => {
  const nothing = { address: '', userAgent: '', lang: 'en' }
  expect(await visitorWith({})).toEqual(nothing)
  expect(await visitorWith({ 'x-forwarded-for': '203.0.113.9' })).toEqual(nothing)
})

const secret = 'a secret that all servers share, long enough'
const address = '203.0.113.7'
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}+05:45`)
const hashesAt = (now: Date, { of = address, with: authSecret = secret } = {}) =>
  ipHashes('votes', of, { authSecret, now: () => now })
const noon = hashesAt(at('12:00'))

test('HOME-12: every server with the same secret gives an address the same hash, which does not hold it', () => {
  expect(hashesAt(at('23:59'))).toEqual(noon)
  expect(noon).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/), hourAgo: noon.current })
  expect(Buffer.from(noon.current, 'base64url').toString('latin1')).not.toContain(address)
})

test('HOME-12: another address, secret, day in Nepal and use give another hash', () => {
  const others = [
    hashesAt(at('12:00'), { of: '203.0.113.8' }),
    hashesAt(at('12:00'), { with: `${secret}!` }),
    hashesAt(at('12:00', '2026-11-22')),
    ipHashes('reports', address, { authSecret: secret, now: () => at('12:00') }),
  ].map(({ current }) => current)
  expect(new Set([noon.current, ...others]).size).toBe(5)
})

test('HOME-12: in the first hour of a day votes of the day before are still found', () => {
  const early = hashesAt(at('00:59:59', '2026-11-22'))
  expect(early.hourAgo).toBe(noon.current)
  expect(early.current).not.toBe(noon.current)
  const later = hashesAt(at('01:00', '2026-11-22'))
  expect(later).toEqual({ current: early.current, hourAgo: early.current })
})
