import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzedSite } from '#test/fuzz/in-process.ts'
import { signInFields, signInValues } from '#test/fuzz/sign-in-requests.ts'
import { siteUrl } from '#test/sign-in-site.ts'

const known = 'ram@example.com'
const unknown = 'nobody@example.com'

test('AUTH-06: no answer tells whether an account exists', async () => {
  const { send } = await fuzzedSite()
  const ways = fc.constantFrom(
    '/otp',
    '/recover',
    '/resend',
    '/signup',
    '/token',
    '/verify',
    '/invite',
    '/sso',
  )
  const given = fc.record({
    way: ways,
    fields: fc.dictionary(signInFields, signInValues, { maxKeys: 3 }),
    grant: fc.constantFrom('password', 'id_token', 'web3'),
  })
  const tell = async (
    email: string,
    { way, fields: more, grant }: { way: string; fields: object; grant: string },
  ) => {
    const { answer } = await send({
      method: 'POST',
      path: `/auth/v1${way}`,
      query: `grant_type=${grant}`,
      body: JSON.stringify({ password: 'a long password', type: 'signup', token: '123456', ...more, email }),
      who: 'nobody',
      origin: siteUrl,
      type: 'application/json',
      accept: undefined,
    })
    const text = answer.text.replaceAll(email, '').replaceAll(/[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    return [answer.status, text]
  }
  const isAlike = async (one: { way: string; fields: object; grant: string }) => {
    expect(await tell(known, one)).toEqual(await tell(unknown, one))
  }
  await fc.assert(fc.asyncProperty(given, isAlike), { numRuns: 150, endOnFailure: true })
})
