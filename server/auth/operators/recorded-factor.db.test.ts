import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Context } from 'hono'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import { enrol, enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'
import { isAdminCookie } from './gate.ts'
import { writeAdminLink } from './one-time-link.ts'
import { resetSecondFactor } from './recorded-factor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chautari-remade-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
afterEach(() => void vi.useRealTimers())

const adminEmails = ['sita@example.com', 'hari@example.com']
const hari = { sub: '2', email: 'hari@example.com', name: 'Hari Rai' }

type Site = Awaited<ReturnType<typeof secondFactorSite>>
type Visitor = ReturnType<Site['browser']>
type Bearer = Record<string, string>

/** What the admin functions say to who shows this token: the status, with the reason of a refusal. */
async function said(visitor: Visitor, headers: Bearer) {
  const answer = await visitor.send('/api/admin-settings', { headers })
  const { reason } = (await answer.json()) as { reason?: string }
  return [answer.status, reason]
}

const refused = [403, 'second_factor_lost']

/** Sita's account had a second factor and was deleted; then her Google account signs in again. */
async function remade(config: Partial<Config> = {}) {
  const site = await secondFactorSite({ adminEmails, ...config })
  const owner = await enrolled(site)
  const { send } = owner.visitor
  expect((await send('/auth/v1/user', { method: 'DELETE', headers: owner.bearer })).status).toBe(204)
  const visitor = site.browser()
  const { bearer, session } = await visitor.signIn()
  return { ...site, visitor, bearer, userId: session?.user.id ?? '' }
}

/** The bearer token of a user who has just proven an own factor. */
const withFactor = async (visitor: Visitor): Promise<Bearer> => (await enrol(visitor)).bearer

test.each(['optional', 'required'] as const)(
  'AUTH-05: an operator whose account was made anew is not let in, with a new factor neither (%s)',
  async (adminSecondFactor) => {
    const { visitor, bearer, site } = await remade({ adminSecondFactor })
    const passes = async () => {
      const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
      return await isAdminCookie(new Context(new Request(siteUrl, { headers: { cookie } })), site.signIn)
    }
    expect(await said(visitor, bearer)).toEqual(refused)
    expect(await passes()).toBe(false)
    expect(await said(visitor, await withFactor(visitor))).toEqual(refused)
    expect(await passes()).toBe(false)
    const answer = await visitor.send('/auth/v1/admin/users', { headers: bearer })
    expect(await answer.json()).toMatchObject({ error_code: 'second_factor_lost' })
  },
)

test('AUTH-05: another operator resets the second factor, which ends what was made meanwhile, and it is recorded', async () => {
  const { visitor: thief, userId, db, google, browser } = await remade({ adminSecondFactor: 'required' })
  const thiefs = await withFactor(thief)
  google.says(hari)
  const other = browser()
  await other.signIn()
  const bearer = await withFactor(other)
  const users = await other.send('/api/admin-users?q=sita', { headers: bearer })
  expect(await users.json()).toMatchObject({ users: [{ id: userId, has_second_factor: true }] })
  const reset = `/api/admin-users/${userId}/second-factor`
  expect(await said(thief, thiefs)).toEqual(refused)
  expect((await thief.send(reset, { method: 'DELETE', headers: thiefs })).status).toBe(403)
  const answer = await other.send(reset, { method: 'DELETE', headers: bearer })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, mail: 'outbox' }])
  expect((await thief.send('/api/admin-settings', { headers: thiefs })).status).toBe(401)
  const lines = await db.selectFrom('audit_log').selectAll().execute()
  expect(lines).toMatchObject([
    {
      actor_email: hari.email,
      action: 'delete',
      entity: 'auth_factors',
      entity_id: userId,
      before: { email: 'sita@example.com', factors: 1 },
    },
  ])
  google.says({})
  const owner = browser()
  expect(await said(owner, (await owner.signIn()).bearer)).toEqual([403, 'second_factor_needed'])
  expect(await said(owner, await withFactor(owner))).toEqual([200, undefined])
})

test('no operator resets their own second factor, or that of an unknown user', async () => {
  const site = await secondFactorSite({ adminEmails })
  const { visitor, bearer: headers, userId, factorId } = await enrolled(site)
  const gone = async (path: string) => {
    const answer = await visitor.send(path, { method: 'DELETE', headers, body: '{}' })
    return [answer.status, (await answer.json()) as unknown]
  }
  expect(await gone(`/api/admin-users/${userId}/second-factor`)).toEqual([
    400,
    { ok: false, error: 'Turn your own second step off on your profile page' },
  ])
  expect(await gone(`/auth/v1/admin/users/${userId}/factors/${factorId}`)).toEqual([
    403,
    expect.objectContaining({ error_code: 'not_admin' }),
  ])
  const nobodys = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  expect(await gone(`/api/admin-users/${nobodys}/second-factor`)).toMatchObject([404, {}])
  expect(await said(visitor, headers)).toEqual([200, undefined])
})

test('an operator who turns the second factor off is let in without, and may begin anew', async () => {
  const site = await secondFactorSite({ adminEmails })
  const { visitor, factorId } = await enrolled(site)
  expect((await visitor.client.mfa.unenroll({ factorId })).error).toBeNull()
  const { bearer } = await visitor.signIn()
  expect(await said(visitor, bearer)).toEqual([200, undefined])
  expect((await visitor.send('/auth/v1/user', { method: 'DELETE', headers: bearer })).status).toBe(204)
  expect(await said(visitor, (await visitor.signIn()).bearer)).toEqual([200, undefined])
})

test('a proven factor is taken away from the own browser only: a token alone may have been taken from the storage', async () => {
  const site = await secondFactorSite({ adminEmails })
  const { bearer: headers, factorId } = await enrolled(site)
  const answer = await site.browser().send(`/auth/v1/factors/${factorId}`, { method: 'DELETE', headers })
  expect(await answer.json()).toMatchObject({ error_code: 'refresh_token_not_found' })
})

test('another operator who deletes the last factor of an operator lets them in without', async () => {
  const site = await secondFactorSite({ adminEmails })
  const { factorId, userId } = await enrolled(site)
  site.google.says(hari)
  const { visitor: other, bearer } = await enrolled(site)
  const path = `/auth/v1/admin/users/${userId}/factors/${factorId}`
  expect((await other.send(path, { method: 'DELETE', headers: bearer })).status).toBe(200)
  site.google.says({})
  const owner = site.browser()
  expect(await said(owner, (await owner.signIn()).bearer)).toEqual([200, undefined])
})

test('deleting the factor of an account that was made anew is no reset', async () => {
  const { visitor, userId, db, google, browser } = await remade()
  await withFactor(visitor)
  const { id } = await db.selectFrom('auth_factors').select('id').executeTakeFirstOrThrow()
  google.says(hari)
  const { visitor: other, bearer } = await enrolled({ browser })
  const path = `/auth/v1/admin/users/${userId}/factors/${id}`
  expect((await other.send(path, { method: 'DELETE', headers: bearer })).status).toBe(200)
  google.says({})
  expect(await said(visitor, (await visitor.signIn()).bearer)).toEqual(refused)
})

test('an operator who comes by the one-time link to an account made anew is let in after a reset on the machine', async () => {
  const site = await secondFactorSite({ adminEmails, google: undefined, authMethods: new Set(['totp']) })
  const byLink = async () => {
    const link = (await writeAdminLink(site.site.signIn, dataDir)) ?? ''
    const visitor = site.browser()
    const token_hash = link.split('#admin-link=')[1] ?? ''
    const { data } = await visitor.client.verifyOtp({ type: 'magiclink', token_hash })
    return { visitor, bearer: { authorization: `Bearer ${data.session?.access_token ?? ''}` } }
  }
  const owner = await byLink()
  const headers = await withFactor(owner.visitor)
  expect((await owner.visitor.send('/auth/v1/user', { method: 'DELETE', headers })).status).toBe(204)
  const before = await byLink()
  expect(await said(before.visitor, before.bearer)).toEqual(refused)
  const actor = { id: 'operator:reset' }
  expect(await resetSecondFactor(site.db, 'sita@example.com', actor)).toBe(true)
  expect(await resetSecondFactor(site.db, 'nobody@example.com', actor)).toBe(false)
  const after = await byLink()
  expect(await said(after.visitor, after.bearer)).toEqual([200, undefined])
})

test('an account that is no operator leaves nothing of its second factor behind', async () => {
  const site = await secondFactorSite({ adminEmails })
  site.google.says({ sub: '3', email: 'ram@example.com' })
  const { visitor, bearer } = await enrolled(site)
  passTime(60_000)
  expect((await visitor.send('/auth/v1/user', { method: 'DELETE', headers: bearer })).status).toBe(204)
  expect(await site.db.selectFrom('auth_operator_factors').selectAll().execute()).toEqual([])
})
