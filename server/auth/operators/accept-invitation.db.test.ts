import { afterEach, expect, test, vi } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { callAdmin, invite } from '#test/operators.ts'
import { enrol } from '#test/second-factor.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const ram = { sub: '2', email: 'ram@example.com', name: 'Ram' }
const password = 'a long pass phrase 1'

type Site = Awaited<ReturnType<typeof emailSite>>

async function operator({ google, browser }: Site) {
  google.says({})
  const visitor = browser()
  return { visitor, ...(await visitor.signIn()) }
}

/** What the panel says to this token about a list that every operator may read. */
async function seen(visitor: ReturnType<Site['browser']>, token: string | undefined) {
  const { status } = await callAdmin(visitor, { authorization: `Bearer ${token ?? ''}` }, 'admin-banks')
  return status
}

/** An account with an e-mail address and a password. */
async function registered({ browser, lastEmail }: Site, email: string) {
  const visitor = browser()
  await visitor.client.signUp({ email, password })
  const { code: token } = await lastEmail()
  const { data } = await visitor.client.verifyOtp({ type: 'signup', email, token })
  return { visitor, token: data.session?.access_token, userId: data.user?.id ?? '' }
}

const waysIn = async ({ db }: Site, userId: string) =>
  await db.selectFrom('auth_accounts').select('provider_id').where('user_id', '=', userId).execute()

test('AUTH-04: an account made by password gets no role until Google proves the address; then the password and its sessions end', async () => {
  const site = await emailSite()
  const { google, browser, db } = site
  const squatter = await registered(site, ram.email)
  const sita = await operator(site)
  expect((await invite(sita.visitor, sita.bearer, ram.email, 'editor')).status).toBe(201)
  expect(await seen(squatter.visitor, squatter.token)).toBe(403)
  const again = await browser().client.signInWithPassword({ email: ram.email, password })
  expect(again.data.user?.app_metadata.is_admin).toBe(false)

  google.says(ram)
  const owner = browser()
  const { session, token } = await owner.signIn()
  expect(session?.user).toMatchObject({
    id: squatter.userId,
    app_metadata: { is_admin: true, admin_role: 'editor' },
  })
  expect(await seen(owner, token)).toBe(200)
  expect(await seen(squatter.visitor, squatter.token)).toBe(401)
  const refused = await browser().client.signInWithPassword({ email: ram.email, password })
  expect(refused.error?.code).toBe('invalid_credentials')
  expect(await waysIn(site, squatter.userId)).toEqual([{ provider_id: 'google' }])
  const [accepted] = await db.selectFrom('audit_log').selectAll().where('action', '=', 'approve').execute()
  expect(accepted).toMatchObject({ actor_email: ram.email, entity: 'auth_operators', entity_id: ram.email })
})

test('AUTH-04: an account of Google that is signed in already accepts by signing in again, and loses what else signs in', async () => {
  const site = await emailSite()
  const { google, browser, db } = site
  google.says(ram)
  const old = browser()
  const before = await old.signIn()
  const userId = before.session?.user.id ?? ''
  await old.client.updateUser({ password })
  await db
    .updateTable('auth_users')
    .set({ phone_number: '+9779841234567', phone_number_verified: true })
    .where('id', '=', userId)
    .execute()
  // An identity of another address, linked while that was allowed.
  const other = { user_id: userId, provider_id: 'google', account_id: '77', updated_at: new Date() }
  await db.insertInto('auth_accounts').values(other).execute()
  const sita = await operator(site)
  await invite(sita.visitor, sita.bearer, ram.email, 'editor')
  expect(await seen(old, before.token)).toBe(403)

  google.says({ ...ram, sub: '77', email: 'squatter@example.com' })
  const stranger = browser()
  expect(await seen(stranger, (await stranger.signIn()).token)).toBe(403)

  google.says(ram)
  const fresh = browser()
  expect(await seen(fresh, (await fresh.signIn()).token)).toBe(200)
  expect(await seen(old, before.token)).toBe(401)
  const kept = await db.selectFrom('auth_accounts').selectAll().where('user_id', '=', userId).execute()
  expect(kept).toMatchObject([{ provider_id: 'google', account_id: '2' }])
  const { phone_number } = await db
    .selectFrom('auth_users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(phone_number).toBeNull()
  // Later sign-ins and changes of the profile are like anybody's.
  await fresh.client.updateUser({ password })
  const byPassword = browser()
  const { data } = await byPassword.client.signInWithPassword({ email: ram.email, password })
  expect(await seen(byPassword, data.session?.access_token)).toBe(200)
})

test('AUTH-04: an invited address without an account is made by Google only, and a new account of it accepts anew', async () => {
  const site = await emailSite()
  const { google, browser, emails, db } = site
  const sita = await operator(site)
  await invite(sita.visitor, sita.bearer, ram.email, 'operator')
  const sent = (await emails()).length
  const stranger = browser()
  await stranger.client.signUp({ email: ram.email, password })
  await stranger.client.signInWithOtp({ email: ram.email })
  expect(await emails()).toHaveLength(sent)
  const made = await sita.visitor.send('/auth/v1/admin/users', {
    method: 'POST',
    headers: (await enrol(sita.visitor)).bearer,
    body: JSON.stringify({ email: ram.email, email_confirm: true }),
  })
  expect(await made.json()).toMatchObject({ error_code: 'email_exists' })

  google.says(ram)
  const owner = browser()
  const first = await owner.signIn()
  expect(await seen(owner, first.token)).toBe(200)
  const left = await owner.send('/auth/v1/user', { method: 'DELETE', headers: first.bearer })
  expect(left.status).toBe(204)
  expect(await db.selectFrom('auth_operators').select('user_id').execute()).toEqual([{ user_id: null }])
  const second = browser()
  expect(await seen(second, (await second.signIn()).token)).toBe(200)
})

test('AUTH-04: where Google is not configured, a code by e-mail proves an invited address, and a password of before is gone', async () => {
  const site = await emailSite({ google: undefined, adminEmails: ['sita@example.com'] })
  const { browser, lastEmail, db } = site
  const squatter = await registered(site, ram.email)
  const row = { email: ram.email, role: 'editor' as const, invited_by: 'sita@example.com' }
  await db
    .insertInto('auth_operators')
    .values({ ...row, invited_at: new Date(), updated_at: new Date() })
    .execute()
  expect(await seen(squatter.visitor, squatter.token)).toBe(403)
  const owner = browser()
  await owner.client.signInWithOtp({ email: ram.email })
  const { code: token } = await lastEmail()
  const { data } = await owner.client.verifyOtp({ type: 'email', email: ram.email, token })
  expect(await seen(owner, data.session?.access_token)).toBe(200)
  expect(await seen(squatter.visitor, squatter.token)).toBe(401)
  expect(await waysIn(site, squatter.userId)).toEqual([])
  // A configured address is still proven by the one-time link alone.
  await owner.client.signInWithOtp({ email: 'sita@example.com' })
  expect((await lastEmail()).to).toBe(ram.email)
})

test('AUTH-04: an invitation ends after 14 days: it gives no role and reserves no address, until it is sent again', async () => {
  const site = await emailSite()
  const { google, browser, db } = site
  const first = await operator(site)
  await invite(first.visitor, first.bearer, ram.email, 'editor')
  passTime(14 * 86_400_000)
  google.says(ram)
  const late = browser()
  expect(await seen(late, (await late.signIn()).token)).toBe(403)
  await late.client.signOut()
  await late.client.signInWithOtp({ email: ram.email })
  expect((await site.lastEmail()).subject).toBe('Sign in to Chautari')

  const sita = await operator(site)
  const { json } = await callAdmin(sita.visitor, sita.bearer, 'admin-operators')
  expect(json.operators).toMatchObject([{ is_expired: false }, { email: ram.email, is_expired: true }])
  const { id } = await db.selectFrom('auth_operators').select('id').executeTakeFirstOrThrow()
  const again = { method: 'POST', body: {} }
  const path = `admin-operators/${id}/invitation`
  expect((await callAdmin(sita.visitor, sita.bearer, path, again)).status).toBe(200)
  passTime(13 * 86_400_000)
  google.says(ram)
  expect(await seen(late, (await late.signIn()).token)).toBe(200)
})

test('AUTH-04: an address whose invitation has ended may be invited anew, one that waits or has accepted may not', async () => {
  const site = await emailSite()
  const { google, browser } = site
  const invited = async (role: 'editor' | 'operator') => {
    const sita = await operator(site)
    return (await invite(sita.visitor, sita.bearer, ram.email, role)).status
  }
  expect([await invited('operator'), await invited('editor')]).toEqual([201, 400])
  passTime(14 * 86_400_000)
  expect(await invited('editor')).toBe(201)
  google.says(ram)
  const { session } = await browser().signIn()
  expect(session?.user.app_metadata.admin_role).toBe('editor')
  passTime(14 * 86_400_000)
  expect(await invited('operator')).toBe(400)
})

test('AUTH-04: no user moves an own account to an invited address', async () => {
  const site = await emailSite()
  const sita = await operator(site)
  await invite(sita.visitor, sita.bearer, ram.email, 'editor')
  const { visitor } = await registered(site, 'maya@example.com')
  const sent = (await site.emails()).length
  await visitor.client.updateUser({ email: ram.email }, { emailRedirectTo: siteUrl })
  expect(await site.emails()).toHaveLength(sent)
})
