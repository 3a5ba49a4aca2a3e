import { expect, test } from 'vitest'
import { addressHashes } from './address-hashes.ts'

const secret = 'a secret that all servers share, long enough'
const address = '203.0.113.7'
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}+05:45`)
const hashesAt = (now: Date, { of = address, with: authSecret = secret } = {}) =>
  addressHashes('votes', of, { authSecret, now: () => now })
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
    addressHashes('reports', address, { authSecret: secret, now: () => at('12:00') }),
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
