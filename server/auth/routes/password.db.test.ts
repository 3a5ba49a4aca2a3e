import crypto from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const email = 'ram@example.com'
const password = 'a long password 1'
const next = 'another password 2'
const dayMs = 24 * 60 * 60_000

/** A site and a visitor who has signed up. */
async function signedUp() {
  const site = await emailSite()
  const visitor = site.browser()
  await visitor.client.signUp({ email, password })
  const { code } = await site.lastEmail()
  const { data } = await visitor.client.verifyOtp({ type: 'signup', email, token: code })
  const signsIn = async (chosen: string) =>
    (await site.browser().client.signInWithPassword({ email, password: chosen })).error?.code ?? 'in'
  return { ...site, visitor, user: data.user, signsIn }
}

test('AUTH-06: ten wrong passwords for one address lock it for a quarter of an hour, and no other one', async () => {
  const { signsIn, browser, visitor } = await signedUp()
  for (let time = 0; time < 10; time += 1) expect(await signsIn('a wrong one 1')).toBe('invalid_credentials')
  expect([await signsIn('a wrong one 1'), await signsIn(password)]).toEqual([
    'over_request_rate_limit',
    'over_request_rate_limit',
  ])
  const other = await browser().client.signInWithPassword({ email: 'hari@example.com', password })
  expect(other.error?.code).toBe('invalid_credentials')
  expect((await visitor.client.getUser()).error).toBeNull()
  passTime(15 * 60_000)
  expect(await signsIn(password)).toBe('in')
})

test('AUTH-06: wrong passwords at once are all counted, and the right one forgets them', async () => {
  const { signsIn } = await signedUp()
  const codes = await Promise.all(Array.from({ length: 15 }, () => signsIn('a wrong one 1')))
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
  passTime(15 * 60_000)
  for (let time = 0; time < 9; time += 1) await signsIn('a wrong one 1')
  expect(await signsIn(password)).toBe('in')
  expect(await signsIn('a wrong one 1')).toBe('invalid_credentials')
})

test('AUTH-06: an unknown address, an unknown phone and one without password cost a hash as a wrong password does', async () => {
  const { browser } = await signedUp()
  await browser().signIn()
  const { client } = browser()
  const wrong = 'a wrong one 1'
  const hashesFor = async (who: { email: string } | { phone: string }) => {
    const scrypt = vi.mocked(crypto.scrypt).mockClear()
    const { error } = await client.signInWithPassword({ ...who, password: wrong })
    return [error?.code, scrypt.mock.calls.map((call) => call.slice(2, -1))]
  }
  const known = await hashesFor({ email })
  expect(known).toEqual(['invalid_credentials', [expect.anything()]])
  expect(await hashesFor({ email: 'nobody@example.com' })).toEqual(known)
  expect(await hashesFor({ email: 'sita@example.com' })).toEqual(known)
  expect(await hashesFor({ phone: '+9779841234567' })).toEqual(known)
})

test('AUTH-05, AUTH-08: a recovery code signs in, the page gets the reason, and a new password is set', async () => {
  const { browser, lastEmail, signsIn } = await signedUp()
  const visitor = browser()
  const events: string[] = []
  visitor.client.onAuthStateChange((event) => void events.push(event))
  await visitor.client.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/ne/profile` })
  const sent = await lastEmail()
  expect(sent.subject).toBe('चौतारीको नयाँ पासवर्ड राख्नुहोस्')
  expect((await visitor.client.verifyOtp({ type: 'recovery', email, token: sent.code })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await visitor.client.updateUser({ password: next })).error).toBeNull()
  expect(events).toContain('USER_UPDATED')
  expect([await signsIn(password), await signsIn(next)]).toEqual(['invalid_credentials', 'in'])
})

test('AUTH-05, AUTH-08: the link of a recovery leads back, and its exchange says that it is one', async () => {
  const { browser, lastEmail } = await signedUp()
  const visitor = browser()
  const events: string[] = []
  visitor.client.onAuthStateChange((event) => void events.push(event))
  await visitor.client.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/profile` })
  const { back } = await visitor.press((await lastEmail()).link)
  const { data } = await visitor.client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect([back.pathname, data.user?.email]).toEqual(['/profile', email])
  expect(events).toContain('PASSWORD_RECOVERY')
})

test('AUTH-06: an address without an account gets no e-mail to recover it', async () => {
  const { browser, emails } = await emailSite()
  expect((await browser().client.resetPasswordForEmail(email)).error).toBeNull()
  expect(await emails()).toEqual([])
  const { error } = await browser().client.verifyOtp({ type: 'recovery', email, token: '000000' })
  expect(error?.code).toBe('otp_expired')
})

test('AUTH-06: a new password may be neither weak nor the old one, and ends every other session', async () => {
  const { browser, visitor, signsIn, emails } = await signedUp()
  const other = browser()
  await other.client.signInWithPassword({ email, password })
  const { error } = await visitor.client.updateUser({ password: 'onlyletters' })
  expect(error).toMatchObject({ code: 'weak_password', reasons: ['characters'] })
  expect((await visitor.client.updateUser({ password })).error?.code).toBe('same_password')
  expect((await other.client.getUser()).error).toBeNull()
  expect((await visitor.client.updateUser({ password: next })).error).toBeNull()
  expect((await other.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await visitor.client.refreshSession()).error).toBeNull()
  expect([await signsIn(password), await signsIn(next)]).toEqual(['invalid_credentials', 'in'])
  // One of the sign-up, one that says so.
  expect(await emails()).toHaveLength(2)
})

test('AUTH-06: a new password forgets the wrong ones, at the e-mail address and at the phone', async () => {
  const { visitor, browser, db, signsIn } = await signedUp()
  const phone = '+9779841234567'
  await db.updateTable('auth_users').set({ phone_number: phone, phone_number_verified: true }).execute()
  const byPhone = async (chosen: string) =>
    (await browser().client.signInWithPassword({ phone, password: chosen })).error?.code ?? 'in'
  for (let time = 0; time < 10; time += 1)
    expect([await signsIn('wrong 1'), await byPhone('wrong 1')]).not.toContain('in')
  passTime(60_000)
  expect([await signsIn(password), await byPhone(password)]).toEqual([
    'over_request_rate_limit',
    'over_request_rate_limit',
  ])
  expect((await visitor.client.updateUser({ password: next })).error).toBeNull()
  expect([await signsIn(next), await byPhone(next)]).toEqual(['in', 'in'])
})

test('AUTH-06: where the other sessions cannot be ended, the password stays as it was', async () => {
  const { visitor, browser, db, signsIn } = await signedUp()
  await browser().client.signInWithPassword({ email, password })
  await sql`create table held as select id from auth_sessions`.execute(db)
  await sql`alter table held add foreign key (id) references auth_sessions`.execute(db)
  expect((await visitor.client.updateUser({ password: next })).error?.status).toBe(500)
  expect([await signsIn(password), await signsIn(next)]).toEqual(['in', 'invalid_credentials'])
})

test('AUTH-05: who came by Google may set a password too', async () => {
  const { browser, google } = await emailSite()
  google.says({ sub: '7', email: 'gita@example.com' })
  const visitor = browser()
  await visitor.signIn()
  expect((await visitor.client.updateUser({ password })).error).toBeNull()
  const { data } = await browser().client.signInWithPassword({ email: 'gita@example.com', password })
  expect(data.user?.email).toBe('gita@example.com')
})

test('AUTH-05, AUTH-06: a session of more than a day changes the password with a nonce only', async () => {
  const { visitor, lastEmail } = await signedUp()
  passTime(dayMs + 1000)
  await visitor.client.refreshSession()
  const change = async (nonce?: string) =>
    (await visitor.client.updateUser({ password: next, ...(nonce && { nonce }) })).error?.code
  expect(await change()).toBe('reauthentication_needed')
  expect((await visitor.client.reauthenticate()).error).toBeNull()
  const { code, link, subject } = await lastEmail()
  expect([subject, link]).toEqual(['Your code to change your password at Chautari', ''])
  const wrong = code === '000000' ? '000001' : '000000'
  expect([await change(wrong), await change(code), await change(code)]).toEqual([
    'reauthentication_not_valid',
    undefined,
    'reauthentication_not_valid',
  ])
})

test('AUTH-05: a user with a phone alone gets the nonce by text message', async () => {
  const { browser, messages } = await emailSite()
  const phone = '+9779841234567'
  const { client } = browser()
  await client.signInWithOtp({ phone })
  await client.verifyOtp({ type: 'sms', phone, token: (await messages())[0]?.code ?? '' })
  passTime(dayMs + 1000)
  await client.refreshSession()
  await client.reauthenticate()
  const nonce = (await messages()).at(-1)?.code ?? ''
  expect((await client.updateUser({ password: next, nonce })).error).toBeNull()
  expect((await browser().client.signInWithPassword({ phone, password: next })).error).toBeNull()
})

test('AUTH-06: a user with a second factor changes password and address after showing it only', async () => {
  const { visitor, user, db, emails } = await signedUp()
  const factor = {
    user_id: user?.id ?? '',
    friendly_name: 'phone',
    secret: 'sealed',
    status: 'verified',
  } as const
  await db.insertInto('auth_factors').values(factor).execute()
  for (const change of [{ password: next }, { email: 'new@example.com' }, { phone: '+9779841234567' }]) {
    expect((await visitor.client.updateUser(change)).error?.code).toBe('insufficient_aal')
  }
  expect((await visitor.client.updateUser({ data: { full_name: 'Ram' } })).error).toBeNull()
  await db.updateTable('auth_sessions').set({ aal: 'aal2' }).execute()
  await visitor.client.refreshSession()
  expect((await visitor.client.updateUser({ password: next })).error).toBeNull()
  // One of the sign-up, one that says so.
  expect(await emails()).toHaveLength(2)
})

test('a token without the cookie of its session changes neither password nor address', async () => {
  const { visitor, browser } = await signedUp()
  const { data } = await visitor.client.getSession()
  const headers = {
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': 'application/json',
  }
  for (const change of [{ password: next }, { email: 'thief@example.com' }, { phone: '+9779841234567' }]) {
    const body = JSON.stringify(change)
    const answer = await browser().send('/auth/v1/user', { method: 'PUT', headers, body })
    expect(await answer.json()).toMatchObject({ error_code: 'refresh_token_not_found' })
  }
})

test('AUTH-06: no user is reauthenticated without a session', async () => {
  const { browser } = await emailSite()
  expect((await browser().client.reauthenticate()).error?.name).toBe('AuthSessionMissingError')
  const answer = await browser().send('/auth/v1/reauthenticate')
  expect(await answer.json()).toMatchObject({ code: 401, error_code: 'no_authorization' })
})
