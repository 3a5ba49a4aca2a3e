import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'
import { keyedHash } from './requests.ts'

afterEach(() => void vi.useRealTimers())

/** Tries links as often as wanted through a proxy on 10.0.0.1, for the visitors that the proxy names. */
async function guesses() {
  const site = await signInSite({ google: undefined, trustedProxies: ['10.0.0.1'] })
  const socket = { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
  const guess = async (forwardedFor: string) => {
    const headers = { origin: siteUrl, 'content-type': 'application/json', 'x-forwarded-for': forwardedFor }
    const init = { method: 'POST', headers, body: '{"type":"magiclink","token_hash":"x"}' }
    const bindings = { incoming: { socket } as unknown as IncomingMessage }
    return await site.app.request(`${siteUrl}/auth/v1/verify`, init, bindings)
  }
  return { ...site, guess }
}

test('behind a proxy each visitor has a limit of their own, also for those who write the header themselves', async () => {
  const { guess } = await guesses()
  for (let time = 0; time < 10; time += 1) {
    expect((await guess(`198.51.100.${time}, 203.0.113.9`)).status).toBe(403)
  }
  const limited = await guess('203.0.113.9')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await limited.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect((await guess('203.0.113.10')).status).toBe(403)
  passTime(60_000)
  expect((await guess('203.0.113.9')).status).toBe(403)
})

test('requests that come at once are all counted, and no address is written down', async () => {
  const { guess, db } = await guesses()
  const answers = await Promise.all(Array.from({ length: 14 }, () => guess('203.0.113.9')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  const rows = await db.selectFrom('auth_rate_limits').select(['key', 'count']).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('sign-ins with Google are counted for each visitor too', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  const asked = `${siteUrl}/auth/v1/authorize?${new URLSearchParams({
    provider: 'google',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 's256',
  })}`
  for (let time = 0; time < 30; time += 1) expect((await visitor.send(asked)).status).toBe(302)
  expect((await visitor.send(asked)).status).toBe(429)
  const [row] = await db.selectFrom('auth_rate_limits').select('key').execute()
  expect(row?.key).toMatch(/^facade\|provider\|[\w-]{43}$/)
})

test('requests with a bad token shut out no user with a good one at the same address', async () => {
  const { browser, app } = await signInSite()
  const visitor = browser()
  const { bearer } = await visitor.signIn()
  const statuses = async (path: string, init: RequestInit, times: number) => {
    const answers = []
    for (let time = 0; time < times; time += 1) answers.push(await app.request(siteUrl + path, init))
    return answers.at(-1)?.status
  }
  const headers = { origin: siteUrl, 'content-type': 'application/json' }
  const bad = { headers: { ...headers, authorization: 'Bearer x' } }
  expect(await statuses('/auth/v1/user', bad, 121)).toBe(429)
  expect((await visitor.send('/auth/v1/user', { headers: bearer })).status).toBe(200)
  expect(await statuses('/auth/v1/factors/recovery-codes', bad, 61)).toBe(429)
  expect((await visitor.send('/auth/v1/factors/recovery-codes', { headers: bearer })).status).toBe(200)
  const refresh = '/auth/v1/token?grant_type=refresh_token'
  expect(await statuses(refresh, { method: 'POST', headers, body: '{}' }, 121)).toBe(429)
  expect((await visitor.send(refresh, { method: 'POST', body: '{}' })).status).toBe(200)
})

test('who shows a good token has a limit of their own, wherever they come from', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  const { bearer } = await visitor.signIn()
  const statusOf = async (headers: Record<string, string>) =>
    (await visitor.send('/auth/v1/user', { headers })).status
  for (let time = 0; time < 120; time += 1) expect(await statusOf(bearer)).toBe(200)
  expect(await statusOf(bearer)).toBe(429)
  passTime(60_000)
  expect(await statusOf(bearer)).toBe(200)
})

test('the same visitor has the same key, and no key tells whose it is', () => {
  expect(keyedHash('203.0.113.9', 'a')).toBe(keyedHash('203.0.113.9', 'a'))
  expect(keyedHash('203.0.113.9', 'a')).not.toBe(keyedHash('203.0.113.10', 'a'))
  expect(keyedHash('203.0.113.9', 'a')).not.toBe(keyedHash('203.0.113.9', 'b'))
})
