import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import { emailSite } from '#test/email-site.ts'
import { passTime, signInSite, siteUrl } from '#test/sign-in-site.ts'
import { testSecret } from '#test/site.ts'
import { visitorBrowser } from '#test/visitor-browser.ts'
import { gotrueRoutes } from '../routes/gotrue-routes.ts'
import { createSignIn } from '../sign-in.ts'
import { createAdminGate } from './gate.ts'
import { tryWriteAdminLink, writeAdminLink } from './one-time-link.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chautari-admin-link-'))
const file = join(dataDir, 'admin-link')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
afterEach(() => void vi.useRealTimers())

async function linkedSite(config: Partial<Config> = { google: undefined }) {
  const site = await signInSite(config)
  const link = await writeAdminLink(site.site.signIn, dataDir)
  const visitor = site.browser()
  const use = (address = link) =>
    visitor.client.verifyOtp({ type: 'magiclink', token_hash: address?.split('#admin-link=')[1] ?? '' })
  return { ...site, link, visitor, use }
}

test('the link stands in a file that only its owner may read, and the token never in an address', async () => {
  writeFileSync(file, 'older', { mode: 0o644 })
  const { link } = await linkedSite()
  expect(link).toMatch(/^https:\/\/chautari\.example\/profile#admin-link=[\w-]{43}$/)
  expect(readFileSync(file, 'utf8')).toBe(`${link ?? ''}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a folder that is not there yet is made; one that cannot be written keeps no site from starting', async () => {
  const { site } = await linkedSite()
  const trouble: unknown[] = []
  const offer = (folder: string) => tryWriteAdminLink(site.signIn, folder, (error) => trouble.push(error))
  const link = await offer(join(dataDir, 'not', 'there'))
  expect(readFileSync(join(dataDir, 'not', 'there', 'admin-link'), 'utf8')).toBe(`${link ?? ''}\n`)
  expect(trouble).toEqual([])
  // A file stands where the folder would be.
  expect(await offer(file)).toBeUndefined()
  expect(trouble).toEqual([expect.objectContaining({ code: expect.stringMatching(/^E(NOTDIR|EXIST)$/) })])
})

test('AUTH-04: the link signs the first named operator in, once', async () => {
  const { use, visitor, db } = await linkedSite()
  const { data } = await use()
  expect(data.user).toMatchObject({
    email: 'sita@example.com',
    app_metadata: { provider: 'admin-link', is_admin: true },
  })
  expect((await visitor.client.refreshSession()).data.session).not.toBeNull()
  expect((await use()).error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect(await db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
})

test('AUTH-04: the first link proves the owner: a password and sessions of before are gone, later ones stay', async () => {
  const [email, password] = ['sita@example.com', 'of a stranger 2']
  const methods = { google: undefined, authMethods: new Set(['password'] as const) }
  const before = await emailSite({ ...methods, adminEmails: ['hari@example.com'] })
  const stranger = before.browser()
  await stranger.client.signUp({ email, password })
  await stranger.client.verifyOtp({ type: 'email', email, token: (await before.lastEmail()).code })
  const { site, browser } = await signInSite(methods, before.storage)
  const byLink = async () => {
    const token_hash = (await writeAdminLink(site.signIn, dataDir))?.split('#admin-link=')[1] ?? ''
    const { client } = browser()
    expect((await client.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull()
    return client
  }
  const refused = async (of: string) =>
    (await browser().client.signInWithPassword({ email, password: of })).error?.code
  const owner = await byLink()
  expect(await refused(password)).toBe('invalid_credentials')
  expect((await stranger.client.refreshSession()).error).not.toBeNull()
  const own = 'of the owner 3'
  expect((await owner.updateUser({ password: own })).error).toBeNull()
  await byLink()
  expect(await refused(own)).toBeUndefined()
})

test('where no operator is named, the link still lets its finder in, until Google is configured', async () => {
  const { use, visitor, google, site } = await linkedSite({ google: undefined, adminEmails: [] })
  expect((await use()).data.user).toMatchObject({
    email: 'admin@localhost',
    app_metadata: { is_admin: true },
  })
  const token = (await visitor.client.getSession()).data.session?.access_token ?? ''
  const later = createSignIn({
    db: site.storage.db,
    config: { ...site.config, siteUrl, adminEmails: [], google: google.google },
    secret: testSecret,
    log: site.log,
    pictures: site.pictures,
    siteName: site.signIn.siteName,
    now: site.now,
  })
  const headers = { authorization: `Bearer ${token}` }
  const asked = new Request(siteUrl, { headers })
  expect((await createAdminGate(site.signIn).check(asked, '')).ok).toBe(true)
  expect(await createAdminGate(later).check(asked, '')).toMatchObject({ status: 403 })
})

test('the link is good for fifteen minutes', async () => {
  const { use } = await linkedSite()
  passTime(15 * 60_000)
  expect((await use()).error).toMatchObject({ code: 'otp_expired' })
})

test('each start makes another link, and the one before is worth nothing', async () => {
  const { site, use, link } = await linkedSite()
  const next = await writeAdminLink(site.signIn, dataDir)
  expect(next).not.toBe(link)
  expect((await use()).error).toMatchObject({ code: 'otp_expired' })
  expect((await use(next)).data.session).not.toBeNull()
})

test('the start of another server, with a folder of its own, leaves the link as it is', async () => {
  const { site, use } = await linkedSite()
  const other = await writeAdminLink(site.signIn, join(dataDir, 'other'))
  await writeAdminLink(site.signIn, join(dataDir, 'other'))
  expect((await use(other)).error).toMatchObject({ code: 'otp_expired' })
  expect((await use()).data.session).not.toBeNull()
})

test('where operators come by Google there is no link, and older ones of all servers are taken away', async () => {
  const { site, use, link } = await linkedSite()
  const other = await writeAdminLink(site.signIn, join(dataDir, 'other'))
  expect(await writeAdminLink({ ...site.signIn, hasGoogle: true }, dataDir)).toBeUndefined()
  expect(existsSync(file)).toBe(false)
  for (const old of [link, other]) expect((await use(old)).error).toMatchObject({ code: 'otp_expired' })
})

test('AUTH-04: who came by the link is the same user when they come by Google later, and gets the name there', async () => {
  const { use, site, google } = await linkedSite()
  const before = (await use()).data.user?.id
  const config = { ...site.config, siteUrl, adminEmails: ['sita@example.com'], google: google.google }
  const signIn = createSignIn({
    db: site.storage.db,
    config,
    secret: testSecret,
    log: site.log,
    pictures: site.pictures,
    siteName: site.signIn.siteName,
    now: site.now,
  })
  const app = gotrueRoutes({ signIn, report: site.report })
  const { session } = await visitorBrowser(app, siteUrl).signIn()
  expect(session?.user).toMatchObject({
    id: before,
    app_metadata: { provider: 'google', is_admin: true },
    user_metadata: { full_name: 'Sita Sharma' },
  })
})
