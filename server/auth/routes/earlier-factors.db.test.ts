import { afterEach, expect, test, vi } from 'vitest'
import { passkeyDevice } from '#test/passkey-device.ts'
import { passkeySite, signInWith } from '#test/passkeys.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'

// Rows as releases before 2026-11-28 wrote them (Better Auth 1.7.7), with the key of the device and a code of the app.

const passkey = {
  name: null,
  credential_id: 'jSiiPRX8mKFt2Px8BNBW5aGc6i2-ihjQmaKbEYILKnw',
  public_key:
    'pQECAyYgASFYIEvUBVYVc5KymzHhfc41NOACjQv7P7UksGmYeWtlFrFAIlggNPuCJTsML5Al6nVhprvsWSuUTtBnDIMvAGweNiS0kE0=',
  counter: 3,
  device_type: 'singleDevice',
  backed_up: false,
  transports: 'internal',
  aaguid: '00000000-0000-0000-0000-000000000000',
}

const deviceKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'S9QFVhVzkrKbMeF9zjU04AKNC_s_tSSwaZh5a2UWsUA',
  y: 'NPuCJTsML5Al6nVhprvsWSuUTtBnDIMvAGweNiS0kE0',
  d: 'eqM0AvB82wBTXg2Z_D0oGYZBmVVQU1qB6G2DEo4chj0',
}

const app = {
  friendly_name: 'Phone',
  status: 'verified' as const,
  secret:
    '8346340692eec2889cae80a3398fb40c230578a26d17e6a8f080cdfe11ff80d29bc682a89d31e4f5e3311891d5fa913048f65f89f8273498addf5db60d1cd171',
}

const codeAt = { time: '2027-01-14T06:15:10Z', code: '167452', step: 59_996_910 }

afterEach(() => void vi.useRealTimers())

test('AUTH-05: a passkey of before goes on signing in, and counts on from where it was', async () => {
  const { browser, db } = await passkeySite()
  const { session } = await browser().signIn()
  const user_id = session?.user.id ?? ''
  await db
    .insertInto('auth_passkeys')
    .values({ ...passkey, user_id })
    .execute()
  const device = passkeyDevice(siteUrl, { id: passkey.credential_id, key: deviceKey })
  expect((await signInWith(browser(), device, { counter: 3 })).refused).toBe('webauthn_verification_failed')
  expect((await signInWith(browser(), device, { counter: 4 })).session?.user.id).toBe(user_id)
})

test('AUTH-05: the secret of an app of before opens, and its code is taken, with its time step', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(codeAt.time) })
  const { browser, db } = await signInSite({ authMethods: new Set(['google', 'totp']) })
  const { client, signIn } = browser()
  const { session } = await signIn()
  const { id: factorId } = await db
    .insertInto('auth_factors')
    .values({ ...app, user_id: session?.user.id ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const verify = async (code: string) => (await client.mfa.challengeAndVerify({ factorId, code })).error?.code
  expect(await verify('167453')).toBe('mfa_verification_failed')
  expect(await verify(codeAt.code)).toBeUndefined()
  expect(await db.selectFrom('auth_factors').select('last_step').execute()).toEqual([
    { last_step: codeAt.step },
  ])
})
