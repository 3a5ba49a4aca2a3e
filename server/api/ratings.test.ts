import { expect, test } from 'vitest'
import { voteHashes } from './ratings.ts'

const secret = 'a secret that all servers share, long enough'
const address = '203.0.113.7'
const at = (time: string) => new Date(`2026-11-21T${time}+05:45`)
const noon = voteHashes(address, secret, at('12:00'))

test('HOME-12: every server with the same secret gives an address the same hash, which does not hold it', () => {
  expect(voteHashes(address, secret, at('23:59'))).toEqual(noon)
  expect(noon).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/), hourAgo: noon.current })
  expect(Buffer.from(noon.current, 'base64url').toString('latin1')).not.toContain(address)
})

test('HOME-12: another address, another secret and another day in Nepal give another hash', () => {
  const others = [
    voteHashes('203.0.113.8', secret, at('12:00')),
    voteHashes(address, `${secret}!`, at('12:00')),
    voteHashes(address, secret, new Date('2026-11-22T12:00:00+05:45')),
  ].map(({ current }) => current)
  expect(new Set([noon.current, ...others]).size).toBe(4)
})

test('HOME-12: in the first hour of a day votes of the day before are still found', () => {
  const early = voteHashes(address, secret, new Date('2026-11-22T00:59:59+05:45'))
  expect(early.hourAgo).toBe(noon.current)
  expect(early.current).not.toBe(noon.current)
  const later = voteHashes(address, secret, new Date('2026-11-22T01:00:00+05:45'))
  expect(later).toEqual({ current: early.current, hourAgo: early.current })
})
