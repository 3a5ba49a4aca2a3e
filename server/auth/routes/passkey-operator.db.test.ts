import { expect, test } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import { authenticatorCode } from '#test/authenticator.ts'
import { passkeyDevice } from '#test/passkey-device.ts'
import { addPasskey, passkeySite, signInWith } from '#test/passkeys.ts'
import { siteUrl } from '#test/sign-in-site.ts'
import { resetSecondFactor } from '../operators/recorded-factor.ts'

type Visitor = ReturnType<Awaited<ReturnType<typeof passkeySite>>['browser']>

/** What the admin functions say to a browser: the status, with the reason of a refusal. */
async function said({ client, send }: Visitor) {
  const { data } = await client.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
  const answer = await send('/api/admin-settings', { headers })
  const { reason } = (await answer.json()) as { reason?: string }
  return [answer.status, reason]
}

/** Sita, the operator, signed in with Google; her device has a passkey of her account. */
async function operator(config: Partial<Config> = {}) {
  const site = await passkeySite(config)
  const visitor = site.browser()
  await visitor.signIn()
  const { device, id } = await addPasskey(visitor)
  return { ...site, visitor, device, id: id ?? '' }
}

test.each(['optional', 'required'] as const)(
  'AUTH-05: an operator with a passkey is let in with it, and not by Google alone (%s)',
  async (adminSecondFactor) => {
    const { browser, device, visitor } = await operator({ adminSecondFactor })
    const byGoogle = browser()
    await byGoogle.signIn()
    expect(await said(byGoogle)).toEqual([403, 'second_factor_needed'])
    const byPasskey = browser()
    await signInWith(byPasskey, device)
    expect((await said(byPasskey))[0]).toBe(200)
    await visitor.client.refreshSession()
    expect((await said(visitor))[0]).toBe(200)
  },
)

test('AUTH-05: who stole the Google account of an operator with a passkey can add neither a passkey nor an app', async () => {
  const { browser } = await operator({ adminSecondFactor: 'required' })
  const thief = browser()
  await thief.signIn()
  expect((await addPasskey(thief)).refused).toBe('insufficient_aal')
  const { error } = await thief.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
  expect(error?.code).toBe('insufficient_aal')
})

test('AUTH-05: an app that was enrolled before the passkey is proven at aal2 only', async () => {
  const site = await passkeySite()
  const [thief, owner] = [site.browser(), site.browser()]
  await thief.signIn()
  const { data } = await thief.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
  await owner.signIn()
  await addPasskey(owner)
  // The first passkey ended the thief's session; a stolen Google account opens another one.
  await thief.signIn()
  const code = authenticatorCode(data?.totp.secret ?? '')
  const verified = await thief.client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  expect(verified.error?.code).toBe('insufficient_aal')
})

test('AUTH-05: that an operator has a passkey is recorded, and a reset removes passkey, record and sessions', async () => {
  const { db, browser, device, visitor } = await operator({ adminSecondFactor: 'optional' })
  const records = () => db.selectFrom('auth_operator_factors').select('email').execute()
  expect(await records()).toEqual([{ email: 'sita@example.com' }])
  await visitor.client.refreshSession()
  const { data } = await visitor.client.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
  await visitor.send('/auth/v1/user', { method: 'DELETE', headers })
  const anew = browser()
  await anew.signIn()
  await addPasskey(anew, passkeyDevice(siteUrl))
  await anew.client.refreshSession()
  expect(await said(anew)).toEqual([403, 'second_factor_lost'])
  expect(await resetSecondFactor(db, 'sita@example.com', { id: 'operator:reset' })).toBe(true)
  expect(await records()).toEqual([])
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
  expect((await said(anew))[0]).toBe(401)
  expect((await signInWith(browser(), device)).refused).toBe('webauthn_verification_failed')
  await anew.signIn()
  expect((await said(anew))[0]).toBe(200)
})

test('AUTH-05: a recovery code takes the place of a passkey that is lost, and removes it', async () => {
  const { visitor, browser, device, id } = await operator()
  await visitor.client.refreshSession()
  const { data } = await visitor.client.mfa.recoveryCodes.generate()
  const [code = ''] = data?.codes ?? []
  const byGoogle = browser()
  await byGoogle.signIn()
  expect((await byGoogle.client.mfa.recoveryCodes.verify({ code })).error).toBeNull()
  expect((await said(byGoogle))[0]).toBe(200)
  expect((await byGoogle.client.passkey.delete({ passkeyId: id })).error).toBeNull()
  expect((await signInWith(browser(), device)).refused).toBe('webauthn_verification_failed')
})

test('AUTH-05: a session that a passkey opened stays aal2 when the app for codes is removed', async () => {
  const { visitor, browser, device } = await operator()
  await visitor.client.refreshSession()
  const { mfa } = visitor.client
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const factorId = data?.id ?? ''
  await mfa.challengeAndVerify({ factorId, code: authenticatorCode(data?.totp.secret ?? '') })
  const byPasskey = browser()
  await signInWith(byPasskey, device)
  expect((await mfa.unenroll({ factorId })).error).toBeNull()
  expect((await said(byPasskey))[0]).toBe(200)
})

test('AUTH-05: an account that Google joins by its verified address loses the passkeys that it had', async () => {
  const { db, browser, google } = await passkeySite()
  google.says({ sub: '2', email: 'ram@example.com' })
  const visitor = browser()
  await visitor.signIn()
  const { device } = await addPasskey(visitor)
  // As if the account had been opened by mail, before its owner came by Google.
  await db.deleteFrom('auth_accounts').execute()
  await browser().signIn()
  expect(await db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
  expect((await signInWith(browser(), device)).refused).toBe('webauthn_verification_failed')
})
