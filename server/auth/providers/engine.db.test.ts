import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { passkeyOptions } from '../factors/passkey-engine.ts'
import { engineOptions } from './engine-options.ts'

const secret = 'a secret of the tests, long enough for all'
const parts = {
  siteUrl,
  secret,
  adminEmails: ['sita@example.com'],
  hasGoogle: false,
  log: { warn() {} },
  sender: { mail() {}, notice() {} },
  now: () => new Date(),
  onCode: () => undefined,
}

test('Better Auth finds its tables as it wants them, and would change nothing', async () => {
  const { db } = await testStorage()
  const { toBeCreated, toBeAdded } = await getMigrations(passkeyOptions({ ...parts, db }))
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
})

test('AUTH-04: a password sign-up takes no address of an operator, who signs in with Google afterwards', async () => {
  const { db, browser } = await signInSite()
  const { api } = betterAuth(engineOptions({ ...parts, db }))
  const signUp = (email: string) =>
    api.signUpEmail({ body: { email, password: 'a long password 1', name: 'Squatter' } })
  // The answer is that of any other address; what is refused is the user.
  expect((await signUp('sita@example.com')).token).toBeNull()
  expect((await signUp('SITA@Example.com')).token).toBeNull()
  expect(await db.selectFrom('auth_users').selectAll().execute()).toEqual([])
  expect((await signUp('ram@example.com')).user.emailVerified).toBe(false)
  const { session } = await browser().signIn()
  expect(session?.user.app_metadata.is_admin).toBe(true)
})
