import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInSite } from '#test/sign-in-site.ts'

const nonce = 'a nonce that the page keeps'
const hashed = createHash('sha256').update(nonce).digest('hex')
const ram = { sub: '2', email: 'ram@example.com', email_verified: true, name: 'Ram', nonce: hashed }
const sita = { sub: '1', email: 'sita@example.com', email_verified: true, nonce: hashed }

async function site() {
  const parts = await signInSite()
  const tokenFor = (person: Record<string, unknown>) =>
    parts.google.server.issuer.buildToken({
      scopesOrTransform: (_, payload) => Object.assign(payload, { aud: 'chautari-test' }, person),
    })
  return { ...parts, tokenFor }
}

test('AUTH-05: a token of Google signs in, with the nonce that only the page knows', async () => {
  const { browser, tokenFor } = await site()
  const { client } = browser()
  const signIn = async (token: string, more = {}) =>
    await client.signInWithIdToken({ provider: 'google', token, nonce, ...more })
  const { data, error } = await signIn(await tokenFor(ram))
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'ram@example.com', app_metadata: { provider: 'google' } })
  expect((await client.refreshSession()).error).toBeNull()
  expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
})

test.each<[string, Record<string, unknown>, string]>([
  ['for another site', { aud: 'another-site' }, 'bad_oauth_callback'],
  ['of another issuer', { iss: 'https://evil.example' }, 'bad_oauth_callback'],
  ['that is over', { exp: 1 }, 'bad_oauth_callback'],
  ['with another nonce', { nonce: 'x' }, 'bad_oauth_callback'],
  ['without a nonce', { nonce: undefined }, 'bad_oauth_callback'],
  ['without an address', { email: undefined }, 'bad_oauth_callback'],
  ['with an address that is not verified', { email_verified: false }, 'provider_email_needs_verification'],
  [
    'with one that is verified in words only',
    { email_verified: 'true' },
    'provider_email_needs_verification',
  ],
])('AUTH-06: a token %s signs no user in', async (_, person, code) => {
  const { browser, tokenFor, db } = await site()
  const token = await tokenFor({ ...ram, ...person })
  const { error } = await browser().client.signInWithIdToken({ provider: 'google', token, nonce })
  expect(error?.code).toBe(code)
  expect(await db.selectFrom('auth_users').select('id').execute()).toEqual([])
})

test('AUTH-06: a token needs its nonce, and opens one session', async () => {
  const { browser, tokenFor, db } = await site()
  const code = async (token: string, given?: string) =>
    (
      await browser().client.signInWithIdToken({
        provider: 'google',
        token,
        ...(given !== undefined && { nonce: given }),
      })
    ).error?.code
  const bare = await tokenFor({ ...ram, nonce: undefined })
  for (const given of [undefined, '', nonce]) expect(await code(bare, given)).toBe('bad_oauth_callback')
  const token = await tokenFor(ram)
  for (const given of [undefined, '', hashed, `${nonce} `])
    expect(await code(token, given)).toBe('bad_oauth_callback')
  const both = await Promise.all([code(token, nonce), code(token, nonce)])
  expect(new Set(both)).toEqual(new Set([undefined, 'bad_oauth_callback']))
  expect(await code(token, nonce)).toBe('bad_oauth_callback')
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: a token that is none, one of another provider, and Google that is off are refused', async () => {
  const { browser, tokenFor } = await site()
  const { client } = browser()
  const token = await tokenFor(ram)
  const code = async (given: Parameters<typeof client.signInWithIdToken>[0]) =>
    (await client.signInWithIdToken(given)).error?.code
  const [head = '', body = ''] = token.split('.')
  for (const bad of ['x', 'a.b.c', `${head}.${body}.`, `${token.slice(0, -6)}AAAAAA`]) {
    expect(await code({ provider: 'google', token: bad, nonce })).toBe('bad_oauth_callback')
  }
  expect(await code({ provider: 'google', token })).toBe('bad_oauth_callback')
  expect(await code({ provider: 'apple', token, nonce })).toBe('provider_disabled')
  const off = (await signInSite({ google: undefined })).browser()
  const { error } = await off.client.signInWithIdToken({ provider: 'google', token, nonce })
  expect(error?.code).toBe('provider_disabled')
})

test('AUTH-05: a token of Google links an identity, once, and to one user only', async () => {
  const { browser, tokenFor, google } = await site()
  google.says({ sub: '3', email: 'gita@example.com' })
  const { client, signIn } = browser()
  const gita = await signIn()
  const link = async (person: Record<string, unknown>) =>
    await client.linkIdentity({ provider: 'google', token: await tokenFor(person), nonce })
  const { data, error } = await link(ram)
  expect(error).toBeNull()
  expect(data.user?.id).toBe(gita.session?.user.id)
  expect(data.user?.identities).toHaveLength(2)
  expect((await client.refreshSession()).error).toBeNull()
  expect((await link(ram)).error).toMatchObject({ status: 422, code: 'identity_already_exists' })
  await browser().client.signInWithIdToken({
    provider: 'google',
    token: await tokenFor({ ...ram, sub: '4', email: 'hari@example.com' }),
    nonce,
  })
  const taken = await link({ ...ram, sub: '4', email: 'hari@example.com' })
  expect(taken.error?.code).toBe('identity_already_exists')
  expect((await link({ ...ram, sub: '5', email_verified: 'true' })).error?.code).toBe(
    'provider_email_needs_verification',
  )
})

test("AUTH-04: a token of an operator's identity is linked to no other user, and none to an operator", async () => {
  const { browser, tokenFor, google, db } = await site()
  const operator = browser()
  await operator.signIn()
  google.says({ sub: '3', email: 'gita@example.com' })
  const gita = browser()
  await gita.signIn()
  const link = async ({ client }: typeof gita, person: Record<string, unknown>) =>
    (await client.linkIdentity({ provider: 'google', token: await tokenFor(person), nonce })).error?.code
  expect(await link(gita, { ...sita, sub: 'another of Sita' })).toBe('identity_already_exists')
  expect(await link(operator, ram)).toBe('identity_already_exists')
  expect(await db.selectFrom('auth_accounts').select('id').execute()).toHaveLength(2)
})
