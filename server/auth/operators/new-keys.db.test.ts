import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authenticatorCode } from '#test/authenticator.ts'
import { enrolled, secondFactorSite } from '#test/second-factor.ts'
import { siteUrl } from '#test/sign-in-site.ts'
import { visitorBrowser } from '#test/visitor-browser.ts'
import { gotrueRoutes } from '../routes/gotrue-routes.ts'
import { createSignIn } from '../sign-in.ts'
import { makeNewKeys, secretTrouble } from './new-keys.ts'
import { writeAdminLink } from './one-time-link.ts'

const actor = { id: 'auth:new-keys' }

/** Sita's authenticator app and recovery codes; then the server is started with another secret. */
async function siteWithOtherSecret() {
  const before = await secondFactorSite()
  const { visitor, factorId, secret } = await enrolled(before)
  await visitor.client.mfa.recoveryCodes.generate()
  const { site, db, google } = before
  const parts = { db, config: { ...site.config, siteUrl }, secret: 'another secret, that is as long as this' }
  const signIn = createSignIn({ ...site.signIn, ...parts, log: site.log })
  const app = gotrueRoutes({ signIn, report: site.report })
  return {
    ...before,
    google,
    visitor,
    factorId,
    totp: secret,
    signIn,
    other: () => visitorBrowser(app, siteUrl),
  }
}

test('another secret than that of the stored keys is named; with the right one there is nothing to say', async () => {
  const { site, db, signIn } = await siteWithOtherSecret()
  expect(await secretTrouble(site.signIn)).toBeUndefined()
  const { found, advice } = (await secretTrouble(signIn)) ?? {}
  expect(found).toContain('nobody can sign in; nor the authenticator apps of sita@example.com')
  expect(advice).toContain('npm run auth:new-keys')
  await db.deleteFrom('auth_keys').execute()
  expect((await secretTrouble(signIn))?.found).not.toContain('nobody can sign in')
})

test('AUTH-04: with another secret a sign-in by Google says so, and the one-time link too, without being used up', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-new-keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { signIn, other } = await siteWithOtherSecret()
  const { back, session } = await other().signIn()
  expect([back.searchParams.get('error_code'), session]).toEqual(['other_secret', undefined])
  const link = await writeAdminLink({ ...signIn, hasGoogle: false }, dataDir)
  const use = async () => {
    const token_hash = link?.split('#admin-link=')[1] ?? ''
    return await other().client.verifyOtp({ type: 'magiclink', token_hash })
  }
  expect((await use()).error).toMatchObject({ status: 422, code: 'other_secret' })
  await makeNewKeys(signIn, actor)
  expect((await use()).data.user?.email).toBe('sita@example.com')
})

test('new keys sign everybody out; what another secret has sealed is deleted, and the operator is let in without it', async () => {
  const { db, signIn, visitor, other } = await siteWithOtherSecret()
  await makeNewKeys(signIn, actor)
  expect((await visitor.client.refreshSession()).error).not.toBeNull()
  for (const table of ['auth_factors', 'auth_recovery_codes', 'auth_operator_factors'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  const { token, session } = await other().signIn()
  expect(session?.user.email).toBe('sita@example.com')
  expect(await signIn.tokens.read(token)).toMatchObject({ aal: 'aal1' })
  expect(await secretTrouble(signIn)).toBeUndefined()
  const entry = db.selectFrom('audit_log').select(['actor_id', 'before']).where('entity', '=', 'auth_keys')
  expect(await entry.execute()).toMatchObject([
    { actor_id: 'auth:new-keys', before: { apps: ['sita@example.com'] } },
  ])
})

test('with the same secret new keys keep authenticator apps and recovery codes', async () => {
  const { site, db, browser, factorId, totp } = await siteWithOtherSecret()
  await makeNewKeys(site.signIn, actor)
  expect(await db.selectFrom('auth_recovery_codes').selectAll().execute()).toHaveLength(10)
  // The code of this moment was used when the app was enrolled.
  await db.updateTable('auth_factors').set({ last_step: null }).execute()
  const { client, signIn } = browser()
  await signIn()
  expect((await client.mfa.challengeAndVerify({ factorId, code: authenticatorCode(totp) })).error).toBeNull()
})
