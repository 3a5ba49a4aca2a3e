import { afterEach, expect, test, vi } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime, signInSite } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

test('AUTH-05: an app is enrolled, shown as picture, text and address, and counts after its first code', async () => {
  const { browser, db } = await secondFactorSite()
  const visitor = browser()
  const { session } = await visitor.signIn()
  expect(session?.user.factors).toEqual([])
  const { mfa } = visitor.client
  const made = await mfa.enroll({ factorType: 'totp', friendlyName: ' My phone ', issuer: 'Chautari' })
  expect(made.error).toBeNull()
  const { id = '', totp } = made.data ?? {}
  expect(made.data).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), friendly_name: 'My phone' })
  expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp?.secret).toMatch(/^[A-Z2-7]{32,}$/)
  expect(totp?.uri).toContain('otpauth://totp/Chautari:sita%40example.com?')
  expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
  const { secret } = await db.selectFrom('auth_factors').select('secret').executeTakeFirstOrThrow()
  expect(secret).not.toContain(totp?.secret)
  const events: string[] = []
  visitor.client.onAuthStateChange((event) => void events.push(event))
  const verified = await mfa.challengeAndVerify({ factorId: id, code: authenticatorCode(totp?.secret ?? '') })
  expect(verified.error).toBeNull()
  expect(verified.data?.user.factors).toMatchObject([{ id, status: 'verified', factor_type: 'totp' }])
  expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'oauth' }],
  })
  expect((await mfa.listFactors()).data?.totp).toMatchObject([{ id, friendly_name: 'My phone' }])
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
})

test('AUTH-05: a refreshed session stays aal2, a new one begins at aal1 and asks for the factor', async () => {
  const site = await secondFactorSite()
  const { visitor, secret, factorId } = await enrolled(site)
  await visitor.client.refreshSession()
  const level = async ({ client }: typeof visitor) => (await client.mfa.getAuthenticatorAssuranceLevel()).data
  expect(await level(visitor)).toMatchObject({ currentLevel: 'aal2' })
  const other = site.browser()
  await other.signIn()
  expect(await level(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  passTime(31_000)
  await other.client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  expect(await level(other)).toMatchObject({ currentLevel: 'aal2' })
  // The one before goes on.
  expect((await visitor.client.getUser()).error).toBeNull()
})

test('a code is taken once, and after it no earlier one', async () => {
  passTime(0)
  const site = await secondFactorSite()
  const { visitor, secret, factorId } = await enrolled(site)
  const verify = async (code: string) =>
    (await visitor.client.mfa.challengeAndVerify({ factorId, code })).error?.code
  expect(await verify(authenticatorCode(secret))).toBe('mfa_verification_failed')
  expect(await verify(authenticatorCode(secret, -1))).toBe('mfa_verification_failed')
  expect(await verify(authenticatorCode(secret, 1))).toBeUndefined()
  expect(await verify(authenticatorCode(secret))).toBe('mfa_verification_failed')
})

test('what was held before the second factor is worth no more after it', async () => {
  const site = await secondFactorSite()
  const thief = site.browser()
  const visitor = site.browser()
  const elsewhere = site.browser()
  await elsewhere.signIn()
  const before = await visitor.signIn()
  for (const [name, value] of visitor.jar) thief.jar.set(name, value)
  const { totp, id: factorId = '' } =
    (await visitor.client.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).data ?? {}
  const code = authenticatorCode(totp?.secret ?? '')
  expect((await visitor.client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  // The cookie from before opens nothing.
  const refresh = await thief.send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' })
  expect(await refresh.json()).toMatchObject({ error_code: 'refresh_token_not_found' })
  // The token from before stays aal1.
  const gone = await visitor.send(`/auth/v1/factors/${factorId}`, {
    method: 'DELETE',
    headers: before.bearer,
  })
  expect(await gone.json()).toMatchObject({ error_code: 'insufficient_aal' })
  // Other sessions of the user knew the first factor only.
  expect((await elsewhere.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await visitor.client.refreshSession()).error).toBeNull()
})

test('a token without the cookie of its session enrols nothing: it may have been taken from the storage', async () => {
  const site = await secondFactorSite()
  const { bearer } = await site.browser().signIn()
  const thief = site.browser()
  const enrol = async () => {
    const body = JSON.stringify({ factor_type: 'totp' })
    const answer = await thief.send('/auth/v1/factors', { method: 'POST', headers: bearer, body })
    return (await answer.json()) as unknown
  }
  expect(await enrol()).toMatchObject({ error_code: 'refresh_token_not_found' })
  await thief.signIn()
  expect(await enrol()).toMatchObject({ error_code: 'refresh_token_not_found' })
})

test('five wrong answers end a challenge, and ten tries a quarter of an hour', async () => {
  const site = await secondFactorSite()
  const { visitor, secret, factorId } = await enrolled(site)
  const { mfa } = visitor.client
  const challengeId = (await mfa.challenge({ factorId })).data?.id ?? ''
  const wrong = authenticatorCode(secret) === '000000' ? '000001' : '000000'
  const codes: unknown[] = []
  for (let time = 0; time < 6; time += 1) {
    codes.push((await mfa.verify({ factorId, challengeId, code: wrong })).error?.code)
  }
  expect(codes).toEqual([...Array<string>(5).fill('mfa_verification_failed'), 'mfa_challenge_expired'])
  const code = authenticatorCode(secret, 1)
  expect((await mfa.verify({ factorId, challengeId, code })).error?.code).toBe('mfa_challenge_expired')
  for (let time = 0; time < 2; time += 1) await mfa.challengeAndVerify({ factorId, code: wrong })
  expect((await mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
  passTime(15 * 60_000)
  await visitor.client.refreshSession()
  expect((await mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })).error).toBeNull()
})

test('AUTH-06: a challenge waits five minutes, for its own factor, of its own user', async () => {
  const site = await secondFactorSite()
  const { visitor, factorId, secret } = await enrolled(site)
  const { mfa } = visitor.client
  const challengeId = (await mfa.challenge({ factorId })).data?.id ?? ''
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const { visitor: ram, factorId: ramsFactor, secret: ramsSecret } = await enrolled(site)
  const stranger = await ram.client.mfa.challenge({ factorId })
  expect(stranger.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  const code = authenticatorCode(ramsSecret, 1)
  const crossed = await ram.client.mfa.verify({ factorId: ramsFactor, challengeId, code })
  expect(crossed.error?.code).toBe('mfa_challenge_expired')
  passTime(5 * 60_000 + 1000)
  const late = await mfa.verify({ factorId, challengeId, code: authenticatorCode(secret) })
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
})

test('AUTH-05: a proven factor is taken away at aal2 only, and every session falls back to aal1', async () => {
  const site = await secondFactorSite()
  const { visitor, factorId } = await enrolled(site)
  const other = site.browser()
  await other.signIn()
  const refused = await other.client.mfa.unenroll({ factorId })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  await visitor.client.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
  expect((await visitor.client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  await visitor.client.refreshSession()
  expect((await visitor.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'oauth' }],
  })
  // One that was never proven needs nothing more.
  const { all } = (await other.client.mfa.listFactors()).data ?? {}
  expect((await other.client.mfa.unenroll({ factorId: all?.[0]?.id ?? '' })).error).toBeNull()
  expect((await other.client.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
})

test('a user has ten factors at most, of different names; what was never proven goes after a day', async () => {
  const { browser, db } = await secondFactorSite()
  const { client, signIn } = browser()
  await signIn()
  const enrol = async (friendlyName: string) =>
    (await client.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code
  const [first, second] = await Promise.all([enrol('a'), enrol('a')])
  expect(new Set([first, second])).toEqual(new Set([undefined, 'mfa_factor_name_conflict']))
  const more = await Promise.all(Array.from({ length: 12 }, (_, index) => enrol(`more ${index}`)))
  expect(more.filter((code) => code === undefined)).toHaveLength(9)
  expect(more.filter((code) => code === 'too_many_enrolled_mfa_factors')).toHaveLength(3)
  await db
    .updateTable('auth_factors')
    .set({ created_at: new Date(Date.now() - 86_401_000) })
    .execute()
  expect(await enrol('a')).toBeUndefined()
  expect(await db.selectFrom('auth_factors').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: ids that are none, other kinds of factors, and a method that is off are refused in words', async () => {
  const { browser } = await secondFactorSite()
  const { client, send, signIn } = browser()
  const { bearer: headers } = await signIn()
  const refused = async (method: string, path: string, body: unknown = {}) => {
    const answer = await send(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
    return [answer.status, ((await answer.json()) as { error_code: string }).error_code]
  }
  expect(await refused('POST', '/factors/1/challenge')).toEqual([400, 'validation_failed'])
  expect(await refused('POST', '/factors/1/verify')).toEqual([400, 'validation_failed'])
  expect(await refused('DELETE', '/factors/1')).toEqual([400, 'validation_failed'])
  expect(await refused('POST', '/factors', { factor_type: 'phone' })).toEqual([400, 'validation_failed'])
  const name = { factor_type: 'totp', friendly_name: 'a\u0000b' }
  expect(await refused('POST', '/factors', name)).toEqual([400, 'validation_failed'])
  const nobodys = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  expect((await client.mfa.challenge({ factorId: nobodys })).error?.code).toBe('mfa_factor_not_found')
  const off = (await signInSite()).browser()
  await off.signIn()
  expect((await off.client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 422,
    code: 'mfa_totp_enroll_not_enabled',
  })
  expect((await off.client.mfa.challenge({ factorId: nobodys })).error?.code).toBe(
    'mfa_totp_verify_not_enabled',
  )
})
