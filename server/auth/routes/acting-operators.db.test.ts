import { afterEach, expect, test, vi } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { adminOf, invite } from '#test/operators.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { passTime } from '#test/sign-in-site.ts'

afterEach(() => void vi.useRealTimers())

test('AUTH-04: who could act as another user is a configured operator, within five minutes of the second factor', async () => {
  const site = await secondFactorSite()
  const { visitor, bearer, secret } = await enrolled(site)
  await invite(visitor, bearer, 'ram@example.com', 'operator')
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const invited = adminOf(site.app, (await enrolled(site)).bearer)
  site.google.says({ sub: '3', email: 'maya@example.com' })
  const { userId, factorId: id } = await enrolled(site)
  const refusals = async (admin: typeof invited) => {
    const answers = [
      await admin.generateLink({ type: 'magiclink', email: 'maya@example.com' }),
      await admin.createUser({ email: 'new@example.com', email_confirm: true }),
      await admin.updateUserById(userId, { password: 'a long password 1' }),
      await admin.mfa.deleteFactor({ userId, id }),
    ]
    return answers.map(({ error }) => error?.code)
  }
  expect(await refusals(invited)).toEqual(Array<string>(4).fill('not_admin'))
  expect((await invited.listUsers()).data.users).toHaveLength(3)
  passTime(5 * 60_000 + 1000)
  await visitor.client.refreshSession()
  const { data } = await visitor.client.getSession()
  const old = adminOf(site.app, { authorization: `Bearer ${data.session?.access_token ?? ''}` })
  expect(await refusals(old)).toEqual(Array<string>(4).fill('insufficient_aal'))
  expect((await old.listUsers()).error).toBeNull()
  const { data: factors } = await visitor.client.mfa.listFactors()
  const factorId = factors?.totp[0]?.id ?? ''
  const proven = await visitor.client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  const fresh = adminOf(site.app, { authorization: `Bearer ${proven.data?.access_token ?? ''}` })
  expect(await refusals(fresh)).toEqual(Array<undefined>(4).fill(undefined))
})
