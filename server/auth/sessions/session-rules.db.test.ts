import { afterEach, expect, test, vi } from 'vitest'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const name = '__Host-chautari-session'
const dayMs = 86_400_000

test('ASVS 7.2.4: each sign-in gets a session of its own, whatever the browser brought, and the one before ends', async () => {
  const site = await signInSite()
  const chosen = 'chosenbyanotherxxxxxxxxxxxxxxxxx.1'
  const victim = site.browser(new Map([[name, chosen]]))
  const first = await victim.signIn()
  const firstCookie = victim.jar.get(name) ?? ''
  expect(firstCookie).not.toContain('chosenbyanother')
  const second = await victim.signIn()
  expect(victim.jar.get(name)).not.toBe(firstCookie)
  const user = async (headers: Record<string, string>) =>
    (await site.app.request(`${siteUrl}/auth/v1/user`, { headers })).status
  expect([await user(first.bearer), await user(second.bearer)]).toEqual([403, 200])
  const thief = site.browser(new Map([[name, firstCookie]]))
  const answer = await thief.send('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
})

test('ASVS 7.2.2, 7.2.3: a session is a random word of at least 128 bits, another each time', async () => {
  const site = await signInSite()
  for (let number = 0; number < 5; number += 1) await site.browser().signIn()
  const tokens = await site.db.selectFrom('auth_sessions').select('token').execute()
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(5)
  // 22 letters and digits are worth 130 bits.
  for (const { token } of tokens) expect(token).toMatch(/^\w{22,}$/)
})

test('ASVS 7.3.2: a session that is used every day is over after half a year all the same', async () => {
  const site = await signInSite()
  const visitor = site.browser()
  const { client } = visitor
  await visitor.signIn()
  for (let day = 0; day < 175; day += 25) {
    passTime(25 * dayMs)
    const { error } = await client.refreshSession()
    expect(error, `day ${day + 25}`).toBeNull()
  }
  passTime(6 * dayMs)
  const { error } = await client.refreshSession()
  expect(error?.code).toBe('refresh_token_not_found')
  expect(visitor.jar.has(name)).toBe(false)
})

test('ASVS 14.2.1: a token in an address is no token, and neither is a bare one in a cookie', async () => {
  const site = await signInSite()
  const visitor = site.browser()
  const { token } = await visitor.signIn()
  const { token: held } = await site.db.selectFrom('auth_sessions').select('token').executeTakeFirstOrThrow()
  for (const query of [`access_token=${token}`, `token=${token}`, `authorization=Bearer%20${token}`]) {
    const user = await site.app.request(`${siteUrl}/auth/v1/user?${query}`)
    const banks = await site.app.request(`${siteUrl}/api/admin-banks?${query}`)
    expect([user.status, banks.status], query).toEqual([401, 401])
  }
  const headers = { cookie: `__Host-chautari-session=${held}.1; chautari-session=${held}.1` }
  expect((await site.app.request(`${siteUrl}/auth/v1/user`, { headers })).status).toBe(401)
})
