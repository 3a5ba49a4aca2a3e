import { afterEach, expect, test, vi } from 'vitest'
import { passkeyDevice } from '#test/passkey-device.ts'
import { addPasskey, passkeySite, signInWith, withPasskey } from '#test/passkeys.ts'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

test('AUTH-05: a passkey signs in without a name or a password, at aal2', async () => {
  const { browser, device, visitor, refused, id } = await withPasskey()
  expect(refused).toBeUndefined()
  const other = browser()
  const { session, options } = await signInWith(other, device)
  expect(session?.user.email).toBe('sita@example.com')
  expect(options).toMatchObject({ userVerification: 'required', rpId: 'chautari.example' })
  expect(options).not.toHaveProperty('allowCredentials')
  const { data } = await other.client.getClaims()
  expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] })
  expect((await visitor.client.passkey.list()).data).toEqual([
    {
      id,
      friendly_name: '',
      created_at: expect.any(String) as string,
      last_used_at: expect.any(String) as string,
    },
  ])
})

test('AUTH-05: the session that adds a passkey is aal2 after its next refresh; the other sessions end', async () => {
  const site = await passkeySite()
  const [first, second] = [site.browser(), site.browser()]
  await first.signIn()
  await second.signIn()
  await addPasskey(second)
  expect((await second.client.refreshSession()).error).toBeNull()
  expect((await second.client.getClaims()).data?.claims).toMatchObject({ aal: 'aal2' })
  expect((await first.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
})

test('AUTH-06: an answer is good once, also when it comes twice at the same time', async () => {
  const { browser, device } = await withPasskey()
  const visitor = browser()
  const { data } = await visitor.client.passkey.startAuthentication()
  if (!data) throw new Error('no challenge')
  const answer = { challengeId: data.challenge_id, credential: device.sign(data.options) }
  const verify = async () => (await browser().client.passkey.verifyAuthentication(answer)).error?.code
  const both = await Promise.all([verify(), verify()])
  expect(new Set(both)).toEqual(new Set([undefined, 'webauthn_challenge_expired']))
  expect(await verify()).toBe('webauthn_challenge_expired')
})

test('AUTH-06: a challenge is good for five minutes, and for what it was asked for', async () => {
  const { browser, device, visitor } = await withPasskey()
  const { passkey } = browser().client
  const [one, two] = [await passkey.startAuthentication(), await passkey.startAuthentication()]
  const credential = device.sign(one.data?.options ?? { challenge: '' })
  const told = async (challengeId = '') =>
    (await passkey.verifyAuthentication({ challengeId, credential })).error?.code
  expect(await told(two.data?.challenge_id)).toBe('webauthn_verification_failed')
  expect(await told('made up')).toBe('webauthn_challenge_expired')
  await visitor.client.refreshSession()
  const registration = await visitor.client.passkey.startRegistration()
  expect(await told(registration.data?.challenge_id)).toBe('webauthn_challenge_expired')
  passTime(5 * 60_000 + 1000)
  expect(await told(one.data?.challenge_id)).toBe('webauthn_challenge_expired')
})

test('AUTH-06: of two answers with the same count, as of a copy, one signs in, also at the same time', async () => {
  const { browser, device } = await withPasskey()
  const both = await Promise.all([1, 2].map(() => signInWith(browser(), device, { counter: 7 })))
  expect(new Set(both.map(({ refused }) => refused))).toEqual(
    new Set([undefined, 'webauthn_verification_failed']),
  )
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without fingerprint or PIN', { isVerified: false }],
  ['of a copy that has signed less often', { counter: 1 }],
])('AUTH-06: an answer %s does not sign in', async (_, wrong) => {
  const { browser, device, db } = await withPasskey()
  for (const round of [1, 2])
    expect([round, (await signInWith(browser(), device)).refused]).toEqual([round, undefined])
  expect((await signInWith(browser(), device, wrong)).refused).toBe('webauthn_verification_failed')
  // The device itself goes on.
  const { counter } = await db.selectFrom('auth_passkeys').select('counter').executeTakeFirstOrThrow()
  expect((await signInWith(browser(), device, { counter: counter + 1 })).refused).toBeUndefined()
})

test('AUTH-06: an unknown passkey, a wrong signature and a passkey of a deleted account are answered alike', async () => {
  const { browser, device, visitor, db } = await withPasskey()
  const copy = passkeyDevice(siteUrl)
  const forged = async () => {
    const { data } = await browser().client.passkey.startAuthentication()
    const options = data?.options ?? { challenge: '' }
    const credential = { ...copy.sign(options), id: device.sign(options).id, rawId: device.sign(options).id }
    const answer = { challengeId: data?.challenge_id ?? '', credential }
    return (await browser().client.passkey.verifyAuthentication(answer)).error
  }
  const told = async (which: typeof device) => (await signInWith(browser(), which)).refused
  expect((await forged())?.code).toBe('webauthn_verification_failed')
  expect(await told(copy)).toBe('webauthn_verification_failed')
  await visitor.client.refreshSession()
  const { data } = await visitor.client.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
  expect((await visitor.send('/auth/v1/user', { method: 'DELETE', headers })).status).toBe(204)
  expect(await told(device)).toBe('webauthn_verification_failed')
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
})

test('AUTH-06: a passkey belongs to one account, and no other account can take its id', async () => {
  const { browser, google, device, db } = await withPasskey()
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = browser()
  await ram.signIn()
  expect((await addPasskey(ram, device)).refused).toBe('webauthn_verification_failed')
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: a banned user does not come in with a passkey', async () => {
  const { browser, device, db } = await withPasskey()
  await db
    .updateTable('auth_users')
    .set({ banned_until: new Date('9999-01-01') })
    .execute()
  expect((await signInWith(browser(), device)).refused).toBe('user_banned')
})

test('AUTH-06: a passkey is added in the own browser, within ten minutes of a sign-in, at the highest level', async () => {
  const { browser, visitor, db } = await withPasskey()
  const stolen = browser()
  const { data } = await visitor.client.getSession()
  const ask = async (path: string) => {
    const answer = await stolen.send(`/auth/v1/passkeys/registration/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token ?? ''}` },
      body: '{}',
    })
    return ((await answer.json()) as { error_code: string }).error_code
  }
  expect([await ask('options'), await ask('verify')]).toEqual([
    'refresh_token_not_found',
    'refresh_token_not_found',
  ])
  const byGoogle = browser()
  await byGoogle.signIn()
  expect((await addPasskey(byGoogle)).refused).toBe('insufficient_aal')
  await visitor.client.refreshSession()
  passTime(11 * 60_000)
  expect((await addPasskey(visitor)).refused).toBe('reauthentication_needed')
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toHaveLength(1)
})

test('an account has ten passkeys at most', async () => {
  const { visitor } = await withPasskey()
  await visitor.client.refreshSession()
  for (let made = 1; made < 10; made += 1) {
    expect((await addPasskey(visitor)).refused).toBeUndefined()
    await visitor.client.refreshSession()
  }
  expect((await addPasskey(visitor)).refused).toBe('too_many_passkeys')
})

test('a passkey is renamed by its owner only, in one line', async () => {
  const { visitor, browser, google, id } = await withPasskey()
  const rename = async (who: typeof visitor, friendlyName: string) => {
    const { data, error } = await who.client.passkey.update({ passkeyId: id ?? '', friendlyName })
    return data?.friendly_name ?? error?.code
  }
  expect(await rename(visitor, ' Phone of Sita ')).toBe('Phone of Sita')
  expect(await rename(visitor, ' ')).toBe('validation_failed')
  expect(await rename(visitor, 'two\nlines')).toBe('validation_failed')
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = browser()
  await ram.signIn()
  expect(await rename(ram, 'Mine')).toBe('passkey_not_found')
  expect((await ram.client.passkey.delete({ passkeyId: id ?? '' })).error?.code).toBe('passkey_not_found')
  expect((await visitor.client.passkey.list()).data).toMatchObject([{ friendly_name: 'Phone of Sita' }])
})

test('AUTH-06: a passkey is removed at aal2; the other sessions that a passkey opened end, and its own falls back', async () => {
  const { visitor, browser, device, id, db } = await withPasskey()
  const byGoogle = browser()
  await byGoogle.signIn()
  const byPasskey = browser()
  await signInWith(byPasskey, device)
  const remove = async (who: typeof visitor) =>
    (await who.client.passkey.delete({ passkeyId: id ?? '' })).error?.code
  expect(await remove(byGoogle)).toBe('insufficient_aal')
  await visitor.client.refreshSession()
  expect(await remove(visitor)).toBeUndefined()
  expect((await byPasskey.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await byGoogle.client.refreshSession()).error).toBeNull()
  await visitor.client.refreshSession()
  expect((await visitor.client.getClaims()).data?.claims).toMatchObject({ aal: 'aal1' })
  expect((await signInWith(browser(), device)).refused).toBe('webauthn_verification_failed')
  expect(await db.selectFrom('auth_operator_factors').select('email').execute()).toEqual([])
})

test('AUTH-06: in a browser that is signed in only the passkeys of its user are asked for', async () => {
  const { visitor, device } = await withPasskey()
  const { data } = await visitor.client.passkey.startAuthentication()
  expect(data?.options.allowCredentials).toMatchObject([{ id: device.sign({ challenge: 'x' }).id }])
})

test('AUTH-05: where passkeys are off there is no route', async () => {
  const { browser } = await signInSite()
  const { client, send } = browser()
  expect((await client.passkey.startAuthentication()).error).toMatchObject({ status: 404, code: 'not_found' })
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const routes = [
    ['POST', '/authentication/verify'],
    ['POST', '/registration/options'],
    ['POST', '/registration/verify'],
    ['GET', ''],
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const
  for (const [method, path] of routes) {
    const answer = await send(`/auth/v1/passkeys${path}`, { method })
    expect([path, answer.status]).toEqual([path, 404])
  }
})
