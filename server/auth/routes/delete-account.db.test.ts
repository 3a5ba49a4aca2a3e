import { afterEach, expect, test, vi } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime, signInSite } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

type Visitor = ReturnType<Awaited<ReturnType<typeof signInSite>>['browser']>

/** The two calls that take an account with all its data away, out of the site or for good. */
const calls = [
  ['GET', '/auth/v1/export'],
  ['DELETE', '/auth/v1/user'],
] as const

async function refusals({ send }: Visitor, headers: Record<string, string>) {
  const codes: unknown[] = []
  for (const [method, path] of calls) {
    const answer = await send(path, { method, headers })
    codes.push(((await answer.json()) as { error_code?: string }).error_code)
  }
  return codes
}

async function succeeds({ send }: Visitor, headers: Record<string, string>) {
  const statuses: number[] = []
  for (const [method, path] of calls) statuses.push((await send(path, { method, headers })).status)
  return statuses
}

const twice = (code: string) => [code, code]

test('deleting an account and taking its data out need the cookie of the session beside its token', async () => {
  const site = await signInSite()
  const { bearer } = await site.browser().signIn()
  const thief = site.browser()
  expect(await refusals(thief, bearer)).toEqual(twice('refresh_token_not_found'))
  await thief.signIn()
  expect(await refusals(thief, bearer)).toEqual(twice('refresh_token_not_found'))
})

test('AUTH-05: deleting an account and taking its data out need its second factor, of readers too', async () => {
  const site = await secondFactorSite()
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const { factorId, secret } = await enrolled(site)
  const visitor = site.browser()
  const { bearer } = await visitor.signIn()
  expect(await refusals(visitor, bearer)).toEqual(twice('insufficient_aal'))
  passTime(31_000)
  const verified = await visitor.client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  const raised = { authorization: `Bearer ${verified.data?.access_token ?? ''}` }
  expect(await succeeds(visitor, raised)).toEqual([200, 204])
})

test('PROF-01: deleting an account and taking its data out need a sign-in of the last ten minutes', async () => {
  const visitor = (await signInSite()).browser()
  const { bearer } = await visitor.signIn()
  passTime(10 * 60_000 + 1000)
  expect(await refusals(visitor, bearer)).toEqual(twice('reauthentication_needed'))
  // A session that was refreshed is no newer.
  const { data } = await visitor.client.refreshSession()
  const refreshed = { authorization: `Bearer ${data.session?.access_token ?? ''}` }
  expect(await refusals(visitor, refreshed)).toEqual(twice('reauthentication_needed'))
  const again = await visitor.signIn()
  expect(await succeeds(visitor, again.bearer)).toEqual([200, 204])
})
