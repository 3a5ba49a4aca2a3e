import crypto from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'
import { makeLink } from './sent-codes.ts'
import { makeCode } from './stored-codes.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const email = 'ram@example.com'
const phone = '+9779841234567'

test('AUTH-05: a code in an e-mail signs in, and opens the account the first time', async () => {
  const { browser, lastEmail, db } = await emailSite()
  const visitor = browser()
  expect((await visitor.client.signInWithOtp({ email })).error).toBeNull()
  const { code, subject, link } = await lastEmail()
  expect([subject, code.length, link.startsWith(`${siteUrl}/confirm?token=`)]).toEqual([
    'Sign in to Chautari',
    6,
    true,
  ])
  const { data } = await visitor.client.verifyOtp({ type: 'email', email, token: code })
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  const again = browser()
  await again.client.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const second = await again.client.verifyOtp({ type: 'email', email, token: (await lastEmail()).code })
  expect(second.data.user?.id).toBe(data.user?.id)
  expect(await db.selectFrom('auth_users').selectAll().execute()).toHaveLength(1)
})

test('AUTH-05: a magic link leads back with a code that only the page that asked can exchange', async () => {
  const { browser, lastEmail } = await emailSite({ authMethods: new Set(['magic-link'] as const) })
  const visitor = browser()
  const options = { emailRedirectTo: `${siteUrl}/profile` }
  await visitor.client.signInWithOtp({ email, options })
  const sent = await lastEmail()
  expect(sent.code).toBe('')
  const { back } = await visitor.press(sent.link)
  const code = back.searchParams.get('code') ?? ''
  expect(back.pathname).toBe('/profile')
  const { data, error } = await visitor.client.exchangeCodeForSession(code)
  expect([error, data.user?.email]).toEqual([null, email])
  const { data: claims } = await visitor.client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'magiclink' }])
})

test('AUTH-05: what stands in a link signs in by itself, as the type that it was made for', async () => {
  const { browser, lastEmail } = await emailSite()
  const { client } = browser()
  await client.signInWithOtp({ email })
  const token_hash = new URL((await lastEmail()).link).searchParams.get('token') ?? ''
  expect((await client.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  expect((await client.verifyOtp({ type: 'magiclink', token_hash: `${token_hash}00` })).error?.code).toBe(
    'otp_expired',
  )
  expect((await client.verifyOtp({ type: 'magiclink', token_hash })).data.user?.email).toBe(email)
  expect((await client.verifyOtp({ type: 'magiclink', token_hash })).error?.code).toBe('otp_expired')
})

test('AUTH-05: an invitation opens the account by its code, or by what stands in its link', async () => {
  const { site, browser } = await emailSite()
  const { client } = browser()
  const newCode = () => makeCode(site.signIn, 'sign-in', email)
  const token = await newCode()
  const first = await client.verifyOtp({ type: 'invite', email, token })
  expect(first.data.user?.email).toBe(email)
  const code = await newCode()
  const { url } = makeLink(
    site.signIn,
    { type: 'invite', email, code },
    { returnUrl: new URL(siteUrl), lang: 'en' },
  )
  const token_hash = new URL(url).searchParams.get('token') ?? ''
  const second = await client.verifyOtp({ type: 'invite', token_hash })
  expect(second.data.user?.id).toBe(first.data.user?.id)
})

test('AUTH-06: one visitor gets twenty e-mails a minute sent, also from within an account', async () => {
  const { browser, google, emails } = await emailSite()
  google.says({ sub: '7', email: 'gita@example.com' })
  const visitor = browser()
  await visitor.signIn()
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 21; at += 1) {
    const { error } = await visitor.client.updateUser({ email: `new${at}@example.com` })
    codes.push(error?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'over_request_rate_limit'])
  expect(await emails()).toHaveLength(20)
})

test('a link that no page has a verifier for gives no session and no cookie: the page asks for it', async () => {
  const { browser, lastEmail } = await emailSite()
  const visitor = browser()
  await visitor.send('/auth/v1/otp?redirect_to=%2Fne', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const { link, subject } = await lastEmail()
  expect(subject).toBe('चौतारीमा साइन इन')
  const { back } = await visitor.press(link)
  expect([back.pathname, back.searchParams.get('type'), visitor.jar.size]).toEqual(['/ne', 'magiclink', 0])
  const token_hash = back.searchParams.get('token_hash') ?? ''
  expect((await visitor.client.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull()
})

test.each([
  ['nothing', ''],
  ['a token of nobody', `token=${'ab'.repeat(80)}&type=magiclink`],
  ['another type', 'token=x&type=sms'],
])('a link with %s is refused where it was pressed, and leads nowhere', async (_, query) => {
  const { browser } = await emailSite()
  const { status, isLedOn } = await browser().press(
    `${siteUrl}/confirm?${query}&redirect_to=https://evil.example/`,
  )
  expect([status, isLedOn]).toEqual([403, false])
})

test('a link leads to pages of this site only', async () => {
  const { browser, lastEmail } = await emailSite()
  const visitor = browser()
  await visitor.client.signInWithOtp({ email })
  const link = new URL((await lastEmail()).link)
  link.searchParams.set('redirect_to', 'https://evil.example/')
  const { back } = await visitor.press(link.href)
  expect([back.origin, back.pathname]).toEqual([siteUrl, '/'])
})

test('AUTH-05: a code in a text message signs in, and opens the account the first time', async () => {
  const { browser, messages } = await emailSite()
  const { client } = browser()
  expect((await client.signInWithOtp({ phone: '977 984-1234567' })).error).toBeNull()
  const [sent] = await messages()
  expect(sent?.message).toBe(
    `${sent?.code ?? ''} is your code for Chautari. Valid for 10 minutes. Don't share it.`,
  )
  const { data } = await client.verifyOtp({ type: 'sms', phone, token: sent?.code ?? '' })
  expect(data.user).toMatchObject({ phone, email: '' })
  await browser().client.resend({ type: 'sms', phone })
  expect(await messages()).toHaveLength(1)
})

test('AUTH-06: a code is good for three tries, ten minutes and one use', async () => {
  const { browser, lastEmail } = await emailSite()
  const { client } = browser()
  const verify = async (token: string) =>
    (await client.verifyOtp({ type: 'email', email, token })).error?.code
  await client.signInWithOtp({ email })
  const first = (await lastEmail()).code
  const wrong = first === '000000' ? '000001' : '000000'
  for (let time = 0; time < 3; time += 1) expect(await verify(wrong)).toBe('otp_expired')
  expect(await verify(first)).toBe('otp_expired')
  await client.signInWithOtp({ email })
  const second = (await lastEmail()).code
  passTime(10 * 60_000 + 1)
  expect(await verify(second)).toBe('otp_expired')
  await client.signInWithOtp({ email })
  const third = (await lastEmail()).code
  expect(await verify(third)).toBeUndefined()
  expect(await verify(third)).toBe('otp_expired')
})

test('AUTH-06: a hundred pages that show the same code at once: one gets a session', async () => {
  const { app, browser, lastEmail, db } = await emailSite({ trustedProxies: ['10.0.0.1'] })
  await browser().client.signInWithOtp({ email })
  const { code, link } = await lastEmail()
  const token_hash = new URL(link).searchParams.get('token') ?? ''
  // Each comes from an address of its own: the limit of one visitor is not what is tested here.
  const socket = { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
  const bindings = { incoming: { socket } as unknown as IncomingMessage }
  const show = async (at: number) => {
    const body = at % 2 === 0 ? { type: 'email', email, token: code } : { type: 'magiclink', token_hash }
    const forwarded = { 'x-forwarded-for': `203.0.113.${at}` }
    const headers = { origin: siteUrl, 'content-type': 'application/json', ...forwarded }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return await app.request(`${siteUrl}/auth/v1/verify`, init, bindings)
  }
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => show(at)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 403)).toHaveLength(99)
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
})

test('AUTH-06: one address gets five e-mails or messages an hour, also where it has no account', async () => {
  const { browser, emails, messages } = await emailSite()
  const { client } = browser()
  const ask = async (to: { email: string } | { phone: string }) =>
    (await client.signInWithOtp(to)).error?.code
  for (let time = 0; time < 5; time += 1) {
    expect([await ask({ email }), await ask({ phone })]).toEqual([undefined, undefined])
  }
  expect([await ask({ email }), await ask({ phone })]).toEqual([
    'over_email_send_rate_limit',
    'over_sms_send_rate_limit',
  ])
  const recover = async () => (await client.resetPasswordForEmail(email)).error?.code
  expect([await recover(), await ask({ email: 'hari@example.com' })]).toEqual([
    'over_email_send_rate_limit',
    undefined,
  ])
  expect([(await emails()).length, (await messages()).length]).toEqual([6, 5])
  passTime(60 * 60_000)
  expect(await ask({ email })).toBeUndefined()
})

test('AUTH-06: whether an address has an account tells no answer and no work', async () => {
  const { browser, emails, db } = await emailSite()
  const { client } = browser()
  await client.signInWithOtp({ email })
  await client.verifyOtp({ type: 'email', email, token: (await emails())[0]?.code ?? '' })
  // One hash for the password, a number for each code.
  const spies = [vi.spyOn(crypto, 'scrypt'), vi.spyOn(crypto, 'randomInt')]
  syncBuiltinESMExports()
  const work = async (address: string) => {
    for (const spy of spies) spy.mockClear()
    const rows = async () => (await db.selectFrom('auth_verifications').select('id').execute()).length
    const before = await rows()
    const answers = [
      await client.signUp({ email: address, password: 'a long password 1' }),
      await client.resetPasswordForEmail(address),
      await client.signInWithOtp({ email: address, options: { shouldCreateUser: false } }),
    ].map(({ error }) => error)
    const made = (await rows()) - before
    return { answers, made, times: spies.map((spy) => spy.mock.calls.length) }
  }
  const unknown = await work('hari@example.com')
  expect(unknown).toEqual({ answers: [null, null, null], made: 1, times: [1, 3] })
  expect(await work(email)).toEqual(unknown)
  expect(await work('sita@example.com')).toEqual(unknown)
})

test('AUTH-06: a request without e-mail or phone, or from another site, is refused', async () => {
  const { browser, emails } = await emailSite()
  const send = async (path: string, body: unknown, origin = siteUrl) => {
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await browser().send(`/auth/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { error_code: string }
  }
  expect((await send('otp', {})).error_code).toBe('validation_failed')
  for (const path of ['otp', 'signup', 'recover', 'resend', 'verify', 'token?grant_type=password']) {
    expect((await send(path, { email }, 'https://evil.example')).error_code).toBe('foreign_origin')
  }
  expect(await emails()).toEqual([])
})

test('what cannot be sent is logged without address and code, and the answer is the same', async () => {
  const { browser, site, logged } = await emailSite({
    smtpUrl: 'smtp://127.0.0.1:9',
    smsWebhookUrl: 'http://127.0.0.1:9/sms',
  })
  const { client } = browser()
  expect((await client.signInWithOtp({ email })).error).toBeNull()
  expect((await client.signInWithOtp({ phone })).error).toBeNull()
  await site.signIn.sender.settled()
  const lines = logged.filter(({ msg }) => String(msg).includes('not sent'))
  expect(lines).toMatchObject([
    { kind: expect.any(String), trouble: expect.any(String) },
    { kind: expect.any(String), trouble: expect.any(String) },
  ])
  expect(JSON.stringify(logged)).not.toMatch(/ram@example|984123/)
})
