import { Context } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { isAdminCookie } from '#server/auth/operators/gate.ts'
import { emailSite } from '#test/email-site.ts'
import { callAdmin, invite } from '#test/operators.ts'
import { enrol } from '#test/second-factor.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

type Site = Awaited<ReturnType<typeof emailSite>>

const sita = {}
const ram = { sub: '2', email: 'ram@example.com', name: 'Ram' }
const maya = { sub: '4', email: 'maya@example.com', name: 'Maya' }

async function signedIn({ google, browser }: Site, person: Record<string, unknown>) {
  google.says(person)
  const visitor = browser()
  const { bearer, session } = await visitor.signIn()
  const call = (path: string, init: { method?: string; body?: object } = {}) =>
    callAdmin(visitor, bearer, path, init)
  return { visitor, bearer, call, id: session?.user.id ?? '' }
}

/** Sita, who is configured, and Ram, whom she invited and who accepted. */
async function withRam(role: 'editor' | 'operator', config = {}) {
  const site = await emailSite(config)
  const operator = await signedIn(site, sita)
  await invite(operator.visitor, operator.bearer, ram.email, role)
  return { site, operator, invited: await signedIn(site, ram), rowId: await rowOf(site, ram.email) }
}

async function rowOf({ db }: Pick<Site, 'db'>, email: string) {
  const { id } = await db
    .selectFrom('auth_operators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

const auditOf = async ({ db }: Site) =>
  await db
    .selectFrom('audit_log')
    .select(['actor_email', 'action', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'auth_operators')
    .orderBy('id')
    .execute()

test('ADM-03: an invitation is mailed in the language of the panel, names who invites, and is listed and recorded', async () => {
  const site = await emailSite()
  const { visitor, bearer, call } = await signedIn(site, sita)
  const body = { email: ' Ram@Example.com ', role: 'editor' }
  const sent = await visitor.send('/api/admin-operators?lang=ne', {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify(body),
  })
  expect([sent.status, await sent.json()]).toEqual([201, { ok: true, mail: 'sent' }])
  const mail = await site.lastEmail()
  expect(mail).toMatchObject({ to: ram.email, link: `${siteUrl}/ne/admin` })
  expect(mail.text).toContain('sita@example.com ले तपाईंलाई')
  expect(mail.text).toContain('गुगल खाता')
  const { json } = await call('admin-operators')
  expect(json.operators).toMatchObject([
    { id: null, email: 'sita@example.com', role: 'operator', has_access: true, has_second_factor: false },
    { email: ram.email, role: 'editor', invited_by: 'sita@example.com', has_access: false },
  ])
  expect(await auditOf(site)).toMatchObject([
    { actor_email: 'sita@example.com', action: 'create', after: { email: ram.email, role: 'editor' } },
  ])
})

test('an address that is an operator, banned or no address cannot be invited', async () => {
  const { site, operator } = await withRam('editor')
  const { id } = await signedIn(site, maya)
  await operator.call(`admin-users/${id}`, { method: 'PUT', body: { banned: true } })
  const before = (await site.emails()).length
  const refusal = async (body: object) => {
    const { status, json } = await operator.call('admin-operators', { method: 'POST', body })
    return [status, json.fields]
  }
  const role = 'editor'
  const taken = [400, { email: 'This address is an operator already' }]
  expect(await refusal({ email: ram.email, role })).toEqual(taken)
  expect(await refusal({ email: 'SITA@example.com', role })).toEqual(taken)
  expect(await refusal({ email: maya.email, role })).toEqual([
    400,
    { email: 'This user is banned. Lift the ban under Users first' },
  ])
  expect(await refusal({ email: 'nobody', role })).toEqual([
    400,
    { email: 'Please enter a valid e-mail address' },
  ])
  expect(await refusal({ email: 'x@example.com', role: 'owner' })).toMatchObject([
    400,
    { role: expect.stringMatching(/./) },
  ])
  expect(await site.emails()).toHaveLength(before)
})

test('where an invited person could not sign in, no invitation is sent', async () => {
  const site = await emailSite({ authMethods: new Set(['google', 'phone']) })
  const { call } = await signedIn(site, sita)
  // The same site after its client of Google was taken away.
  const alone = await emailSite({ google: undefined, authMethods: new Set(['phone']) }, site.storage)
  const { bearer } = await signedIn(site, sita)
  const init = { method: 'POST', body: { email: ram.email, role: 'editor' } }
  expect(await callAdmin(alone.browser(), bearer, 'admin-operators', init)).toMatchObject({
    status: 400,
    json: { error: expect.stringMatching(/^Neither/) },
  })
  expect((await call('admin-operators')).json.operators).toHaveLength(1)
})

test('AUTH-04: a change of role and a removal hold at the next call, on every server', async () => {
  const { site, operator, invited, rowId } = await withRam('editor')
  const other = (await emailSite({}, site.storage)).browser()
  const saved = async () => {
    const init = { method: 'POST', body: {} }
    const answers = [
      invited.call('admin-operators', init),
      callAdmin(other, invited.bearer, 'admin-operators', init),
    ]
    return (await Promise.all(answers)).map(({ status, json }) => [status, json.reason])
  }
  const path = `admin-operators/${rowId}`
  const needed = [403, 'role_needed']
  expect(await saved()).toEqual([needed, needed])
  expect((await operator.call(path, { method: 'PUT', body: { role: 'operator' } })).status).toBe(200)
  const invalid = [400, undefined]
  expect(await saved()).toEqual([invalid, invalid])
  expect((await operator.call(path, { method: 'PUT', body: { role: 'editor' } })).status).toBe(200)
  expect(await saved()).toEqual([needed, needed])
  expect((await operator.call(path, { method: 'DELETE' })).status).toBe(200)
  const denied = [403, 'access_denied']
  expect(await saved()).toEqual([denied, denied])
  expect((await operator.call(path, { method: 'DELETE' })).status).toBe(404)
  expect(await auditOf(site)).toMatchObject([
    { action: 'create' },
    { action: 'approve', actor_email: ram.email },
    { action: 'update', before: { role: 'editor' }, after: { role: 'operator' } },
    { action: 'update', before: { role: 'operator' }, after: { role: 'editor' } },
    { action: 'delete', actor_email: 'sita@example.com', before: { email: ram.email, role: 'editor' } },
  ])
  // The account stays, as a visitor's.
  const { data } = await invited.visitor.client.refreshSession()
  expect(data.user?.app_metadata).toMatchObject({ is_admin: false, admin_role: null })
})

test('an invitation that was not accepted is mailed again, three times a day; role and removal are sent by e-mail', async () => {
  const site = await emailSite()
  const operator = await signedIn(site, sita)
  await invite(operator.visitor, operator.bearer, ram.email, 'operator')
  const path = `admin-operators/${await rowOf(site, ram.email)}`
  const again = async () => (await operator.call(`${path}/invitation`, { method: 'POST' })).status
  expect(await again()).toBe(200)
  expect(await site.lastEmail()).toMatchObject({ to: ram.email, link: `${siteUrl}/admin` })
  expect([await again(), await again(), await again()]).toEqual([200, 200, 409])
  expect(await site.emails()).toHaveLength(4)
  await signedIn(site, ram)
  const change = async () =>
    await operator.call(`${path}?lang=ne`, { method: 'PUT', body: { role: 'editor' } })
  expect((await change()).status).toBe(200)
  const changed = await site.lastEmail()
  expect(changed).toMatchObject({ to: ram.email, link: `${siteUrl}/ne/admin` })
  expect(changed.subject).toBe('चौतारीको व्यवस्थापन प्यानलमा तपाईंको भूमिका फेरियो')
  const sent = (await site.emails()).length
  // The same role once more.
  expect((await change()).status).toBe(200)
  expect(await site.emails()).toHaveLength(sent)
  passTime(25 * 3_600_000)
  const { bearer } = await signedIn(site, sita)
  const accepted = await callAdmin(operator.visitor, bearer, `${path}/invitation`, { method: 'POST' })
  expect(accepted).toMatchObject({ status: 409, json: { error: expect.stringMatching(/accepted/) } })
  expect((await callAdmin(operator.visitor, bearer, path, { method: 'DELETE' })).status).toBe(200)
  const removed = await site.lastEmail()
  expect(removed).toMatchObject({
    to: ram.email,
    subject: 'Your access to the admin panel of Chautari has ended',
    link: `${siteUrl}/about`,
  })
  expect(removed.text).toContain('sita@example.com ended your access')
})

test('no operator changes or removes their own account, and one operator remains when two remove each other at once', async () => {
  const { site, operator, invited, rowId } = await withRam('operator')
  await invite(operator.visitor, operator.bearer, maya.email, 'operator')
  const second = await signedIn(site, maya)
  const mayaId = await rowOf(site, maya.email)
  const own = { status: 400, json: { error: 'Your own role is changed by another operator' } }
  expect(await invited.call(`admin-operators/${rowId}`, { method: 'DELETE' })).toMatchObject(own)
  const demotion = { method: 'PUT', body: { role: 'editor' } }
  expect(await invited.call(`admin-operators/${rowId}`, demotion)).toMatchObject(own)
  const answers = await Promise.all([
    invited.call(`admin-operators/${mayaId}`, { method: 'DELETE' }),
    second.call(`admin-operators/${rowId}`, demotion),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await site.db
    .selectFrom('auth_operators')
    .select('email')
    .where('role', '=', 'operator')
    .execute()
  expect(left).toHaveLength(1)
})

test('AUTH-04: an invited operator is protected like a configured one: no ban, no deletion, no other owner of the address', async () => {
  const { site, operator, invited } = await withRam('editor')
  expect(
    await operator.call(`admin-users/${invited.id}`, { method: 'PUT', body: { banned: true } }),
  ).toMatchObject({
    status: 400,
    json: { error: 'An operator cannot be banned' },
  })
  const asOperator = async (path: string, method: string, bearer = operator.bearer) => {
    const answer = await operator.visitor.send(`/auth/v1/${path}`, { method, headers: bearer, body: '{}' })
    return [answer.status, ((await answer.json()) as { error_code?: string }).error_code]
  }
  expect(await asOperator(`admin/users/${invited.id}`, 'DELETE')).toEqual([403, 'not_admin'])
  // GoTrue's routes change users: they need the highest role.
  expect(await asOperator(`admin/users/${invited.id}`, 'DELETE', invited.bearer)).toEqual([403, 'not_admin'])
  const { json } = await operator.call('admin-users?q=ram')
  expect(json.users).toMatchObject([{ email: ram.email, role: 'editor' }])
  // During maintenance an operator of any role sees the site.
  const cookie = [...invited.visitor.jar].map((pair) => pair.join('=')).join('; ')
  const request = () => new Context(new Request(siteUrl, { headers: { cookie } }))
  expect(await isAdminCookie(request(), site.site.signIn)).toBe(true)
  const { bearer } = await enrol(operator.visitor)
  expect(await asOperator(`admin/users/${invited.id}`, 'PUT', bearer)).toEqual([403, 'not_admin'])
  await site.db.deleteFrom('auth_operators').execute()
  expect(await isAdminCookie(request(), site.site.signIn)).toBe(false)
})

test('below the highest role the audit log shows changes of records only', async () => {
  const { operator, invited } = await withRam('editor')
  const bank = { name: 'Test Bank', code: 'TESTNPKA' }
  expect((await invited.call('admin-banks', { method: 'POST', body: bank })).status).toBe(201)
  const kinds = async (by: typeof invited, query = '') => {
    const { json } = await by.call(`admin-audit${query}`)
    return (json.entries as { entity: string }[]).map(({ entity }) => entity)
  }
  expect(await kinds(invited)).toEqual(['banks'])
  expect(await kinds(invited, '?entity=auth_operators')).toEqual([])
  expect(await kinds(operator)).toEqual(['banks', 'auth_operators', 'auth_operators'])
})

test('a user who is signed out by an operator loses all sessions at once, is notified by e-mail, and it is recorded', async () => {
  const site = await emailSite()
  const operator = await signedIn(site, sita)
  const user = await signedIn(site, maya)
  const signOut = async (id = user.id) =>
    (await operator.call(`admin-users/${id}/sessions`, { method: 'DELETE' })).status
  expect(await signOut()).toBe(200)
  expect((await user.call('admin-banks')).status).toBe(401)
  expect((await user.visitor.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect(await site.lastEmail()).toMatchObject({
    to: maya.email,
    subject: 'You were signed out of Chautari everywhere',
  })
  const lines = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'auth_sessions')
    .execute()
  expect(lines).toMatchObject([
    { actor_email: 'sita@example.com', action: 'delete', entity_id: user.id, before: { sessions: 1 } },
  ])
  // Without a session there is nothing to end or to tell.
  const sent = (await site.emails()).length
  expect(await signOut()).toBe(200)
  expect(await site.emails()).toHaveLength(sent)
  expect(await signOut('7c9e6679-7425-40de-944b-e07fc1f90ae7')).toBe(404)
})

test('the reset of a second factor by another operator is sent to its owner by e-mail', async () => {
  const { site, operator, invited } = await withRam('editor')
  const path = `admin-users/${invited.id}/second-factor`
  expect((await operator.call(path, { method: 'DELETE' })).status).toBe(200)
  expect(await site.lastEmail()).toMatchObject({
    to: ram.email,
    subject: 'Your second step at Chautari was reset',
  })
  expect((await invited.call('admin-banks')).status).toBe(401)
})
