import { afterEach, expect, test, vi } from 'vitest'
import { saveSetting } from '#app/records/settings/editor.server.ts'
import { authenticatorCode } from '#test/authenticator.ts'
import { emailSite } from '#test/email-site.ts'
import { addPasskey } from '#test/passkeys.ts'
import { enrolled } from '#test/second-factor.ts'
import { siteUrl } from '#test/sign-in-site.ts'

const email = 'ram@example.com'

afterEach(() => void vi.useRealTimers())

/** Somebody who signed in with a code, and the site; its clock stands at 14:45 in Nepal. */
async function signedIn() {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-21T09:00:00Z'))
  const site = await emailSite()
  const visitor = site.browser()
  await visitor.client.signInWithOtp({ email })
  const token = (await site.lastEmail()).code
  const { data } = await visitor.client.verifyOtp({ type: 'email', email, token })
  const lastNotice = async () => {
    const { to, subject, text } = await site.lastEmail()
    expect(text).toMatch(/21 November 2026, 14:45 \(Nepal time\)/)
    expect(text).toMatch(/If (it was not you|you did not ask for it)/)
    return [to, subject]
  }
  return { ...site, visitor, lastNotice, userId: data.user?.id ?? '' }
}

test('the old address is notified that the account has another one', async () => {
  const { visitor, lastEmail, lastNotice } = await signedIn()
  const to = 'new@example.com'
  await visitor.client.updateUser({ email: to })
  const { error } = await visitor.client.verifyOtp({
    type: 'email_change',
    email: to,
    token: (await lastEmail()).code,
  })
  expect(error).toBeNull()
  expect(await lastNotice()).toEqual([email, 'Your e-mail address at Chautari was changed'])
})

test('messages carry the name that the operator gave to the site, in the language of the message', async () => {
  const { visitor, emails, lastEmail, site } = await signedIn()
  const value = { name: 'Tea & Co', name_ne: 'चिया' }
  const saved = await saveSetting(
    site.storage.db,
    { key: 'site_config', value },
    { actor: { id: '', email: 'sita@example.com' }, lang: 'en', now: site.now() },
  )
  expect(saved.outcome).toBe('saved')
  site.settings.invalidate()
  await visitor.client.updateUser({ password: 'a long password 1' })
  const { subject, text } = await lastEmail()
  expect(subject).toBe('Your password at Tea & Co was changed')
  expect(text).toContain('your account at Tea & Co was set')
  expect(JSON.stringify(await emails())).not.toContain('{{')
})

test('the owner is notified of a new password', async () => {
  const { visitor, lastNotice } = await signedIn()
  expect((await visitor.client.updateUser({ password: 'a long password 1' })).error).toBeNull()
  expect(await lastNotice()).toEqual([email, 'Your password at Chautari was changed'])
})

test('the owner is notified of a second factor that was added or removed, and of no unproven one', async () => {
  const { visitor, emails, lastNotice } = await signedIn()
  const { mfa } = visitor.client
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const { id: factorId = '', totp } = data ?? {}
  expect(await emails()).toHaveLength(1)
  await mfa.challengeAndVerify({ factorId, code: authenticatorCode(totp?.secret ?? '') })
  expect(await lastNotice()).toEqual([email, 'A second step was turned on at Chautari'])
  expect((await mfa.unenroll({ factorId })).error).toBeNull()
  expect(await lastNotice()).toEqual([email, 'A second step was turned off at Chautari'])
  const other = await mfa.enroll({ factorType: 'totp', friendlyName: 'Other' })
  await mfa.unenroll({ factorId: other.data?.id ?? '' })
  expect(await emails()).toHaveLength(3)
})

test('the owner is notified of recovery codes that replace others, not of the first', async () => {
  const { visitor, emails, lastNotice } = await signedIn()
  const { mfa } = visitor.client
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  await mfa.challengeAndVerify({
    factorId: data?.id ?? '',
    code: authenticatorCode(data?.totp.secret ?? ''),
  })
  const made = await mfa.recoveryCodes.generate()
  expect(await emails()).toHaveLength(2)
  const again = await mfa.recoveryCodes.regenerate()
  expect(await lastNotice()).toEqual([email, 'Your recovery codes at Chautari were renewed'])
  const { text } = (await emails()).at(-1) ?? { text: '' }
  for (const code of [...(made.data?.codes ?? []), ...(again.data?.codes ?? [])])
    expect(text).not.toContain(code)
})

test('the owner is notified of a passkey that was added or removed, and of no refused one', async () => {
  const { visitor, emails, lastNotice } = await signedIn()
  expect((await addPasskey(visitor, undefined, { isVerified: false })).refused).toBeDefined()
  expect(await emails()).toHaveLength(1)
  const { id } = await addPasskey(visitor)
  expect(await lastNotice()).toEqual([email, 'A passkey was added to your account at Chautari'])
  await visitor.client.refreshSession()
  expect((await visitor.client.passkey.delete({ passkeyId: id ?? '' })).error).toBeNull()
  expect(await lastNotice()).toEqual([email, 'A passkey was removed from your account at Chautari'])
})

test('the owner is notified that an operator reset the second step', async () => {
  const { browser, lastNotice, userId } = await signedIn()
  const sita = browser()
  const { bearer } = await sita.signIn()
  await sita.send(`/api/admin-users/${userId}/second-factor`, { method: 'DELETE', headers: bearer })
  expect(await lastNotice()).toEqual([email, 'Your second step at Chautari was reset'])
})

test('the owner is notified that the account was deleted, in the language of the page', async () => {
  const { visitor, lastEmail } = await signedIn()
  const { data } = await visitor.client.getSession()
  const answer = await visitor.send('/auth/v1/user', {
    method: 'DELETE',
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      referer: `${siteUrl}/ne/profile`,
    },
  })
  expect(answer.status).toBe(204)
  const { to, subject, text } = await lastEmail()
  expect([to, subject]).toEqual([email, 'तपाईंको चौतारी खाता मेटियो'])
  expect(text).toContain('२१ नोभेम्बर २०२६, १४:४५ (नेपाली समय)')
})

test('the owner is notified of what an operator changed', async () => {
  const { browser, emails, userId } = await signedIn()
  const { visitor: sita, bearer } = await enrolled({ browser })
  const change = (method: string, path: string, body: unknown) =>
    sita.send(`/auth/v1/admin/users/${userId}${path}`, {
      method,
      headers: bearer,
      body: JSON.stringify(body),
    })
  await change('PUT', '', { password: 'a long password 1', email: 'new@example.com', email_confirm: true })
  await change('DELETE', '', {})
  expect((await emails()).slice(2).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Your password at Chautari was changed'],
    [email, 'Your e-mail address at Chautari was changed'],
    ['new@example.com', 'Your account at Chautari was deleted'],
  ])
})
