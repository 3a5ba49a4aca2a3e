import { Context } from 'hono'
import { expect, test } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { siteUrl } from '#test/sign-in-site.ts'
import { createAdminGate, isAdminCookie } from '../operators/gate.ts'

type Site = Awaited<ReturnType<typeof secondFactorSite>>
type Visitor = ReturnType<Site['browser']>

const needed = {
  ok: false,
  status: 403,
  error: 'A second factor is needed.',
  reason: 'second_factor_needed',
}

function asker({ site }: Site) {
  const gate = createAdminGate(site.signIn)
  return {
    ask: async (headers: Record<string, string>) =>
      await gate.check(new Request(`${siteUrl}/api/admin-banks`, { headers }), '203.0.113.9'),
    passes: async ({ jar }: Visitor) => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      return await isAdminCookie(new Context(new Request(siteUrl, { headers: { cookie } })), site.signIn)
    },
  }
}

const bearerOf = async ({ client }: Visitor) => {
  const { data } = await client.getSession()
  return { authorization: `Bearer ${data.session?.access_token ?? ''}` }
}

test('AUTH-05: where a second factor is required, an operator without one gets no further than to enrol it', async () => {
  const site = await secondFactorSite({ adminSecondFactor: 'required' })
  const { ask, passes } = asker(site)
  const visitor = site.browser()
  const { bearer, session } = await visitor.signIn()
  expect(session?.user.app_metadata.is_admin).toBe(true)
  expect(await ask(bearer)).toMatchObject(needed)
  expect(await passes(visitor)).toBe(false)
  const answer = await visitor.send('/api/admin-banks', { headers: bearer })
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { error: 'A second factor is needed.', reason: 'second_factor_needed' },
  ])
  const { mfa } = visitor.client
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const code = authenticatorCode(data?.totp.secret ?? '')
  expect((await mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull()
  expect(await ask(await bearerOf(visitor))).toMatchObject({ ok: true })
  expect(await passes(visitor)).toBe(true)
  // The token from before the factor opens nothing.
  expect(await ask(bearer)).toMatchObject(needed)
})

test('AUTH-05: where it is not required, who has one must show it, and who has none need not', async () => {
  const site = await secondFactorSite()
  const { ask, passes } = asker(site)
  const before = site.browser()
  expect(await ask((await before.signIn()).bearer)).toMatchObject({ ok: true })
  expect(await passes(before)).toBe(true)
  const { bearer } = await enrolled(site)
  expect(await ask(bearer)).toMatchObject({ ok: true })
  const half = site.browser()
  const { bearer: halfProven, session } = await half.signIn()
  const logFields = { user: session?.user.id, refused: 'insufficient_aal' }
  expect(await ask(halfProven)).toEqual({ ...needed, logFields })
  expect(await passes(half)).toBe(false)
})

test('an operator whose factor can no longer be shown, since the method is off, is not locked out', async () => {
  const site = await secondFactorSite()
  await enrolled(site)
  const { bearer } = await site.browser().signIn()
  expect(await asker(site).ask(bearer)).toMatchObject(needed)
  const off = { ...site.site.signIn, methods: new Set(['google'] as const) }
  const request = new Request(siteUrl, { headers: bearer })
  expect(await createAdminGate(off).check(request, '203.0.113.9')).toMatchObject({ ok: true })
})
