import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { standInForSso } from '#test/sso-provider.ts'

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const asked = (more: Record<string, string> = {}) =>
  `/auth/v1/authorize?${new URLSearchParams({
    provider: 'google',
    code_challenge: challenge,
    code_challenge_method: 's256',
    redirect_to: `${siteUrl}/`,
    ...more,
  })}`

test('Google is asked with state, nonce and a challenge of our own', async () => {
  const { browser, google } = await signInSite()
  const answer = await browser().send(asked())
  const url = new URL(answer.headers.get('location') ?? '')
  expect(url.origin).toBe(google.google.issuer)
  const given = Object.fromEntries(url.searchParams)
  expect(given).toMatchObject({
    response_type: 'code',
    client_id: 'chautari-test',
    redirect_uri: `${siteUrl}/auth/v1/callback/google`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const random of ['state', 'nonce', 'code_challenge']) expect(given[random]).toMatch(/^[\w-]{32,}$/)
  expect(given.code_challenge).not.toBe(challenge)
  expect(url.href).not.toContain(google.google.secret)
})

test.each<[string, Record<string, unknown>, string]>([
  ['an e-mail that Google has not verified', { email_verified: false }, 'email_not_verified'],
  ['an e-mail of which Google says nothing', { email_verified: undefined }, 'email_not_verified'],
  ['another nonce', { nonce: 'of an earlier sign-in' }, 'unexpected_failure'],
  ['a token for another site', { aud: 'another-site' }, 'unexpected_failure'],
  ['another issuer', { iss: 'https://evil.example' }, 'unexpected_failure'],
  ['no e-mail at all', { email: undefined }, 'unexpected_failure'],
])('AUTH-01: %s lets no user in', async (_, says, code) => {
  const { browser, google, db } = await signInSite()
  google.says(says)
  const { back, session } = await browser().signIn(`${siteUrl}/ne`)
  expect(session).toBeUndefined()
  expect([back.pathname, back.searchParams.get('error_code')]).toEqual(['/ne', code])
  expect(await db.selectFrom('auth_users').selectAll().execute()).toEqual([])
})

test('who says no at Google comes back to the page with the reason', async () => {
  const { browser, google } = await signInSite()
  google.server.service.once('beforeAuthorizeRedirect', (redirect: { url: URL }) => {
    redirect.url.searchParams.delete('code')
    redirect.url.searchParams.set('error', 'access_denied')
  })
  const { back, session } = await browser().signIn(`${siteUrl}/ne`)
  expect(session).toBeUndefined()
  expect(back.pathname).toBe('/ne')
  expect(back.searchParams.get('error')).toBe('access_denied')
})

test('a callback that belongs to no sign-in of this browser is refused', async () => {
  const { browser } = await signInSite()
  const victim = browser()
  expect(
    (await victim.follow(`${siteUrl}/auth/v1/callback/google?code=x&state=y`)).searchParams.get('error_code'),
  ).toBe('state_mismatch')
  // The attacker goes as far as Google's answer, and gives that address to the victim.
  const attacker = browser()
  const toGoogle = await attacker.send(asked())
  const fromGoogle = await fetch(toGoogle.headers.get('location') ?? '', { redirect: 'manual' })
  const back = await victim.follow(fromGoogle.headers.get('location') ?? '')
  expect(back.searchParams.get('code')).toBeNull()
  expect(back.searchParams.get('error_code')).toBe('state_mismatch')
})

/** Begins a sign-in, as far as the address at which Google sends the browser back. */
async function answered({ send }: { send: (address: string) => Promise<Response> }) {
  const toGoogle = await send(asked())
  const fromGoogle = await fetch(toGoogle.headers.get('location') ?? '', { redirect: 'manual' })
  return fromGoogle.headers.get('location') ?? ''
}

const endOf = (url: URL) => url.searchParams.get('error_code') ?? (url.searchParams.has('code') ? 'in' : '')

test('the callback gives one code, also where it is requested twice at once', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  const back = await answered(visitor)
  const ends = await Promise.all([visitor.follow(back), visitor.follow(back)])
  expect(ends.map(endOf).toSorted()).toEqual(['in', 'state_mismatch'])
  expect(endOf(await visitor.follow(back))).toBe('state_mismatch')
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
})

test('two tabs of a browser may sign in at once, for ten minutes and with a cookie for this host alone', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  const [first, second] = [await answered(visitor), await answered(visitor)]
  expect(endOf(await visitor.follow(second))).toBe('in')
  expect(endOf(await visitor.follow(first))).toBe('in')
  expect([...visitor.jar.keys()]).toEqual([])
  const cookies = (await visitor.send(asked())).headers.getSetCookie()
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-chautari-begun=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  const late = await answered(visitor)
  await db
    .updateTable('auth_verifications')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(endOf(await visitor.follow(late))).toBe('state_mismatch')
})

test('the callback of another provider finishes nothing', async () => {
  const { browser } = await signInSite(await standInForSso({}))
  const visitor = browser()
  const back = (await answered(visitor)).replace('/callback/google', '/callback/sso')
  expect(endOf(await visitor.follow(back))).toBe('state_mismatch')
})

test('two first sign-ins of a person at once make one account and two sessions', async () => {
  const { browser, db } = await signInSite()
  const tabs = await Promise.all([browser(), browser(), browser()].map(({ signIn }) => signIn()))
  expect(new Set(tabs.map(({ session }) => session?.user.id)).size).toBe(1)
  expect(tabs.every(({ session }) => session !== undefined)).toBe(true)
  expect(await db.selectFrom('auth_accounts').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(3)
})

interface TokenAnswer {
  body: Record<string, unknown>
  statusCode: number
}

const forged = ({ body: { id_token, ...rest } }: TokenAnswer) => {
  const [head, claims, signature = ''] = String(id_token).split('.')
  return { body: { ...rest, id_token: [head, claims, signature.replace(/^.{6}/, 'AAAAAA')].join('.') } }
}

test.each<[string, (answer: TokenAnswer) => Partial<TokenAnswer>, string]>([
  ['a token whose signature is another one', forged, 'unexpected_failure'],
  [
    'no token',
    ({ body: { id_token, ...rest } }) => ({ body: { ...rest, no: id_token } }),
    'unexpected_failure',
  ],
  ['that there is no such code', () => ({ statusCode: 400 }), 'unexpected_failure'],
  [
    'more than anybody needs',
    ({ body }) => ({ body: { ...body, more: 'x'.repeat(70_000) } }),
    'google_unreachable',
  ],
  ['that the token is elsewhere', () => ({ statusCode: 307 }), 'google_unreachable'],
  ['that it is out of order', () => ({ statusCode: 503 }), 'google_unreachable'],
])('AUTH-01: where Google answers the code with %s, nobody is let in', async (_, changes, code) => {
  const { browser, google, db } = await signInSite()
  google.server.service.once('beforeResponse', (answer: TokenAnswer) =>
    Object.assign(answer, changes(answer)),
  )
  const { back, session } = await browser().signIn(`${siteUrl}/ne`)
  expect(session).toBeUndefined()
  expect([back.pathname, back.searchParams.get('error_code')]).toEqual(['/ne', code])
  expect(await db.selectFrom('auth_users').select('id').execute()).toEqual([])
})

test('name and picture are those of the first sign-in, and nothing of Google is kept but who it is', async () => {
  const { browser, google, db } = await signInSite()
  google.says({ name: 'Sita Rai\0' })
  expect((await browser().signIn()).session?.user.user_metadata).not.toHaveProperty('full_name')
  google.says({ name: 'Sita', email: 'other@example.com' })
  const { session } = await browser().signIn()
  expect(session?.user).toMatchObject({ email: 'sita@example.com' })
  expect(session?.user.user_metadata).not.toHaveProperty('full_name')
  const [account] = await db.selectFrom('auth_accounts').selectAll().execute()
  expect(account).toMatchObject({ access_token: null, refresh_token: null, id_token: null, scope: null })
})

test('a code is worth nothing without its verifier, and nothing the second time', async () => {
  const { browser } = await signInSite()
  const grant = (visitor: ReturnType<typeof browser>, auth_code: string, code_verifier: string) =>
    visitor
      .send('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ auth_code, code_verifier }),
      })
      .then(async (answer) => ((await answer.json()) as { error_code?: string }).error_code)
  // The example of RFC 7636: the verifier that belongs to the challenge above.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const codeOf = async (visitor: ReturnType<typeof browser>) =>
    (await visitor.follow(siteUrl + asked())).searchParams.get('code') ?? ''
  const visitor = browser()
  const code = await codeOf(visitor)
  expect(await grant(visitor, code, `${verifier.slice(0, -1)}X`)).toBe('bad_code_verifier')
  expect(await grant(visitor, code, verifier)).toBe('flow_state_not_found')
  const second = await codeOf(visitor)
  expect(await grant(browser(), second, verifier)).toBeUndefined()
  expect(await grant(browser(), second, verifier)).toBe('flow_state_not_found')
  expect(await grant(visitor, '7c9e6679-7425-40de-944b-e07fc1f90ae7', verifier)).toBe('flow_state_not_found')
})

test('a code waits five minutes', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  const { data } = await visitor.client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: siteUrl, skipBrowserRedirect: true },
  })
  const code = (await visitor.follow(data.url ?? '')).searchParams.get('code') ?? ''
  await db
    .updateTable('auth_codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect((await visitor.client.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'flow_state_expired',
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'https://chautari.example@evil.example/',
  'https://chautari.example.evil.example/',
  'http://chautari.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
])('no sign-in leads on to %s', async (redirectTo) => {
  const { browser } = await signInSite()
  const { back } = await browser().signIn(redirectTo)
  expect([back.origin, back.pathname]).toEqual([siteUrl, '/'])
})

test.each<[string, Record<string, string>]>([
  ['another provider', { provider: 'github' }],
  ['no challenge', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
])('AUTH-01: %s is refused', async (_, more) => {
  const { browser } = await signInSite()
  const answer = await browser().send(asked(more))
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('without a client of Google its sign-in is refused in words', async () => {
  const { browser } = await signInSite({ google: undefined })
  const answer = await browser().send(asked())
  expect(await answer.json()).toMatchObject({ code: 400, error_code: 'provider_disabled' })
})

test('Google that does not answer leads back to the page, and is asked again by the next visitor', async () => {
  const { google } = await signInSite()
  let reachable = false
  const between = createServer((request, response) => {
    if (!reachable) return request.socket.destroy()
    void fetch(google.google.issuer + request.url)
      .then((answer) => answer.text())
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const { port } = between.address() as { port: number }
  const { browser } = await signInSite({ google: { ...google.google, issuer: `http://127.0.0.1:${port}` } })
  const failed = await browser().signIn(`${siteUrl}/ne`)
  expect([failed.back.pathname, failed.back.searchParams.get('error_code')]).toEqual([
    '/ne',
    'google_unreachable',
  ])
  reachable = true
  expect((await browser().signIn()).session).toBeDefined()
  await new Promise((closed) => between.close(closed))
})

test('what goes wrong in the storage is logged, and told without detail', async () => {
  const { browser, db, logged } = await signInSite()
  const visitor = browser()
  await visitor.signIn()
  vi.spyOn(db, 'insertInto').mockImplementation(() => {
    throw new Error('insert into auth_rate_limits values (a secret value)')
  })
  const answer = await visitor.send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([
    500,
    expect.objectContaining({ error_code: 'unexpected_failure', msg: expect.not.stringContaining('secret') }),
  ])
  await vi.waitFor(() => expect(logged.some(({ kind }) => kind === 'sign-in')).toBe(true))
})
