import { afterEach, expect, test, vi } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { addPasskey, passkeySite, signInWith } from '#test/passkeys.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'
import { createAdminGate, factorStateOf } from '../operators/gate.ts'

afterEach(() => void vi.useRealTimers())

const minute = 60_000

test('a proof of the second factor is recent for five minutes; a new code makes it recent again, for its own token only', async () => {
  const site = await secondFactorSite()
  const state = async ({ authorization }: { authorization: string }) =>
    await factorStateOf(authorization, site.site.signIn)
  const { visitor, factorId, secret, bearer } = await enrolled(site)
  expect(await state(bearer)).toBe('recent')
  const gate = createAdminGate(site.site.signIn)
  expect(await gate.factorState(new Request(siteUrl, { headers: bearer }))).toBe('recent')
  expect(await gate.factorState(new Request(siteUrl))).toBe('old')
  passTime(4 * minute)
  expect(await state(bearer)).toBe('recent')
  passTime(2 * minute)
  expect(await state(bearer)).toBe('old')
  const again = await visitor.client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  expect(await state({ authorization: `Bearer ${again.data?.access_token ?? ''}` })).toBe('recent')
  // A copy of the token from before.
  expect(await state(bearer)).toBe('old')
})

test('a recovery code, the proof of another user, a token of no user, and no second factor are no recent proof', async () => {
  const site = await secondFactorSite()
  const state = async (authorization: string | null) => await factorStateOf(authorization, site.site.signIn)
  const { visitor, factorId } = await enrolled(site)
  const codes = await visitor.client.mfa.recoveryCodes.generate()
  passTime(6 * minute)
  const [code = ''] = codes.data?.codes ?? []
  const used = await visitor.client.mfa.challengeAndVerify({ factorId, code })
  expect(used.error).toBeNull()
  expect(await state(`Bearer ${used.data?.access_token ?? ''}`)).toBe('old')
  site.google.says({ sub: '2', email: 'ram@example.com' })
  expect(await state((await site.browser().signIn()).bearer.authorization)).toBe('missing')
  expect(await state('Bearer x')).toBe('old')
  expect(await state(null)).toBe('old')
  const off = { ...site.site.signIn, methods: new Set(['google'] as const) }
  expect(await factorStateOf(used.data?.access_token ?? '', off)).toBe('off')
})

test('a passkey is a recent proof for five minutes', async () => {
  const site = await passkeySite()
  const visitor = site.browser()
  await visitor.signIn()
  const { device } = await addPasskey(visitor)
  const { bearer = { authorization: '' } } = await signInWith(visitor, device)
  expect(await factorStateOf(bearer.authorization, site.site.signIn)).toBe('recent')
  passTime(6 * minute)
  expect(await factorStateOf(bearer.authorization, site.site.signIn)).toBe('old')
})
