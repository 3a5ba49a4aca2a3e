import { afterEach, expect, test, vi } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { passTime, siteUrl } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const email = 'ram@example.com'
const password = 'a long password 1'

test('AUTH-05: sign-up by e-mail is confirmed by its code, and the password signs in afterwards', async () => {
  const { browser, lastEmail } = await emailSite()
  const visitor = browser()
  const options = { data: { full_name: 'Ram' } }
  const { data, error } = await visitor.client.signUp({ email: 'Ram@Example.com', password, options })
  expect(error).toBeNull()
  expect(data).toMatchObject({ session: null, user: { email, identities: [] } })
  const sent = await lastEmail()
  expect(sent).toMatchObject({ to: email, subject: 'Confirm your sign-up at Chautari' })
  const proven = await visitor.client.verifyOtp({ type: 'signup', email, token: sent.code })
  expect(proven.data.user).toMatchObject({
    email,
    user_metadata: { full_name: 'Ram' },
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(proven.data.session?.refresh_token).toBe('kept-in-a-cookie')
  const other = browser()
  const { data: signedIn } = await other.client.signInWithPassword({ email, password })
  expect(signedIn.user?.id).toBe(proven.data.user?.id)
  const { data: claims } = await other.client.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'password' }])
  expect((await other.client.refreshSession()).error).toBeNull()
})

test('AUTH-05: the link in the e-mail leads back to the page, which exchanges its code', async () => {
  const { browser, lastEmail } = await emailSite()
  const visitor = browser()
  const options = { emailRedirectTo: `${siteUrl}/ne/profile` }
  await visitor.client.signUp({ email, password, options })
  const sent = await lastEmail()
  expect(sent.subject).toBe('चौतारीमा खोलेको खाता पुष्टि गर्नुहोस्')
  const { back } = await visitor.press(sent.link)
  expect(back.pathname).toBe('/ne/profile')
  const { data, error } = await visitor.client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect([error, data.user?.email]).toEqual([null, email])
  expect((await browser().client.signInWithPassword({ email, password })).error).toBeNull()
  // A second press is refused.
  expect(await visitor.press(sent.link)).toMatchObject({ status: 403, isLedOn: false })
})

test('who proves an address for a sign-up of others, by the button or by the code, confirms no password of theirs', async () => {
  const { browser, lastEmail } = await emailSite()
  const thief = browser()
  await thief.client.signUp({ email, password })
  const owner = browser()
  const { back } = await owner.press((await lastEmail()).link)
  const code = back.searchParams.get('code') ?? ''
  expect((await owner.client.exchangeCodeForSession(code)).error).not.toBeNull()
  await thief.client.signUp({ email: 'sita@example.org', password })
  const typed = { type: 'signup', email: 'sita@example.org', token: (await lastEmail()).code } as const
  expect((await owner.client.verifyOtp(typed)).error).toBeNull()
  const { error } = await thief.client.signInWithPassword({ email: 'sita@example.org', password })
  expect(error?.code).toBe('invalid_credentials')
  expect((await thief.client.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
})

test('AUTH-05: sign-up by phone is confirmed by a text message, and the password signs in afterwards', async () => {
  const { browser, messages } = await emailSite()
  const visitor = browser()
  const phone = '+9779841234567'
  const { data, error } = await visitor.client.signUp({ phone: '9779841234567', password })
  expect([error, data.session, data.user?.phone]).toEqual([null, null, phone])
  const [sent] = await messages()
  expect(sent).toMatchObject({ phone, message: expect.stringContaining(sent?.code ?? '-') })
  expect((await browser().client.signInWithPassword({ phone, password })).error?.code).toBe(
    'invalid_credentials',
  )
  const proven = await visitor.client.verifyOtp({ type: 'sms', phone, token: sent?.code ?? '' })
  expect(proven.data.user).toMatchObject({ phone, email: '' })
  expect((await browser().client.resend({ type: 'sms', phone })).error).toBeNull()
  const { data: signedIn } = await browser().client.signInWithPassword({ phone, password })
  expect(signedIn.user?.id).toBe(proven.data.user?.id)
})

test('AUTH-06: a weak password is refused with its reasons', async () => {
  const { browser, emails } = await emailSite()
  const { error } = await browser().client.signUp({ email, password: 'short' })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['length', 'characters'],
  })
  expect(await emails()).toEqual([])
})

test('AUTH-06: without e-mail, phone or password there is no sign-up', async () => {
  const { browser } = await emailSite()
  const { client } = browser()
  expect((await client.signUp({ email, password: '' })).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  expect((await client.signInAnonymously()).error).toMatchObject({ code: 'anonymous_provider_disabled' })
  expect((await client.signInWithPassword({ email: '', password })).error?.code).toBe('validation_failed')
  expect((await client.signUp({ email: 'ram@phone.invalid', password })).error?.code).toBe(
    'validation_failed',
  )
})

test('AUTH-06: a known address gets the same answer, an e-mail that says so, and no other password', async () => {
  const { browser, emails, lastEmail, db } = await emailSite()
  const visitor = browser()
  const signUp = async (address: string, chosen: string) => {
    const { data, error } = await visitor.client.signUp({ email: address, password: chosen })
    return [error, Object.keys(data.user ?? {}).sort(), data.user?.identities, data.user?.role]
  }
  const first = await signUp(email, password)
  await visitor.client.verifyOtp({ type: 'signup', email, token: (await lastEmail()).code })
  const users = await db.selectFrom('auth_users').selectAll().execute()
  expect(await signUp(email, 'of a thief 2')).toEqual(first)
  const sent = await lastEmail()
  expect(sent.subject).toBe('You already have an account at Chautari')
  // Even who confirms it has the old password still.
  await visitor.client.verifyOtp({ type: 'signup', email, token: sent.code })
  expect(
    (await browser().client.signInWithPassword({ email, password: 'of a thief 2' })).error,
  ).not.toBeNull()
  expect((await browser().client.signInWithPassword({ email, password })).error).toBeNull()
  expect(await emails()).toHaveLength(2)
  expect(await db.selectFrom('auth_users').selectAll().execute()).toHaveLength(users.length)
})

test('AUTH-06: until an address is proven it has no account, and no one else can hold it', async () => {
  const { browser, db } = await emailSite()
  await browser().client.signUp({ email, password })
  expect(await db.selectFrom('auth_users').selectAll().execute()).toEqual([])
  expect((await browser().client.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('who signs up with the address of others never gets their own password into the account', async () => {
  const { browser, lastEmail } = await emailSite()
  const thief = { email, password: 'of a thief 2' }
  const signsIn = async (chosen: string) =>
    (await browser().client.signInWithPassword({ email, password: chosen })).error === null
  // Before and after the owner's own sign-up: the newest code is the thief's.
  await browser().client.signUp({ email, password })
  await browser().client.signUp(thief)
  await browser().client.verifyOtp({ type: 'signup', email, token: (await lastEmail()).code })
  expect([await signsIn(password), await signsIn(thief.password)]).toEqual([false, false])
})

test('who asks for a code to sign in never confirms a sign-up of others with it', async () => {
  const { browser, lastEmail } = await emailSite()
  const thief = { email, password: 'of a thief 2' }
  await browser().client.signUp(thief)
  await browser().client.signInWithOtp({ email })
  await browser().client.resend({ type: 'signup', email })
  await browser().client.verifyOtp({ type: 'email', email, token: (await lastEmail()).code })
  expect((await browser().client.signInWithPassword(thief)).error?.code).toBe('invalid_credentials')
})

test('a wrong code does not hide that the right one is under way, when others sign up meanwhile', async () => {
  const { browser, lastEmail } = await emailSite()
  const thief = { email, password: 'of a thief 2' }
  await browser().client.signInWithOtp({ email })
  const wrong = (await lastEmail()).code === '000000' ? '000001' : '000000'
  const guessed = await browser().client.verifyOtp({ type: 'magiclink', email, token: wrong })
  expect(guessed.error?.code).toBe('otp_expired')
  await browser().client.signUp(thief)
  await browser().client.verifyOtp({ type: 'email', email, token: (await lastEmail()).code })
  expect((await browser().client.signInWithPassword(thief)).error?.code).toBe('invalid_credentials')
})

test('who signs up twice has the password of the second time', async () => {
  const { browser, lastEmail } = await emailSite()
  const visitor = browser()
  await visitor.client.signUp({ email, password: 'the first one 1' })
  await visitor.client.signUp({ email, password })
  await visitor.client.verifyOtp({ type: 'signup', email, token: (await lastEmail()).code })
  expect((await browser().client.signInWithPassword({ email, password })).error).toBeNull()
})

test('AUTH-05: an e-mail of a sign-up is sent again, with the password still to come', async () => {
  const { browser, emails } = await emailSite()
  const visitor = browser()
  await visitor.client.signUp({ email, password })
  expect((await visitor.client.resend({ type: 'signup', email })).error).toBeNull()
  const [first, second] = await emails()
  expect(second?.code).not.toBe(first?.code)
  const verify = (token = '') => visitor.client.verifyOtp({ type: 'signup', email, token })
  expect((await verify(first?.code)).error?.code).toBe('otp_expired')
  expect((await verify(second?.code)).error).toBeNull()
  expect((await browser().client.signInWithPassword({ email, password })).error).toBeNull()
})

test('AUTH-06: nothing is sent again to whom nothing was sent, and the answer is the same', async () => {
  const { browser, emails, messages } = await emailSite()
  const { client } = browser()
  expect((await client.resend({ type: 'signup', email })).error).toBeNull()
  expect((await client.resend({ type: 'email_change', email })).error).toBeNull()
  expect((await client.resend({ type: 'sms', phone: '+9779841234567' })).error).toBeNull()
  expect((await client.resend({ type: 'phone_change', phone: '+9779841234567' })).error).toBeNull()
  expect([await emails(), await messages()]).toEqual([[], []])
})

test("AUTH-04: an operator's address is taken by no sign-up, no code and no link, and looks like any other", async () => {
  const { browser, emails, db } = await emailSite()
  const operator = 'sita@example.com'
  const { client } = browser()
  expect((await client.signUp({ email: operator, password })).error).toBeNull()
  expect((await client.signInWithOtp({ email: operator })).error).toBeNull()
  expect((await client.resetPasswordForEmail(operator)).error).toBeNull()
  expect(await emails()).toEqual([])
  expect(await db.selectFrom('auth_users').selectAll().execute()).toEqual([])
  // An operator who came by Google may use e-mails: they go to the address that Google has verified.
  await browser().signIn()
  await client.signInWithOtp({ email: operator })
  const [sent] = await emails()
  const { data } = await client.verifyOtp({ type: 'email', email: operator, token: sent?.code ?? '' })
  expect(data.user?.app_metadata.is_admin).toBe(true)
})

test('a sign-up waits ten minutes', async () => {
  const { browser, lastEmail } = await emailSite()
  await browser().client.signUp({ email, password })
  const { code, link } = await lastEmail()
  passTime(10 * 60_000 + 1)
  expect((await browser().client.verifyOtp({ type: 'signup', email, token: code })).error?.code).toBe(
    'otp_expired',
  )
  expect(await browser().press(link)).toMatchObject({ status: 403, isLedOn: false })
})

test('AUTH-05: methods that are off are refused in words', async () => {
  const { browser } = await emailSite({ authMethods: new Set(['google'] as const) })
  const { client } = browser()
  const phone = '+9779841234567'
  const codes = [
    await client.signUp({ email, password }),
    await client.signUp({ phone, password }),
    await client.signInWithPassword({ email, password }),
    await client.signInWithPassword({ phone, password }),
    await client.signInWithOtp({ email }),
    await client.signInWithOtp({ phone }),
    await client.resetPasswordForEmail(email),
    await client.resend({ type: 'signup', email }),
    await client.resend({ type: 'sms', phone }),
  ].map(({ error }) => error?.code)
  const [byEmail, byPhone] = ['email_provider_disabled', 'phone_provider_disabled']
  expect(codes).toEqual([byEmail, byPhone, byEmail, byPhone, byEmail, byPhone, byEmail, byEmail, byPhone])
  const withPassword = await emailSite({ authMethods: new Set(['password'] as const) })
  expect((await withPassword.browser().client.signInWithOtp({ email })).error?.code).toBe('otp_disabled')
})
