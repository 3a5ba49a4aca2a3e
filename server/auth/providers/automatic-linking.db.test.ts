import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { callAdmin, invite } from '#test/operators.ts'
import { enrol } from '#test/second-factor.ts'
import { siteUrl } from '#test/sign-in-site.ts'
import { newWallet, signInByWallet } from '#test/wallet.ts'
import { addUser } from '../routes/admin-change.ts'

type Site = Awaited<ReturnType<typeof emailSite>>

const email = 'ram@example.com'
const password = 'of a thief 2'
const ram = { sub: '2', email, email_verified: true, name: 'Ram' }

/** A thief signs up with the address of others, and its owner tells them the code. */
async function confirmedByOwner(site: Site) {
  const thief = site.browser()
  await thief.client.signUp({ email, password })
  await thief.client.verifyOtp({ type: 'signup', email, token: (await site.lastEmail()).code })
  expect((await thief.client.signInWithPassword({ email, password })).error).toBeNull()
  return thief
}

const signsIn = async ({ browser }: Site) =>
  (await browser().client.signInWithPassword({ email, password })).error?.code ?? 'in'

test('when Google joins an account by its address, a password and sessions from before end', async () => {
  const site = await emailSite()
  const thief = await confirmedByOwner(site)
  site.google.says(ram)
  const owner = site.browser()
  const { session } = await owner.signIn(`${siteUrl}/ne`)
  expect(session?.user.app_metadata.providers).toEqual(['google'])
  expect(await signsIn(site)).toBe('invalid_credentials')
  expect((await thief.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await owner.client.refreshSession()).error).toBeNull()
  const notice = await site.lastEmail()
  expect([notice.to, notice.subject]).toEqual([email, 'तपाईंको चौतारी खातासँग अर्को सेवाको खाता जोडियो'])
  expect(notice.text).toContain('ती भएजति हटाइए: पासवर्ड,')
  // A later sign-in joins nothing: the owner's own new password stays.
  const own = 'of the owner 3'
  expect((await owner.client.updateUser({ password: own })).error).toBeNull()
  await site.browser().signIn()
  expect((await site.browser().client.signInWithPassword({ email, password: own })).error).toBeNull()
})

/** An account of a stranger with a wallet and an app for codes takes the address, and its owner confirms the e-mail. */
async function planted(site: Site) {
  const visitor = site.browser()
  const wallet = newWallet()
  await signInByWallet(visitor, wallet)
  await enrol(visitor)
  await visitor.client.updateUser({ email })
  await site.browser().press((await site.lastEmail()).link)
  return wallet
}

const withWallets = new Set(['google', 'email-otp', 'magic-link', 'web3', 'totp'] as const)

test('AUTH-04: a wallet and a second factor from before are gone: they open nothing, and shut nobody out', async () => {
  const site = await emailSite({ authMethods: withWallets })
  const wallet = await planted(site)
  site.google.says(ram)
  const owner = site.browser()
  const { bearer } = await owner.signIn()
  const stranger = await signInByWallet(site.browser(), wallet)
  expect(stranger.data.user?.email).toBe('')
  await enrol(owner)
  expect((await owner.client.mfa.listFactors()).data?.all).toHaveLength(1)
  expect((await owner.send('/auth/v1/user', { headers: bearer })).status).toBe(200)
})

test('AUTH-04: an invited person is let in past a second factor that a stranger enrolled before', async () => {
  const site = await emailSite({ authMethods: withWallets })
  const wallet = await planted(site)
  site.google.says({})
  const sita = site.browser()
  await invite(sita, (await sita.signIn()).bearer, email, 'editor')
  site.google.says(ram)
  const owner = site.browser()
  const banks = async (bearer: Record<string, string>) =>
    (await callAdmin(owner, bearer, 'admin-banks')).status
  expect(await banks((await owner.signIn()).bearer)).toBe(200)
  expect((await signInByWallet(site.browser(), wallet)).data.user?.email).toBe('')
  // A second factor of an operator is recorded: a new way to sign in does not remove it.
  await enrol(owner)
  expect(await banks((await owner.signIn()).bearer)).toBe(403)
})

test('AUTH-04: Google opens an account whose address nobody has proven, and nothing else does from then on', async () => {
  const site = await emailSite()
  const phone = '+9779841234567'
  const { signIn } = site.site
  await addUser(signIn.db, signIn, { email, phone, phone_confirm: true })
  const byPhone = async () => {
    const { client } = site.browser()
    await client.signInWithOtp({ phone })
    const { code: token } = (await site.messages()).at(-1) ?? { code: '' }
    return (await client.verifyOtp({ type: 'sms', phone, token })).data.user?.email
  }
  expect(await byPhone()).toBe(email)
  site.google.says(ram)
  const { session } = await site.browser().signIn()
  expect(session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  expect(await byPhone()).toBe('')
})

test('the same holds for what Google says to a page', async () => {
  const site = await emailSite()
  await confirmedByOwner(site)
  const nonce = 'a nonce that the page keeps'
  const hashed = createHash('sha256').update(nonce).digest('hex')
  const token = await site.google.server.issuer.buildToken({
    scopesOrTransform: (_, payload) =>
      Object.assign(payload, { aud: 'chautari-test', ...ram, nonce: hashed }),
  })
  const { error } = await site.browser().client.signInWithIdToken({ provider: 'google', token, nonce })
  expect(error).toBeNull()
  expect(await signsIn(site)).toBe('invalid_credentials')
  expect((await site.lastEmail()).subject).toBe('Another account was linked to yours at Chautari')
})

test('a sign-up that waits sets no password on an account that Google opened meanwhile', async () => {
  const site = await emailSite()
  await site.browser().client.signUp({ email, password })
  site.google.says(ram)
  await site.browser().signIn()
  await site.browser().press((await site.lastEmail()).link)
  expect(await signsIn(site)).toBe('invalid_credentials')
  // A new account has no owner to notify.
  expect((await site.emails()).map(({ subject }) => subject)).toEqual(['Confirm your sign-up at Chautari'])
})

test('two joins of an account at once let in both, and a session from before nobody', async () => {
  const site = await emailSite()
  const thief = await confirmedByOwner(site)
  site.google.says(ram)
  const owners = await Promise.all([site.browser().signIn(), site.browser().signIn()])
  expect(owners.every(({ session }) => session !== undefined)).toBe(true)
  expect((await thief.client.refreshSession()).error?.code).toBe('refresh_token_not_found')
  const subjects = (await site.emails()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Another account was linked'))).toHaveLength(1)
})

test('who is signed in and links Google keeps password and sessions, and gets an e-mail', async () => {
  const site = await emailSite()
  const visitor = await confirmedByOwner(site)
  site.google.says({ ...ram, email: 'ram.of.google@example.com' })
  const options = { redirectTo: `${siteUrl}/profile`, skipBrowserRedirect: true }
  const { data } = await visitor.client.linkIdentity({ provider: 'google', options })
  const back = await visitor.follow(data.url ?? '')
  expect((await visitor.client.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull()
  expect(await signsIn(site)).toBe('in')
  const notice = await site.lastEmail()
  expect([notice.to, notice.subject]).toEqual([email, 'Another account was linked to yours at Chautari'])
  expect(notice.text).not.toContain('password')
})
