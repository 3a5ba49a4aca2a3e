import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { passkeyDevice } from '#test/passkey-device.ts'
import { addPasskey, passkeySite, signInWith, withPasskey } from '#test/passkeys.ts'
import { siteUrl } from '#test/sign-in-site.ts'

/** Self-signed. */
const maker = {
  certificate:
    'MIICAzCCAamgAwIBAgIUcwhPHgVp/xTSFh538GRZey4CRCYwCgYIKoZIzj0EAwIwVjELMAkGA1UEBhMCTlAxEDAOBgNVBAoMB0EgbWFrZXIxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xETAPBgNVBAMMCEEgZGV2aWNlMCAXDTI2MTEyODExMTIzNFoYDzIxMjYxMTA0MTExMjM0WjBWMQswCQYDVQQGEwJOUDEQMA4GA1UECgwHQSBtYWtlcjEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjERMA8GA1UEAwwIQSBkZXZpY2UwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQm0fWJVs1FbBjTuhtReEYqxFhqaOClgcEOkYdNpfSG+q+eGqlz4CzEiEUFlRhLYYB2eIJTyZeUNm9UK/ltqiRDo1MwUTAdBgNVHQ4EFgQUbkHVa3SFt9dzRmhC+dnzqboyaKEwHwYDVR0jBBgwFoAUbkHVa3SFt9dzRmhC+dnzqboyaKEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAkvzDLro86ZQI0GGWijHqXXpnfLqu8tZ25I2f2BVfjg8CIB0/euGA57KLzG3iNpsOAMzsddKVjPxKEVV9D7EL73JF',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'JtH1iVbNRWwY07obUXhGKsRYamjgpYHBDpGHTaX0hvo',
    y: 'r54aqXPgLMSIRQWVGEthgHZ4glPJl5Q2b1Qr-W2qJEM',
    d: 'EWORbdqlHvyt0rHVWrID5mckTDm5uPOLNLdhHmOClUU',
  },
}

test('AUTH-06: a passkey that is sent twice at the same time is added once', async () => {
  const { browser, db } = await passkeySite()
  const { client, signIn } = browser()
  await signIn()
  const { data } = await client.passkey.startRegistration()
  if (!data) throw new Error('no challenge')
  const answer = {
    challengeId: data.challenge_id,
    credential: passkeyDevice(siteUrl).create(data.options),
  }
  const verify = async () => (await client.passkey.verifyRegistration(answer)).error
  const both = await Promise.all([verify(), verify()])
  expect(both.filter((error) => error === null)).toHaveLength(1)
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: a challenge is answered by the session that asked for it, and by passkeys of its user', async () => {
  const { browser, google, visitor, device } = await withPasskey()
  google.says({ sub: '2', email: 'ram@example.com' })
  const [ram, elsewhere] = [browser(), browser()]
  await ram.signIn()
  await elsewhere.signIn()
  const { data } = await ram.client.passkey.startRegistration()
  const answer = {
    challengeId: data?.challenge_id ?? '',
    credential: passkeyDevice(siteUrl).create(data?.options ?? { challenge: '', rp: {} }),
  }
  const told = async ({ client }: typeof ram) => (await client.passkey.verifyRegistration(answer)).error?.code
  expect(await told(elsewhere)).toBe('webauthn_challenge_expired')
  expect(await told(ram)).toBe('webauthn_challenge_expired')
  const { device: ramsDevice } = await addPasskey(ram)
  expect((await signInWith(visitor, ramsDevice)).refused).toBe('webauthn_verification_failed')
  expect((await signInWith(visitor, device)).refused).toBeUndefined()
})

test('AUTH-06: a passkey is neither added nor counted on where its session cannot be opened or raised', async () => {
  const { browser, visitor, device, db } = await withPasskey()
  await visitor.client.refreshSession()
  const rows = async () => ({
    passkeys: await db.selectFrom('auth_passkeys').select(['counter', 'last_used_at']).execute(),
    sessions: await db.selectFrom('auth_sessions').select('token').execute(),
  })
  const before = await rows()
  await sql`alter table auth_operator_factors rename to auth_operator_factors_away`.execute(db)
  expect((await addPasskey(visitor)).id).toBe('')
  const { options, session } = await signInWith(browser(), device)
  expect(options?.challenge).toBeDefined()
  expect(session).toBeUndefined()
  expect(await rows()).toEqual(before)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without fingerprint or PIN', { isVerified: false }],
  ['whose make is attested, with a certificate that may name any address,', { maker }],
])('AUTH-06: a passkey %s is not added', async (_, wrong) => {
  const { browser, db } = await passkeySite()
  const visitor = browser()
  await visitor.signIn()
  expect((await addPasskey(visitor, passkeyDevice(siteUrl), wrong)).refused).toBe(
    'webauthn_verification_failed',
  )
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
})

test('a new passkey is named after the program that keeps it', async () => {
  const { browser } = await passkeySite()
  const { client, ...visitor } = browser()
  await visitor.signIn()
  const bitwarden = 'd548826e79b4db40a3d811116f7e8349'
  await addPasskey({ client, ...visitor }, passkeyDevice(siteUrl, undefined, bitwarden))
  expect((await client.passkey.list()).data).toMatchObject([{ friendly_name: 'Bitwarden' }])
})
