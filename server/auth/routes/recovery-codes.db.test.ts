import { expect, test } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { consumeRecoveryCode } from '../factors/factors.ts'
import { consumeTotpCode } from '../factors/totp.ts'

async function withCodes() {
  const site = await secondFactorSite()
  const parts = await enrolled(site)
  const { data, error } = await parts.visitor.client.mfa.recoveryCodes.generate()
  if (error) throw error
  return { ...site, ...parts, codes: data.codes }
}

test('AUTH-05: ten recovery codes are shown once, stored as hashes, and counted', async () => {
  const { visitor, codes, db } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/)
  const stored = JSON.stringify(await db.selectFrom('auth_recovery_codes').selectAll().execute())
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  }
  const { recoveryCodes } = visitor.client.mfa
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 })
  expect((await recoveryCodes.regenerate()).data?.codes).not.toEqual(codes)
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 })
})

test('AUTH-05: a recovery code is taken in place of the app, once, however it is typed', async () => {
  const { browser, codes, factorId } = await withCodes()
  const [first = '', second = ''] = codes
  const other = browser()
  await other.signIn()
  const { mfa } = other.client
  expect((await mfa.challengeAndVerify({ factorId, code: first.toUpperCase() })).error).toBeNull()
  expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'oauth' }],
  })
  expect((await mfa.challengeAndVerify({ factorId, code: first })).error?.code).toBe(
    'mfa_verification_failed',
  )
  const third = browser()
  await third.signIn()
  const { recoveryCodes } = third.client.mfa
  expect((await recoveryCodes.verify({ code: ` ${second.replace('-', ' ')}` })).error).toBeNull()
  expect((await recoveryCodes.verify({ code: second })).error?.code).toBe('mfa_verification_failed')
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 8 })
  // The app is lost: it is taken away, and the codes go with the last factor.
  expect((await third.client.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 0 })
})

test('recovery codes are made, and taken away, at aal2 only', async () => {
  const { browser, visitor } = await withCodes()
  const other = browser()
  await other.signIn()
  const { recoveryCodes } = other.client.mfa
  for (const refused of [recoveryCodes.generate(), recoveryCodes.regenerate(), recoveryCodes.unenroll()]) {
    expect((await refused).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  }
  expect((await visitor.client.mfa.recoveryCodes.unenroll()).error).toBeNull()
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 0 })
})

test('ten wrong recovery codes lock them for a while, for this user', async () => {
  const { browser, codes } = await withCodes()
  const guesser = browser()
  await guesser.signIn()
  const { recoveryCodes } = guesser.client.mfa
  for (let time = 0; time < 10; time += 1) {
    expect((await recoveryCodes.verify({ code: 'aaaaa-aaaaa' })).error?.code).toBe('mfa_verification_failed')
  }
  expect((await recoveryCodes.verify({ code: codes[0] ?? '' })).error).toMatchObject({
    status: 429,
    code: 'mfa_recovery_codes_locked',
  })
})

test('a factor that was never proven takes no recovery code', async () => {
  const { visitor, codes } = await withCodes()
  const { mfa } = visitor.client
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'another' })
  const { error } = await mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codes[0] ?? '' })
  expect(error?.code).toBe('mfa_verification_failed')
})

test('of a hundred uses of one code at once, exactly one wins: of the app, and for recovery', async () => {
  const { site, db, factorId, secret, userId, codes } = await withCodes()
  const hundred = (use: () => Promise<boolean>) => Promise.all(Array.from({ length: 100 }, use))
  const winners = (uses: boolean[]) => uses.filter(Boolean).length
  const { signIn } = site
  const [code = '', unused = ''] = codes
  expect(winners(await hundred(() => consumeRecoveryCode(signIn, userId, code)))).toBe(1)
  const factor = await db
    .selectFrom('auth_factors')
    .selectAll()
    .where('id', '=', factorId)
    .executeTakeFirstOrThrow()
  const next = authenticatorCode(secret, 1)
  expect(winners(await hundred(() => consumeTotpCode(signIn, factor, next)))).toBe(1)
  const left = await db.selectFrom('auth_recovery_codes').select('code_hash').execute()
  expect(left).toHaveLength(9)
  expect(await consumeRecoveryCode(signIn, userId, unused)).toBe(true)
})
