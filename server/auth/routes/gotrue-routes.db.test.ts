import { afterEach, expect, test, vi } from 'vitest'
import { png } from '#test/images.ts'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'
import { standIn } from '#test/upstream.ts'

afterEach(() => void vi.useRealTimers())

const minuteMs = 60_000

test('AUTH-01, AUTH-02: Google sends back to the page, which gets a session of the known shape', async () => {
  const { browser, db } = await signInSite()
  const { back, session } = await browser().signIn(`${siteUrl}/ne?a=1`)
  expect(back.href).toMatch(/^https:\/\/chautari\.example\/ne\?a=1&code=[\da-f-]{36}$/)
  const seconds = Math.floor(Date.now() / 1000)
  expect(session).toMatchObject({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: 'kept-in-a-cookie',
    token_type: 'bearer',
    expires_in: 900,
    user: {
      email: 'sita@example.com',
      created_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      user_metadata: {
        full_name: 'Sita Sharma',
        avatar_url: 'https://10.0.0.1/sita.png',
      },
      app_metadata: { provider: 'google', is_admin: true },
    },
  })
  expect(Math.abs((session?.expires_at ?? 0) - seconds - 900)).toBeLessThan(60)
  const [row] = await db.selectFrom('auth_users').selectAll().execute()
  expect(row).toMatchObject({ id: session?.user.id, email_verified: true })
})

test('PROF-01, ADM-03: the picture that Google names is fetched once and shown from this site', async () => {
  const pictures = await standIn((response) => response.end(png))
  const { browser, google, app } = await signInSite({ coinGeckoUrl: pictures.origin })
  google.says({ picture: `${pictures.origin}/sita.png` })
  const visitor = browser()
  const { bearer: headers } = await visitor.signIn()
  const own = expect.stringMatching(/^https:\/\/chautari\.example\/media\/[\da-f]{64}$/)
  await vi.waitFor(async () => {
    const { data } = await visitor.client.refreshSession()
    expect(data.user?.user_metadata.avatar_url).toEqual(own)
  })
  const { users } = (await (await app.request('/api/admin-users', { headers })).json()) as {
    users: { user_metadata: { avatar_url: string } }[]
  }
  const path = users[0]?.user_metadata.avatar_url ?? ''
  expect(path).toMatch(/^\/media\//)
  const shown = await app.request(path)
  expect([shown.headers.get('content-type'), shown.headers.get('content-security-policy')]).toEqual([
    'image/png',
    "default-src 'none'; sandbox",
  ])
  expect(pictures.asked).toEqual(['/sita.png'])
  await visitor.send('/auth/v1/user', { method: 'DELETE', headers })
  expect((await app.request(path)).status).toBe(404)
})

test('what Google would let us do in the name of a visitor is not kept, nor is an address', async () => {
  const { browser, db } = await signInSite()
  await browser().signIn()
  await browser().signIn()
  const accounts = await db.selectFrom('auth_accounts').selectAll().execute()
  expect(accounts).toHaveLength(1)
  expect(accounts[0]).toMatchObject({ access_token: null, refresh_token: null, id_token: null })
  const sessions = await db.selectFrom('auth_sessions').select('ip_address').execute()
  expect(sessions).toEqual([{ ip_address: null }, { ip_address: null }])
})

test('AUTH-03: the long-lived secret is in a cookie that no page can read, and nowhere else', async () => {
  const { app, browser, db } = await signInSite()
  const visitor = browser()
  const answers: string[] = []
  const seen = vi.spyOn(app, 'request')
  const { bearer: headers } = await visitor.signIn()
  await visitor.client.refreshSession()
  for (const path of ['user', 'sessions', 'export']) {
    answers.push(await (await visitor.send(`/auth/v1/${path}`, { headers })).text())
  }
  const { token } = await db.selectFrom('auth_sessions').select('token').executeTakeFirstOrThrow()
  const all = await Promise.all(seen.mock.results.map(({ value }) => value as Promise<Response>))
  const cookies = all
    .flatMap((answer) => answer.headers.getSetCookie())
    .filter((cookie) => cookie.includes(token))
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^__Host-chautari-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  }
  expect(answers.join('')).toContain('"is_this_one":true')
  expect([...answers, ...visitor.stored.values()].join('')).not.toContain(token)
})

test('AUTH-03: on http, where no browser takes that name, the cookie has a plain one', async () => {
  const { browser } = await signInSite({ siteUrl: 'http://localhost:3000' })
  const visitor = browser()
  expect((await visitor.signIn('http://localhost:3000/')).session).toBeDefined()
  expect([...visitor.jar.keys()]).toEqual(['chautari-session'])
})

test('AUTH-03: the client refreshes before expiry, and what it gets is good', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  const { session } = await visitor.signIn()
  passTime(14 * minuteMs)
  const { data } = await visitor.client.getSession()
  expect(data.session?.access_token).not.toBe(session?.access_token)
  expect((await visitor.client.getUser()).data.user?.email).toBe('sita@example.com')
})

test('AUTH-07: while the server is away the client asks again after 200 ms, then twice as long each time', async () => {
  const { app, browser } = await signInSite()
  const visitor = browser()
  await visitor.signIn()
  let tries = 0
  const request = app.request.bind(app)
  vi.spyOn(app, 'request').mockImplementation((...asked) => {
    tries += 1
    return tries <= 3 ? new Response('', { status: 503 }) : request(...asked)
  })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect((await visitor.client.refreshSession()).data.session).not.toBeNull()
  const waits = timers.mock.calls.map(([, ms]) => ms)
  expect(waits.filter((ms) => [200, 400, 800, 1600].includes(ms ?? 0))).toEqual([200, 400, 800])
  expect(tries).toBe(4)
})

test('AUTH-05: the page can check its own token with the published keys, and a forged one fails', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  const { session, token } = await visitor.signIn()
  const { data } = await visitor.client.getClaims()
  expect(data?.claims).toMatchObject({
    sub: session?.user.id,
    iss: `${siteUrl}/auth/v1`,
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  const [head = '', , signature = ''] = token.split('.')
  const claims = { ...data?.claims, sub: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
  const { error } = await visitor.client.getClaims(forged)
  expect(error?.message).toBe('Invalid JWT signature')
  expect((await visitor.client.getUser(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test('AUTH-05, PROF-01: a visitor changes the name, and nothing else of themselves', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  await visitor.signIn()
  const changed = await visitor.client.updateUser({ data: { full_name: '  सीता शर्मा ' } })
  expect(changed.data.user?.user_metadata.full_name).toBe('सीता शर्मा')
  expect((await visitor.client.getUser()).data.user?.user_metadata.full_name).toBe('सीता शर्मा')
  for (const other of [
    { data: { full_name: 'x'.repeat(101) } },
    { data: { full_name: 'Sita\0' } },
    { data: { is_admin: true } },
    {},
  ]) {
    expect((await visitor.client.updateUser(other)).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
  }
  // What needs a way to sign in that is off.
  for (const other of [{ email: 'ram@example.com' }, { password: 'another password' }]) {
    expect((await visitor.client.updateUser(other)).error?.code).toBe('email_provider_disabled')
  }
  const cleared = await visitor.client.updateUser({ data: { full_name: '' } })
  expect(cleared.data.user?.user_metadata.full_name).toBeUndefined()
})

test('AUTH-08: the client tells its page of every change', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  const events: string[] = []
  visitor.client.onAuthStateChange((event) => void events.push(event))
  await visitor.signIn()
  await visitor.client.refreshSession()
  await visitor.client.updateUser({ data: { full_name: 'Sita' } })
  await visitor.client.signOut()
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
})

for (const [scope, left] of [
  ['local', [false, true]],
  ['others', [true, false]],
  ['global', [false, false]],
] as const) {
  test(`AUTH-05: signing out with scope ${scope} ends exactly its sessions, at once`, async () => {
    const { browser } = await signInSite()
    const [here, there] = [browser(), browser()]
    const tokens: string[] = []
    for (const visitor of [here, there]) tokens.push((await visitor.signIn()).token)
    expect((await here.client.signOut({ scope })).error).toBeNull()
    const codes = tokens.map(async (token) => {
      const answer = await here.send('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { error_code?: string }).error_code ?? 'goes on'
    })
    expect(await Promise.all(codes)).toEqual(left.map((isLeft) => (isLeft ? 'goes on' : 'session_not_found')))
    expect(here.jar.size).toBe(scope === 'others' ? 1 : 0)
    const refreshed = await there.client.refreshSession()
    expect(refreshed.data.session !== null).toBe(left[1])
  })
}

test('who signs out after the access token is over is signed out on the server too, by the cookie', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  const { bearer: headers } = await visitor.signIn()
  passTime(20 * minuteMs)
  const foreign = { ...headers, origin: 'https://evil.example' }
  expect((await visitor.send('/auth/v1/logout', { method: 'POST', headers: foreign })).status).toBe(403)
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
  expect((await visitor.send('/auth/v1/logout', { method: 'POST', headers })).status).toBe(204)
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toEqual([])
  expect(visitor.jar.size).toBe(0)
})

test('a page of this site may repeat its own sign-out without a token; other pages, scopes and tokens are refused', async () => {
  const { browser } = await signInSite()
  const visitor = browser()
  const { bearer } = await visitor.signIn()
  const signOut = async (scope: string, headers: Record<string, string>) =>
    (await visitor.send(`/auth/v1/logout?scope=${scope}`, { method: 'POST', headers })).status
  expect(await signOut('local', bearer)).toBe(204)
  expect(await signOut('local', {})).toBe(204)
  expect(await signOut('global', {})).toBe(401)
  expect(await signOut('local', { origin: 'https://evil.example' })).toBe(403)
  expect(await signOut('local', { authorization: 'Bearer broken' })).toBe(403)
})

test('a sign-out by a cookie that was replaced ends the session that its copy goes on with', async () => {
  const { browser } = await signInSite()
  const owner = browser()
  await owner.signIn()
  const name = '__Host-chautari-session'
  const cookie = owner.jar.get(name) ?? ''
  const thief = browser(new Map([[name, cookie]]))
  const refresh = async () => {
    const init = { method: 'POST', body: '{"refresh_token":"kept-in-a-cookie"}' }
    return (await thief.send('/auth/v1/token?grant_type=refresh_token', init)).status
  }
  expect(await refresh()).toBe(200)
  passTime(2 * minuteMs)
  const signOut = async (scope: string) =>
    (await owner.send(`/auth/v1/logout?scope=${scope}`, { method: 'POST' })).status
  // It ends no other session: who has a copy must not keep the owner out.
  expect(await signOut('others')).toBe(401)
  owner.jar.set(name, cookie)
  expect(await signOut('local')).toBe(204)
  expect(await refresh()).toBe(400)
})

test('errors have the shape that the client knows', async () => {
  const { browser } = await signInSite()
  const { send } = browser()
  const unknown = await send('/auth/v1/sign-in/social', { method: 'POST', body: '{}' })
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' },
  ])
  const nobody = await send('/auth/v1/user')
  expect([nobody.status, nobody.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await nobody.json()).toMatchObject({ error_code: 'no_authorization' })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const broken = await send('/auth/v1/token?grant_type=pkce', { ...json, body: '{' })
  expect(await broken.json()).toMatchObject({ code: 400, error_code: 'bad_json' })
  const huge = await send('/auth/v1/token?grant_type=pkce', { ...json, body: 'x'.repeat(20_000) })
  expect(await huge.json()).toMatchObject({ code: 413, error_code: 'request_too_large' })
})

test.each(['get-session', 'list-sessions', 'token', 'sign-up/email', 'ok', 'error', 'jwks', 'update-user'])(
  "the engine's own address %s is not public",
  async (path) => {
    const { browser } = await signInSite()
    const visitor = browser()
    await visitor.signIn()
    expect((await visitor.send(`/auth/v1/${path}`)).status).toBe(404)
  },
)
