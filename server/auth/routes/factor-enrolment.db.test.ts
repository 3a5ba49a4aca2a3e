import { expect, test } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'

type Visitor = ReturnType<Awaited<ReturnType<typeof secondFactorSite>>['browser']>

async function enrolledUnproven({ client }: Visitor, friendlyName: string) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret }
}

test('the first proof of a factor deletes every other unproven one, with its challenges', async () => {
  const site = await secondFactorSite()
  const thief = site.browser()
  await thief.signIn()
  const planted = await enrolledUnproven(thief, 'planted')
  await thief.client.mfa.challenge({ factorId: planted.factorId })
  const { factorId } = await enrolled(site)
  const rows = await site.db.selectFrom('auth_factors').select(['id', 'status']).execute()
  expect(rows).toEqual([{ id: factorId, status: 'verified' }])
  expect(await site.db.selectFrom('auth_challenges').select('id').execute()).toEqual([])
  await thief.signIn()
  const { error } = await thief.client.mfa.challenge({ factorId: planted.factorId })
  expect(error?.code).toBe('mfa_factor_not_found')
})

test('an unproven factor of an account that has a proven one is proven at aal2 only', async () => {
  const site = await secondFactorSite()
  const { visitor, userId } = await enrolled(site)
  const second = await enrolledUnproven(visitor, 'second')
  const thief = site.browser()
  const { bearer } = await thief.signIn()
  const refused = await thief.client.mfa.challengeAndVerify({
    factorId: second.factorId,
    code: authenticatorCode(second.secret),
  })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await thief.send('/api/admin-settings', { headers: bearer })).status).toBe(403)
  const statuses = await site.db
    .selectFrom('auth_factors')
    .select('status')
    .where('user_id', '=', userId)
    .orderBy('status')
    .execute()
  expect(statuses).toEqual([{ status: 'unverified' }, { status: 'verified' }])
  // Its owner, who has shown the first one, proves it with the same code.
  const code = authenticatorCode(second.secret)
  const proven = await visitor.client.mfa.challengeAndVerify({ factorId: second.factorId, code })
  expect(proven.error).toBeNull()
})

test('of two factors that are proven at once from two browsers one alone is proven, and one session goes on', async () => {
  const site = await secondFactorSite()
  const browsers = [site.browser(), site.browser()]
  const tries: (() => Promise<boolean>)[] = []
  for (const visitor of browsers) {
    await visitor.signIn()
    const { factorId, secret } = await enrolledUnproven(visitor, `app ${tries.length}`)
    const { mfa } = visitor.client
    const challengeId = (await mfa.challenge({ factorId })).data?.id ?? ''
    const code = authenticatorCode(secret)
    tries.push(async () => (await mfa.verify({ factorId, challengeId, code })).error === null)
  }
  const isProven = await Promise.all(tries.map(async (prove) => await prove()))
  expect(isProven.filter(Boolean)).toHaveLength(1)
  expect(await site.db.selectFrom('auth_factors').select('status').execute()).toEqual([
    { status: 'verified' },
  ])
  expect(await site.db.selectFrom('auth_sessions').select('aal').execute()).toEqual([{ aal: 'aal2' }])
})
