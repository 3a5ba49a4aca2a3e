import { expect, test } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { siteUrl } from '#test/sign-in-site.ts'

const newEmail = 'new@example.com'
const newPhone = '+9779851000000'

/** Somebody who signed in with a code, and the site. */
async function signedIn(email = 'ram@example.com') {
  const site = await emailSite()
  const visitor = site.browser()
  await visitor.client.signInWithOtp({ email })
  const { data } = await visitor.client.verifyOtp({
    type: 'email',
    email,
    token: (await site.lastEmail()).code,
  })
  return { ...site, visitor, id: data.user?.id }
}

test('AUTH-05: a new e-mail address is taken when its code is shown', async () => {
  const { visitor, lastEmail, id } = await signedIn()
  const { data, error } = await visitor.client.updateUser({ email: 'New@Example.com' })
  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, 'ram@example.com', newEmail])
  const sent = await lastEmail()
  expect(sent).toMatchObject({ to: newEmail, subject: 'Confirm your new e-mail address at Chautari' })
  const proven = await visitor.client.verifyOtp({ type: 'email_change', email: newEmail, token: sent.code })
  expect(proven.data.user).toMatchObject({ id, email: newEmail })
  expect((await visitor.client.getUser()).data.user?.email).toBe(newEmail)
})

test('where the owner of a new address confirms it in another browser, nothing of the one who asked opens the account', async () => {
  const { visitor: stranger, browser, lastEmail, messages, id } = await signedIn()
  const password = 'of the stranger 1'
  await stranger.client.updateUser({ password })
  await stranger.client.updateUser({ phone: newPhone })
  const token = (await messages()).at(-1)?.code ?? ''
  await stranger.client.verifyOtp({ type: 'phone_change', phone: newPhone, token })
  await stranger.client.updateUser({ email: newEmail })
  const owner = browser()
  const { back } = await owner.press((await lastEmail()).link)
  expect(back.searchParams.has('code')).toBe(true)
  expect((await stranger.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  const { client } = browser()
  expect((await client.signInWithPassword({ email: newEmail, password })).error?.code).toBe(
    'invalid_credentials',
  )
  await client.signInWithOtp({ phone: newPhone })
  const code = (await messages()).at(-1)?.code ?? ''
  const other = await client.verifyOtp({ type: 'sms', phone: newPhone, token: code })
  expect(other.data.user?.id).not.toBe(id)
  await owner.client.signInWithOtp({ email: newEmail })
  const own = await owner.client.verifyOtp({
    type: 'email',
    email: newEmail,
    token: (await lastEmail()).code,
  })
  expect(own.data.user).toMatchObject({ id, email: newEmail })
})

test('AUTH-05: the link of a new address leads back with a code for the session', async () => {
  const { visitor, lastEmail, id } = await signedIn()
  await visitor.client.updateUser({ email: newEmail }, { emailRedirectTo: `${siteUrl}/ne/profile` })
  const sent = await lastEmail()
  expect(sent.subject).toBe('चौतारीमा नयाँ इमेल ठेगाना पुष्टि गर्नुहोस्')
  const { back } = await visitor.press(sent.link)
  const { data } = await visitor.client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(data.user).toMatchObject({ id, email: newEmail })
})

test('AUTH-06: an address that others have is asked for with the same answer, and stays theirs', async () => {
  const { visitor, browser, emails, lastEmail, db } = await signedIn()
  await browser().client.signInWithOtp({ email: newEmail })
  const { code } = await lastEmail()
  await browser().client.verifyOtp({ type: 'email', email: newEmail, token: code })
  const { data, error } = await visitor.client.updateUser({ email: newEmail })
  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, 'ram@example.com', newEmail])
  expect(await lastEmail()).toMatchObject({
    to: newEmail,
    subject: 'You already have an account at Chautari',
    code: '',
    link: '',
  })
  // Nor an operator's, who gets no e-mail at all.
  const sent = (await emails()).length
  expect((await visitor.client.updateUser({ email: 'sita@example.com' })).error).toBeNull()
  expect(await emails()).toHaveLength(sent)
  expect(await db.selectFrom('auth_users').selectAll().execute()).toHaveLength(2)
})

test('AUTH-06: a wrong code changes nothing, and after three the right one neither', async () => {
  const { visitor, lastEmail } = await signedIn()
  await visitor.client.updateUser({ email: newEmail })
  const { code } = await lastEmail()
  const verify = async (token: string) =>
    (await visitor.client.verifyOtp({ type: 'email_change', email: newEmail, token })).error?.code
  for (let time = 0; time < 3; time += 1)
    expect(await verify(code === '000000' ? '000001' : '000000')).toBe('otp_expired')
  expect(await verify(code)).toBe('otp_expired')
  expect((await visitor.client.getUser()).data.user?.email).toBe('ram@example.com')
})

test('AUTH-05: the e-mail to a new address is sent again, by the old address or the new one', async () => {
  const { visitor, emails, lastEmail } = await signedIn()
  await visitor.client.updateUser({ email: newEmail })
  expect((await visitor.client.resend({ type: 'email_change', email: 'ram@example.com' })).error).toBeNull()
  expect((await visitor.client.resend({ type: 'email_change', email: newEmail })).error).toBeNull()
  expect((await emails()).map(({ to }) => to)).toEqual(['ram@example.com', newEmail, newEmail, newEmail])
  const { code } = await lastEmail()
  const { data } = await visitor.client.verifyOtp({ type: 'email_change', email: newEmail, token: code })
  expect(data.user?.email).toBe(newEmail)
})

test('a change that was asked for ends with the session in which it was', async () => {
  const { visitor, browser, lastEmail } = await signedIn()
  await visitor.client.updateUser({ email: newEmail })
  await visitor.client.signOut()
  const token = (await lastEmail()).code
  const { error } = await browser().client.verifyOtp({ type: 'email_change', email: newEmail, token })
  expect(error?.code).toBe('otp_expired')
})

test('AUTH-05: a phone is added when its code is shown, and signs in afterwards', async () => {
  const { visitor, browser, messages, id } = await signedIn()
  expect((await visitor.client.updateUser({ phone: newPhone })).data.user?.new_phone).toBe(newPhone)
  expect((await visitor.client.resend({ type: 'phone_change', phone: newPhone })).error).toBeNull()
  const sent = await messages()
  expect(sent).toHaveLength(2)
  const token = sent.at(-1)?.code ?? ''
  const { data } = await visitor.client.verifyOtp({ type: 'phone_change', phone: newPhone, token })
  expect(data.user).toMatchObject({ id, phone: newPhone, email: 'ram@example.com' })
  await browser().client.signInWithOtp({ phone: newPhone })
  const code = (await messages()).at(-1)?.code ?? ''
  expect(
    (await browser().client.verifyOtp({ type: 'sms', phone: newPhone, token: code })).data.user?.id,
  ).toBe(id)
})

test('AUTH-06: a phone that others have stays theirs; who gets an old number gets an account of their own', async () => {
  const { visitor, browser, messages, db } = await signedIn()
  const owner = browser()
  const code = async () => (await messages()).at(-1)?.code ?? ''
  await owner.client.signInWithOtp({ phone: newPhone })
  const first = await owner.client.verifyOtp({ type: 'sms', phone: newPhone, token: await code() })
  await visitor.client.updateUser({ phone: newPhone })
  const taken = await visitor.client.verifyOtp({ type: 'phone_change', phone: newPhone, token: await code() })
  expect(taken.error?.code).toBe('phone_exists')
  await owner.client.updateUser({ phone: '+9779851000001' })
  await owner.client.verifyOtp({ type: 'phone_change', phone: '+9779851000001', token: await code() })
  const later = browser()
  await later.client.signInWithOtp({ phone: newPhone })
  const second = await later.client.verifyOtp({ type: 'sms', phone: newPhone, token: await code() })
  expect(second.error).toBeNull()
  expect(second.data.user?.id).not.toBe(first.data.user?.id)
  expect(await db.selectFrom('auth_users').selectAll().execute()).toHaveLength(3)
})
