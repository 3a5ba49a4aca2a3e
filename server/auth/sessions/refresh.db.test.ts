import { afterEach, expect, test, vi } from 'vitest'
import { passTime, signInSite } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const name = '__Host-chautari-session'
type Site = Awaited<ReturnType<typeof signInSite>>

/** Asks for the next token with one cookie; another browser, so that nothing is kept. */
async function refreshWith({ browser }: Site, cookie: string, headers: Record<string, string> = {}) {
  const visitor = browser(new Map([[name, cookie]]))
  const answer = await visitor.send('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"refresh_token":"kept-in-a-cookie"}',
  })
  const body = (await answer.json()) as { error_code?: string; access_token?: string }
  return { status: answer.status, ...body, cookie: visitor.jar.get(name) }
}

async function signedIn(site: Site) {
  const visitor = site.browser()
  await visitor.signIn()
  return visitor.jar.get(name) ?? ''
}

test('AUTH-03: each refresh replaces the cookie', async () => {
  const site = await signInSite()
  const first = await signedIn(site)
  const second = await refreshWith(site, first)
  expect([second.status, second.cookie === first]).toEqual([200, false])
  passTime(10 * 60_000)
  const third = await refreshWith(site, second.cookie ?? '')
  expect([third.status, third.cookie === second.cookie]).toEqual([200, false])
})

test('AUTH-03: two tabs that ask at the same moment both win, and go on with the same cookie', async () => {
  const site = await signInSite()
  const first = await signedIn(site)
  const tabs = await Promise.all([1, 2, 3].map(() => refreshWith(site, first)))
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1)
  expect((await refreshWith(site, tabs[0]?.cookie ?? '')).status).toBe(200)
})

test('an answer that was lost on the way may be asked for again within a minute', async () => {
  const site = await signInSite()
  const first = await signedIn(site)
  const lost = await refreshWith(site, first)
  passTime(55_000)
  const again = await refreshWith(site, first)
  expect(again).toMatchObject({ status: 200, cookie: lost.cookie })
})

test('a cookie that was replaced longer ago is in two hands: the session ends for both', async () => {
  const site = await signInSite()
  const stolen = await signedIn(site)
  const owner = await refreshWith(site, stolen)
  passTime(61_000)
  const thief = await refreshWith(site, stolen)
  expect(thief).toMatchObject({ status: 400, error_code: 'refresh_token_already_used', cookie: undefined })
  expect(await refreshWith(site, owner.cookie ?? '')).toMatchObject({
    status: 400,
    error_code: 'refresh_token_not_found',
    cookie: undefined,
  })
})

test('a cookie two steps behind is never taken, however soon it comes', async () => {
  const site = await signInSite()
  const first = await signedIn(site)
  const second = await refreshWith(site, first)
  await refreshWith(site, second.cookie ?? '')
  expect(await refreshWith(site, first)).toMatchObject({
    status: 400,
    error_code: 'refresh_token_already_used',
  })
})

test('the cookie acts for pages of this site only', async () => {
  const site = await signInSite()
  const cookie = await signedIn(site)
  for (const origin of [
    'https://evil.example',
    'null',
    'http://chautari.example',
    'https://x.chautari.example',
  ]) {
    expect(await refreshWith(site, cookie, { origin })).toMatchObject({
      status: 403,
      error_code: 'foreign_origin',
    })
  }
  const without = await site.app.request('https://chautari.example/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { cookie: `${name}=${cookie}` },
  })
  expect(without.status).toBe(403)
  // None of these tries has moved the cookie on.
  expect((await refreshWith(site, cookie)).status).toBe(200)
})

test('a cookie that was altered is none', async () => {
  const site = await signInSite()
  const cookie = await signedIn(site)
  const [token = '', , signature = ''] = cookie.split('.')
  for (const altered of [
    '',
    'x',
    `${token}.2.${signature}`,
    `${token}.1`,
    cookie.slice(0, -8),
    `x${cookie}`,
  ]) {
    expect((await refreshWith(site, altered)).error_code, altered).toBe('refresh_token_not_found')
  }
})

test('a session that was not used for thirty days is over, one in use goes on', async () => {
  const site = await signInSite()
  const dayMs = 86_400_000
  const cookie = await signedIn(site)
  const lastUsed = (days: number) =>
    site.db
      .updateTable('auth_sessions')
      .set({ expires_at: new Date(Date.now() + (30 - days) * dayMs) })
      .execute()
  await lastUsed(29)
  const used = await refreshWith(site, cookie)
  expect(used.status).toBe(200)
  const { expires_at } = await site.db
    .selectFrom('auth_sessions')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect((expires_at.getTime() - Date.now()) / dayMs).toBeCloseTo(30, 1)
  await lastUsed(31)
  expect((await refreshWith(site, used.cookie ?? '')).error_code).toBe('refresh_token_not_found')
})

test('a banned user gets no further token, and none that they have is believed', async () => {
  const site = await signInSite()
  const visitor = site.browser()
  await visitor.signIn()
  const banned_until = new Date(Date.now() + 3_600_000)
  await site.db.updateTable('auth_users').set({ banned_until }).execute()
  expect((await visitor.client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await visitor.client.refreshSession()).error).toMatchObject({ status: 403, code: 'user_banned' })
  expect((await site.browser().signIn()).back.searchParams.get('error_code')).toBe('user_banned')
  await site.db
    .updateTable('auth_users')
    .set({ banned_until: new Date(Date.now() - 1) })
    .execute()
  expect((await site.browser().signIn()).session).toBeDefined()
})
