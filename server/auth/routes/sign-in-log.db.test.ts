import { afterEach, expect, test, vi } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { emailSite } from '#test/email-site.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

const email = 'ram@example.com'
const password = 'a long password 1'

/** What the log has of requests to a path, since it was last asked. */
function readerOf(logged: Record<string, unknown>[]) {
  let read = 0
  return (path: string) => {
    const lines = logged.slice(read).filter((line) => line.msg === 'answered' && line.path === path)
    read = logged.length
    return lines.map(({ status, user, signIn, refused }) => ({ status, user, signIn, refused }))
  }
}

test('a sign-in is in the log with its user and way, a wrong one with its reason, and nothing that was typed', async () => {
  const { browser, lastEmail, logged } = await emailSite()
  const lines = readerOf(logged)
  const { client } = browser()
  await client.signUp({ email, password })
  const { code } = await lastEmail()
  const { data } = await client.verifyOtp({ type: 'signup', email, token: code })
  expect(lines('/auth/v1/verify')).toEqual([
    { status: 200, user: data.user?.id, signIn: 'email/signup', refused: undefined },
  ])
  await browser().client.signInWithPassword({ email, password: 'a wrong one 1' })
  expect(lines('/auth/v1/token')).toEqual([
    { status: 400, user: undefined, signIn: undefined, refused: 'invalid_credentials' },
  ])
  await browser().client.signInWithPassword({ email, password })
  expect(lines('/auth/v1/token')).toEqual([
    { status: 200, user: data.user?.id, signIn: 'password', refused: undefined },
  ])
  await client.updateUser({ password })
  expect(lines('/auth/v1/user')).toContainEqual(expect.objectContaining({ user: data.user?.id }))
  const text = JSON.stringify(logged)
  for (const secret of [email, password, 'a wrong one 1', code]) expect(text).not.toContain(secret)
})

test('a second factor, and a wrong code of it, are in the log', async () => {
  passTime(0)
  const site = await secondFactorSite()
  const { visitor, secret, factorId } = await enrolled(site)
  const lines = readerOf(site.logged)
  const path = `/auth/v1/factors/${factorId}/verify`
  lines(path)
  const wrong = authenticatorCode(secret) === '000000' ? '000001' : '000000'
  await visitor.client.mfa.challengeAndVerify({ factorId, code: wrong })
  const user = (await visitor.client.getUser()).data.user?.id
  expect(lines(path)).toMatchObject([{ status: 422, user, refused: 'mfa_verification_failed' }])
  passTime(31_000)
  await visitor.client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  expect(lines(path)).toMatchObject([{ status: 200, user, signIn: 'totp oauth' }])
})

test.each(['/api/admin-banks', '/auth/v1/admin/users'])(
  'who was refused at %s is in the log, and an operator with what they did',
  async (path) => {
    const { browser, app, google, logged } = await emailSite()
    const lines = readerOf(logged)
    await app.request(path)
    expect(lines(path)).toEqual([
      { status: 401, user: undefined, signIn: undefined, refused: 'no_authorization' },
    ])
    const operator = await browser().signIn()
    await app.request(path, { headers: operator.bearer })
    expect(lines(path)).toMatchObject([{ status: 200, user: operator.session?.user.id }])
    google.says({ sub: '2', email })
    const visitor = await browser().signIn()
    await app.request(path, { headers: visitor.bearer })
    expect(lines(path)).toEqual([
      { status: 403, user: visitor.session?.user.id, signIn: undefined, refused: 'not_admin' },
    ])
  },
)
