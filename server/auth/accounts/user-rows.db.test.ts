import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { signInSite } from '#test/sign-in-site.ts'
import { isBanned } from './users.ts'

/** Sita, who is an operator, and Ram; both have signed in. */
async function twoUsers() {
  const site = await signInSite()
  const sita = await site.browser().signIn()
  site.google.says({ sub: '2', email: 'ram@example.com', name: 'Ram Thapa' })
  const ram = await site.browser().signIn()
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await site.app.request(`/api/admin-users${path}`, {
      method,
      headers: { ...sita.bearer, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { ...site, sita, ram, call }
}

test('API-01: users are listed with what admins see of them, in the order asked for', async () => {
  const { call, sita, ram } = await twoUsers()
  const { status, body } = await call('GET', '?sort=email')
  expect([status, body.total]).toEqual([200, 2])
  const listed = {
    id: ram.session?.user.id,
    email: 'ram@example.com',
    created_at: ram.session?.user.created_at,
    last_sign_in_at: expect.any(String),
    user_metadata: { full_name: 'Ram Thapa', avatar_url: expect.any(String) },
    app_metadata: { provider: 'google' },
    banned: false,
    role: null,
    has_second_factor: false,
  }
  expect(body.users).toEqual([
    listed,
    expect.objectContaining({ id: sita.session?.user.id, role: 'operator' }),
  ])
  expect((await call('GET', '?q=thapa')).body).toMatchObject({ users: [listed], total: 1 })
  expect((await call('GET', '?q=nobody')).body).toMatchObject({ users: [], total: 0 })
})

test('a banned user is shut out at once, the list says so, and the ban can be lifted', async () => {
  const { call, ram, sita, db, browser } = await twoUsers()
  const id = ram.session?.user.id ?? ''
  const banned = await call('PUT', `/${id}`, { banned: true })
  expect(banned).toMatchObject({ status: 200, body: { user: { id, banned: true } } })
  const after = browser()
  expect((await after.send('/auth/v1/user', { headers: ram.bearer })).status).toBeGreaterThan(400)
  expect((await after.signIn()).session).toBeUndefined()
  expect((await call('GET', '?q=ram@')).body.users).toMatchObject([{ banned: true }])
  expect((await call('PUT', `/${id}`, { banned: false })).body.user).toMatchObject({ banned: false })
  expect((await browser().signIn()).session?.user.id).toBe(id)
  const lines = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(lines).toMatchObject([
    { entity: 'auth_users', entity_id: id, actor_email: sita.session?.user.email, after: { banned: true } },
    { entity: 'auth_users', entity_id: id, before: { banned: true }, after: { banned: false } },
  ])
})

test('operators, unknown users and other changes are refused in words', async () => {
  const { call, sita, ram } = await twoUsers()
  const put = async (id = '', body: unknown = {}) => {
    const answer = await call('PUT', `/${id}`, body)
    return [answer.status, answer.body.error]
  }
  expect(await put(sita.session?.user.id, { banned: true })).toEqual([400, 'An operator cannot be banned'])
  expect(await put('7c9e6679-7425-40de-944b-e07fc1f90ae7', { banned: true })).toEqual([
    404,
    'There is nothing with this id',
  ])
  expect(await put(ram.session?.user.id, { banned: 'yes' })).toEqual([400, 'Must be yes or no'])
  expect(await put(ram.session?.user.id, { banned: true, role: 'x' })).toEqual([
    400,
    'This field is not known here',
  ])
})

test('a search among the users and the order of last sign-ins read an index, not all rows', async () => {
  const storage = await testStorage()
  const plan = async (query: RawBuilder<unknown>) => {
    const lines = await storage.db.transaction().execute(async (tx) => {
      // A table of a few rows is read whole otherwise.
      await sql`set local enable_seqscan = off`.execute(tx)
      return await sql<Record<string, string>>`explain ${query}`.execute(tx)
    })
    return lines.rows.map((row) => Object.values(row)[0]).join('\n')
  }
  const search = sql`select id from auth_users where email ilike '%thapa%' or name ilike '%thapa%'`
  expect(await plan(search)).toContain('auth_users_search')
  const latest = sql`select id from auth_users order by last_sign_in_at desc nulls last, id limit 5`
  expect(await plan(latest)).toContain('auth_users_last_sign_in')
})

test('a ban ends in the moment that it names', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(isBanned({ banned_until: null }, now)).toBe(false)
  expect(isBanned({ banned_until: now }, now)).toBe(false)
  expect(isBanned({ banned_until: new Date(now.getTime() + 1) }, now)).toBe(true)
})
