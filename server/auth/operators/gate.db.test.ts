import { Context } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'
import { createAdminGate, isAdminCookie } from './gate.ts'

afterEach(() => void vi.useRealTimers())

async function gated() {
  const site = await signInSite()
  const gate = createAdminGate(site.site.signIn)
  const ask = (headers: Record<string, string>, address = '203.0.113.9') =>
    gate.check(new Request(`${siteUrl}/api/admin-banks`, { headers }), address)
  const visitor = site.browser()
  const { session, bearer } = await visitor.signIn()
  const cookie = { cookie: [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ') }
  return { ...site, visitor, ask, bearer, cookie, userId: session?.user.id }
}

const notAuthenticated = { ok: false, status: 401, error: 'Not authenticated' }
const denied = { ok: false, status: 403, error: "You don't have permission to access the admin panel." }

test('AUTH-04, GATE-01: an operator with a token is let in', async () => {
  const { ask, bearer, userId } = await gated()
  const admin = { id: userId, email: 'sita@example.com', role: 'operator' }
  expect(await ask(bearer)).toEqual({ ok: true, admin })
})

test('AUTH-04: no user is let in by a cookie, without a token, or with what is none', async () => {
  const { ask, cookie, bearer } = await gated()
  const [head = '', body = '', signature = ''] = bearer.authorization.slice('Bearer '.length).split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const tries: Record<string, string>[] = [
    {},
    cookie,
    { authorization: '' },
    { authorization: 'Bearer x' },
    { authorization: bearer.authorization.replace('Bearer', 'Basic') },
    { authorization: `Bearer ${head}.${body}.` },
    { authorization: `Bearer ${unsigned}.${body}.` },
    { authorization: `Bearer ${unsigned}.${body}.${signature}` },
    { authorization: `Bearer ${head}.${body}x.${signature}` },
  ]
  for (const headers of tries) {
    expect(await ask(headers), JSON.stringify(headers)).toMatchObject(notAuthenticated)
  }
})

test('a token is refused at once when its session has ended, and when its time is over', async () => {
  const { ask, bearer, visitor } = await gated()
  passTime(15 * 60_000 + 1000)
  expect(await ask(bearer)).toMatchObject(notAuthenticated)
  vi.useRealTimers()
  expect((await ask(bearer)).ok).toBe(true)
  await visitor.client.signOut()
  expect(await ask(bearer)).toMatchObject(notAuthenticated)
})

test('AUTH-04, GATE-01: who is no operator, not verified, or banned has no permission', async () => {
  const { ask, bearer, db, google, browser } = await gated()
  await db.updateTable('auth_users').set({ email_verified: false }).execute()
  expect(await ask(bearer)).toMatchObject(denied)
  const banned_until = new Date(Date.now() + 60_000)
  await db.updateTable('auth_users').set({ email_verified: true, banned_until }).execute()
  expect(await ask(bearer)).toMatchObject(denied)
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = await browser().signIn()
  expect(ram.session?.user.app_metadata.is_admin).toBe(false)
  expect(await ask(ram.bearer)).toMatchObject(denied)
})

test('a refusal names its reason for the log, and the user where one is known', async () => {
  const { ask, bearer, userId, db, google, browser } = await gated()
  const logged = async (headers: Record<string, string>) => {
    const answer = await ask(headers)
    return answer.ok ? undefined : answer.logFields
  }
  expect(await logged({})).toEqual({ refused: 'no_authorization' })
  expect(await logged({ authorization: 'Bearer x' })).toEqual({ refused: 'bad_jwt' })
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = await browser().signIn()
  expect(await logged(ram.bearer)).toEqual({ user: ram.session?.user.id, refused: 'not_admin' })
  for (let time = 1; time < 100; time += 1) await ask(ram.bearer)
  expect(await logged(ram.bearer)).toEqual({
    user: ram.session?.user.id,
    refused: 'over_request_rate_limit',
  })
  const banned_until = new Date(Date.now() + 60_000)
  await db.updateTable('auth_users').set({ banned_until }).where('id', '=', userId!).execute()
  expect(await logged(bearer)).toEqual({ refused: 'user_banned' })
})

const tooMany = { ok: false, status: 429, error: 'Request rate limit reached' }

test('AUTH-04: after a hundred refusals an address is answered 429, but a good token is never shut out', async () => {
  const { ask, bearer } = await gated()
  for (let time = 0; time < 100; time += 1)
    expect(await ask({ authorization: 'Bearer x' })).toMatchObject(notAuthenticated)
  expect(await ask({ authorization: 'Bearer x' })).toMatchObject(tooMany)
  expect(await ask({})).toMatchObject(tooMany)
  for (let time = 0; time < 120; time += 1) expect((await ask(bearer)).ok).toBe(true)
  expect(await ask({}, '203.0.113.10')).toMatchObject(notAuthenticated)
})

test('refusals of who is signed in are counted for the user, not for the address', async () => {
  const { ask, google, browser } = await gated()
  google.says({ sub: '2', email: 'ram@example.com' })
  const { bearer: ram } = await browser().signIn()
  for (let time = 0; time < 100; time += 1) expect(await ask(ram)).toMatchObject(denied)
  expect(await ask(ram, '203.0.113.10')).toMatchObject(tooMany)
  expect(await ask({})).toMatchObject(notAuthenticated)
})

test('a flood of bad tokens is answered 429 with a time by both administrations, an operator behind the same address 200', async () => {
  const { visitor, bearer } = await gated()
  const statuses = async (path: string, headers: Record<string, string>, times: number) => {
    const answers = []
    for (let time = 0; time < times; time += 1) answers.push(await visitor.send(path, { headers }))
    const last = answers.at(-1)
    return [last?.status, last?.headers.get('retry-after')]
  }
  for (const path of ['/api/admin-settings', '/auth/v1/admin/users']) {
    expect(await statuses(path, { authorization: 'Bearer x' }, 1), path).toEqual([401, null])
    expect(await statuses(path, { authorization: 'Bearer x' }, 101), path).toEqual([429, '60'])
    expect(await statuses(path, bearer, 1), path).toEqual([200, null])
  }
})

test('for maintenance alone, an operator is known by the cookie', async () => {
  const { site, cookie, visitor, db, google, browser } = await gated()
  const known = (headers: Record<string, string>) =>
    isAdminCookie(new Context(new Request(siteUrl, { headers })), site.signIn)
  expect(await known(cookie)).toBe(true)
  expect(await known({})).toBe(false)
  expect(await known({ cookie: cookie.cookie.replace('.1.', '.2.') })).toBe(false)
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = browser()
  await ram.signIn()
  expect(await known({ cookie: [...ram.jar].map((pair) => pair.join('=')).join('; ') })).toBe(false)
  // Two tabs of an operator: the older cookie is good as long as for a refresh.
  await visitor.client.refreshSession()
  expect(await known(cookie)).toBe(true)
  await db
    .updateTable('auth_refreshes')
    .set({ rotated_at: new Date(Date.now() - 61_000) })
    .execute()
  expect(await known(cookie)).toBe(false)
  await visitor.client.signOut()
  expect(await known({ cookie: [...visitor.jar].map((pair) => pair.join('=')).join('; ') })).toBe(false)
})
