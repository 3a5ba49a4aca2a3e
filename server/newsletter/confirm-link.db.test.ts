import { expect, test } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { printedTables } from '#test/every-table.ts'
import { seededSite, textOf } from '#test/rendered-site.ts'
import { siteUrl } from '#test/sign-in-site.ts'

type EmailSite = Awaited<ReturnType<typeof emailSite>>

const email = 'ram@example.com'
const password = 'a long password 1'

async function signedInByCode({ browser, lastEmail }: EmailSite) {
  const visitor = browser()
  await visitor.client.signInWithOtp({ email })
  await visitor.client.verifyOtp({ type: 'email', email, token: (await lastEmail()).code })
  return visitor
}

/** Has an e-mail of each kind sent. The client sends a PKCE challenge with all but the invitation. */
const kinds: [string, (site: EmailSite) => Promise<unknown>][] = [
  ['a sign-up', ({ browser }) => browser().client.signUp({ email, password })],
  ['a magic link', ({ browser }) => browser().client.signInWithOtp({ email })],
  [
    'a recovery',
    async (site) => {
      await signedInByCode(site)
      await site.browser().client.resetPasswordForEmail(email)
    },
  ],
  [
    'a new address',
    async (site) => (await signedInByCode(site)).client.updateUser({ email: 'new@example.com' }),
  ],
  [
    'an invitation',
    async ({ browser }) => {
      const sita = browser()
      const { bearer } = await sita.signIn()
      await sita.send('/auth/v1/invite', { method: 'POST', headers: bearer, body: JSON.stringify({ email }) })
    },
  ],
]

test.each(kinds)('ASVS 3.5.3: the link of %s changes nothing when it is opened', async (_, ask) => {
  const site = await emailSite()
  await ask(site)
  const { link } = await site.lastEmail()
  const before = await printedTables(site.db)
  const scanner = site.browser()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await scanner.send(link, { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  }
  expect(scanner.jar.size).toBe(0)
  expect(await printedTables(site.db)).toEqual(before)
  // Its button still works.
  expect(await scanner.press(link)).toMatchObject({ status: 303, isLedOn: true })
})

test('a visitor who began a sign-up with the address of others has no password there when its link is only opened', async () => {
  const { browser, lastEmail, db } = await emailSite()
  await browser().client.signUp({ email, password })
  await browser().send((await lastEmail()).link)
  expect((await browser().client.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
  expect(await db.selectFrom('auth_users').selectAll().execute()).toEqual([])
})

test('the page of a mailed link works without JavaScript, in both languages, and is stored nowhere', async () => {
  const { app } = await seededSite()
  for (const [path, button] of [
    ['/confirm', 'Confirm my address'],
    ['/ne/confirm', 'ठेगाना पुष्टि गर्नुहोस्'],
  ] as const) {
    const answer = await app.request(`${siteUrl}${path}?token=a%22b&type=signup&redirect_to=/profile`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    const form = new RegExp(`<form [^>]*action="${path}".*?</form>`, 's').exec(html)?.[0] ?? ''
    expect(form).toMatch(/^<form [^>]*method="post"/)
    expect(form).toContain('name="token" value="a&quot;b"')
    expect(form).toContain('name="redirect_to" value="/profile"')
    expect(textOf(form)).toContain(`|${button}|`)
    expect(form).not.toContain('disabled=')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  }
})

test('a mailed link that is incomplete, used or too old is answered with the reason and how to get another', async () => {
  const { app } = await seededSite()
  const opened = await (await app.request('/confirm?token=x&type=sms')).text()
  expect(textOf(opened)).toContain('|This link does not work|')
  expect(opened).not.toContain('action="/confirm"')
  const pressed = await app.request(`${siteUrl}/ne/confirm`, {
    method: 'POST',
    headers: {
      origin: siteUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'token=x&type=recovery&redirect_to=/ne/profile',
  })
  const html = await pressed.text()
  expect([pressed.status, pressed.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
  expect(textOf(html)).toContain('|यो लिङ्कले काम गर्दैन|')
  expect(html).toContain('href="/ne/forgot-password"')
})

test('a visitor who presses too often is asked to wait, and keeps the button', async () => {
  const { app } = await seededSite()
  const press = () =>
    app.request(`${siteUrl}/confirm`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=x&type=magiclink',
    })
  for (let time = 0; time < 10; time += 1) expect((await press()).status).toBe(403)
  const refused = await press()
  expect(refused.status).toBe(429)
  const html = await refused.text()
  expect(textOf(html)).toContain('Please wait a minute')
  expect(html).toContain('action="/confirm"')
})
