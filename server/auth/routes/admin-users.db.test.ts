import { expect, test } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { adminOf } from '#test/operators.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { siteUrl } from '#test/sign-in-site.ts'

const nobody = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

async function operated() {
  const site = await secondFactorSite()
  const sita = await enrolled(site)
  return { ...site, sita, admin: adminOf(site.app, sita.bearer), actor: sita.userId }
}

test('AUTH-05: users are listed in parts, with the headers that the client reads', async () => {
  const { admin, google, browser } = await operated()
  for (const sub of ['2', '3']) {
    google.says({ sub, email: `user-${sub}@example.com` })
    await browser().signIn()
  }
  const { data, error } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(error).toBeNull()
  expect(data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2 })
  expect(data.users.map(({ email }) => email)).toEqual(['sita@example.com', 'user-2@example.com'])
  expect(data.users[1]).toMatchObject({ identities: [{ provider: 'google', id: '2' }], factors: [] })
  expect((await admin.listUsers({ page: 2, perPage: 2 })).data.users).toHaveLength(1)
  for (const perPage of [0, 201]) {
    expect((await admin.listUsers({ perPage })).error?.code).toBe('validation_failed')
  }
})

test('AUTH-05: a user is made, read, changed, banned and taken away, each with its line in the log', async () => {
  const { admin, db, actor } = await operated()
  const made = await admin.createUser({
    email: 'Hari@Example.com',
    password: 'a long password',
    email_confirm: true,
    user_metadata: { full_name: 'Hari' },
  })
  const id = made.data.user?.id ?? ''
  expect(made.data.user).toMatchObject({
    email: 'hari@example.com',
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: 'Hari' },
    identities: [{ provider: 'email' }],
  })
  expect((await admin.getUserById(id)).data.user?.email).toBe('hari@example.com')
  const changed = await admin.updateUserById(id, { email: 'hari@example.org', phone: '9779841234567' })
  expect(changed.data.user).toMatchObject({
    email: 'hari@example.org',
    email_confirmed_at: null,
    phone: '+9779841234567',
    phone_confirmed_at: null,
  })
  await admin.updateUserById(id, { ban_duration: '24h' })
  const { banned_until } = await db
    .selectFrom('auth_users')
    .select('banned_until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((banned_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(86_000_000)
  const weak = { code: 'weak_password', reasons: ['characters'] }
  expect((await admin.updateUserById(id, { password: 'withoutdigits' })).error).toMatchObject(weak)
  expect((await admin.createUser({ email: 'x@example.org', password: 'withoutdigits' })).error).toMatchObject(
    weak,
  )
  await admin.updateUserById(id, { ban_duration: 'none', password: 'another long one' })
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  const lines = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'update', 'delete'])
  for (const line of lines) {
    expect(line).toMatchObject({ entity: 'auth_users', entity_id: id, actor_id: actor })
  }
  expect(JSON.stringify(lines)).not.toContain('long')
  expect(lines[3]?.after).toMatchObject({ password: 'changed', banned_until: null })
})

test('a change of address, phone, password or ban, and a deletion, end the sessions of the user', async () => {
  const { admin, google, browser, db } = await operated()
  google.says({ sub: '2', email: 'ram@example.com' })
  const visitor = browser()
  const id = (await visitor.signIn()).session?.user.id ?? ''
  const isOver = async () => (await visitor.client.getUser()).error !== null
  await admin.updateUserById(id, { user_metadata: { full_name: 'Ram' } })
  expect(await isOver()).toBe(false)
  for (const change of [{ phone: '9779800000000' }, { password: 'a long password' }]) {
    await visitor.signIn()
    await admin.updateUserById(id, change)
    expect(await isOver()).toBe(true)
  }
  await visitor.signIn()
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect(await isOver()).toBe(true)
  const left = await db.selectFrom('auth_sessions').select('id').where('user_id', '=', id).execute()
  expect(left).toEqual([])
})

test('AUTH-04: no user becomes an operator through an operator, and none of them is changed', async () => {
  const { admin, sita, db } = await operated()
  const own = sita.userId
  const refused = async (answer: Promise<{ error: unknown }>) => {
    const { error } = await answer
    return (error as { code?: string } | null)?.code
  }
  const email = 'SITA@example.com'
  expect(await refused(admin.createUser({ email, email_confirm: true }))).toBe('email_exists')
  const { data } = await admin.createUser({ email: 'hari@example.com' })
  const id = data.user?.id ?? ''
  expect(await refused(admin.updateUserById(id, { email }))).toBe('email_exists')
  expect(await refused(admin.updateUserById(id, { app_metadata: { is_admin: true } }))).toBe(
    'validation_failed',
  )
  expect(await refused(admin.updateUserById(id, { role: 'service_role' }))).toBe('validation_failed')
  expect(await refused(admin.updateUserById(own, { password: 'a long password' }))).toBe('not_admin')
  expect(await refused(admin.updateUserById(own, { ban_duration: '1h' }))).toBe('not_admin')
  expect(await refused(admin.deleteUser(own))).toBe('not_admin')
  expect(await refused(admin.generateLink({ type: 'magiclink', email }))).toBe('not_admin')
  const lines = await db.selectFrom('audit_log').select('action').execute()
  expect(lines).toEqual([{ action: 'create' }])
})

test('AUTH-06: taken addresses and phones, missing ones, unknown users and ids that are none', async () => {
  const { admin, app, sita } = await operated()
  const one = { email: 'hari@example.com', phone: '9779841234567' }
  await admin.createUser(one)
  const { data } = await admin.createUser({ email: 'gita@example.com' })
  const id = data.user?.id ?? ''
  const code = async (answer: Promise<{ error: { code?: string | undefined } | null }>) =>
    (await answer).error?.code
  expect(await code(admin.createUser({ email: one.email }))).toBe('email_exists')
  expect(await code(admin.createUser({ phone: one.phone }))).toBe('phone_exists')
  expect(await code(admin.updateUserById(id, { email: one.email }))).toBe('email_exists')
  expect(await code(admin.updateUserById(id, { phone: one.phone }))).toBe('phone_exists')
  expect(await code(admin.createUser({ user_metadata: { full_name: 'x' } }))).toBe('validation_failed')
  for (const call of [
    admin.getUserById(nobody),
    admin.updateUserById(nobody, {}),
    admin.deleteUser(nobody),
  ]) {
    expect(await code(call)).toBe('user_not_found')
  }
  await expect(admin.getUserById('1')).rejects.toThrow('Expected parameter to be UUID')
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'GET' ? {} : { body: '{}' }
    const address = `${siteUrl}/auth/v1/admin/users/1`
    const headers = { ...sita.bearer, 'content-type': 'application/json' }
    const answer = await app.request(address, { method, headers, ...body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
  }
})

test('AUTH-04: who is no operator administers nothing, nor does a cookie', async () => {
  const { google, browser, app } = await operated()
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = browser()
  const { bearer } = await ram.signIn()
  const calls: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${nobody}`],
    ['PUT', `/admin/users/${nobody}`],
    ['DELETE', `/admin/users/${nobody}`],
    ['GET', `/admin/users/${nobody}/factors`],
    ['DELETE', `/admin/users/${nobody}/factors/${nobody}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ]
  for (const [method, path] of calls) {
    const body = method === 'GET' ? {} : { body: '{}' }
    const ask = async (headers: Record<string, string>) =>
      (await (await ram.send(`/auth/v1${path}`, { method, headers, ...body })).json()) as unknown
    expect(await ask(bearer), `${method} ${path}`).toMatchObject({ code: 403, error_code: 'not_admin' })
    expect(await ask({}), `${method} ${path}`).toMatchObject({ code: 401, error_code: 'no_authorization' })
  }
  expect((await adminOf(app, bearer).listUsers()).error?.code).toBe('not_admin')
})

test('AUTH-05: a lost factor is taken away by an operator who has shown their own', async () => {
  const site = await secondFactorSite()
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const ram = await enrolled(site)
  site.google.says({})
  const sita = await enrolled(site)
  const { mfa } = adminOf(site.app, sita.bearer)
  const { data } = await mfa.listFactors({ userId: ram.userId })
  expect(data?.factors).toMatchObject([{ id: ram.factorId, status: 'verified', factor_type: 'totp' }])
  expect(JSON.stringify(data)).not.toContain('secret')
  expect((await mfa.deleteFactor({ userId: ram.userId, id: nobody })).error?.code).toBe(
    'mfa_factor_not_found',
  )
  expect((await mfa.deleteFactor({ userId: ram.userId, id: ram.factorId })).error).toBeNull()
  await ram.visitor.client.refreshSession()
  expect((await ram.visitor.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
  const half = await site.browser().signIn()
  expect((await adminOf(site.app, half.bearer).listUsers()).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
})

test('AUTH-05: a link is made for a user, and its code signs that user in', async () => {
  const { admin, browser, db } = await operated()
  expect((await admin.generateLink({ type: 'magiclink', email: 'new@example.com' })).error?.code).toBe(
    'user_not_found',
  )
  const redirectTo = `${siteUrl}/ne/profile`
  const { data } = await admin.generateLink({
    type: 'invite',
    email: 'New@example.com',
    options: { redirectTo, data: { full_name: 'Naya' } },
  })
  expect(data.user).toMatchObject({ email: 'new@example.com', user_metadata: { full_name: 'Naya' } })
  expect(data.properties).toMatchObject({
    email_otp: expect.stringMatching(/^\d{6}$/),
    redirect_to: redirectTo,
    verification_type: 'invite',
  })
  const link = new URL(data.properties?.action_link ?? '')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    token: data.properties?.hashed_token,
    type: 'invite',
    redirect_to: redirectTo,
  })
  const token = data.properties?.email_otp ?? ''
  const opened = await browser().client.verifyOtp({ type: 'email', email: 'new@example.com', token })
  expect(opened.data.user?.email_confirmed_at).toEqual(expect.any(String))
  expect((await admin.generateLink({ type: 'invite', email: 'new@example.com' })).error?.code).toBe(
    'email_exists',
  )
  expect((await admin.generateLink({ type: 'recovery', email: 'new@example.com' })).error).toBeNull()
  const lines = await db.selectFrom('audit_log').select(['action', 'after']).orderBy('id').execute()
  expect(lines).toMatchObject([
    { action: 'create', after: { link: 'invite' } },
    { action: 'update', after: { link: 'recovery' } },
  ])
  expect(JSON.stringify(lines)).not.toContain(data.properties?.email_otp)
})

test('AUTH-05: an invitation makes an account that waits, and sends an e-mail that opens it; five an hour to one address', async () => {
  const { app, browser, lastEmail, emails } = await emailSite()
  const admin = adminOf(app, (await browser().signIn()).bearer)
  const invite = async (email: string) =>
    await admin.inviteUserByEmail(email, { redirectTo: `${siteUrl}/ne/profile` })
  const { data } = await invite('Maya@example.com')
  expect(data.user).toMatchObject({ email: 'maya@example.com', email_confirmed_at: null })
  const { to, link } = await lastEmail()
  expect(to).toBe('maya@example.com')
  const maya = browser()
  const { back } = await maya.press(link)
  expect(back.pathname).toBe('/ne/profile')
  const token_hash = back.searchParams.get('token_hash') ?? ''
  const opened = await maya.client.verifyOtp({ type: 'invite', token_hash })
  expect(opened.data.user).toMatchObject({ id: data.user?.id, email_confirmed_at: expect.any(String) })
  for (let time = 0; time < 4; time += 1) await invite('hari@example.com')
  expect((await invite('hari@example.com')).error).toBeNull()
  expect((await invite('hari@example.com')).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  })
  expect((await invite('sita@example.com')).error).not.toBeNull()
  expect((await emails()).map((each) => each.to)).toEqual([
    'maya@example.com',
    ...Array<string>(5).fill('hari@example.com'),
  ])
})
