import { expect, test } from 'vitest'
import { sealedToken } from '#server/auth/auth-secret.ts'
import { emailSite } from '#test/email-site.ts'
import { seededSite, textOf } from '#test/rendered-site.ts'
import { siteUrl } from '#test/sign-in-site.ts'
import { json, standIn } from '#test/upstream.ts'

const email = 'sita@example.com'

/** A site with an address that left the newsletter. */
async function left(config: Parameters<typeof emailSite>[0] = {}) {
  const site = await emailSite(config)
  const { db } = site
  await db.insertInto('newsletter_subscribers').values({ email, unsubscribed_at: new Date() }).execute()
  const type = async (more: Record<string, string> = {}) =>
    await site.browser().send('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'chautari.example', ...more },
      body: JSON.stringify({ email }),
    })
  const emails = async () => {
    await site.site.newsletter.settled()
    return await site.emails()
  }
  const isAway = async () => {
    const row = await db.selectFrom('newsletter_subscribers').select('unsubscribed_at').executeTakeFirst()
    return row?.unsubscribed_at !== null
  }
  return { ...site, type, emails, isAway }
}

test('SHELL-06: an address that left is subscribed again by no form, and its owner gets one e-mail a day', async () => {
  const { type, emails, isAway, browser } = await left()
  const answers = [await type(), await type(), await type()]
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const [lastEmail, ...more] = await emails()
  expect([lastEmail?.to, lastEmail?.subject, more.length]).toEqual([
    email,
    'Do you want the newsletter of Chautari again?',
    0,
  ])
  expect(await isAway()).toBe(true)
  const link = lastEmail?.link ?? ''
  // Programs that scan mail open it.
  expect((await browser().send(link)).status).toBe(200)
  expect(await isAway()).toBe(true)
  expect(await browser().press(link)).toMatchObject({ status: 200, isLedOn: false })
  expect(await isAway()).toBe(false)
  expect((await browser().press(link)).status).toBe(403)
})

test('SHELL-06: the e-mail is sent however many places of other subscribers are being looked up', async () => {
  const held: (() => void)[] = []
  const places = await standIn((response, request) => void held.push(() => json({})(response, request)))
  const { site, type, emails } = await left({ geolocationUrl: `${places.origin}/{ip}/json/` })
  for (let number = 0; number < 20; number += 1) {
    const subscription = { email: `reader-${number}@example.com`, website: '' }
    await site.newsletter.subscribe(subscription, { address: '8.8.4.4', lang: 'en' })
  }
  await type()
  await expect.poll(() => held.length).toBe(20)
  for (const answer of held) answer()
  expect(await emails()).toHaveLength(1)
})

test('the e-mail is in the language of the page with the form', async () => {
  const { type, emails } = await left()
  await type({ referer: `${siteUrl}/ne/nepali-calendar` })
  const [lastEmail] = await emails()
  expect(lastEmail?.subject).toBe('चौतारीको न्युजलेटर फेरि पठाऔँ?')
  expect(lastEmail?.link).toContain(`${siteUrl}/ne/confirm?`)
})

test('a new address is subscribed at once, without an e-mail', async () => {
  const { browser, emails, db } = await left()
  await browser().send('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'chautari.example' },
    body: JSON.stringify({ email: 'new@example.com' }),
  })
  expect(await emails()).toEqual([])
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('unsubscribed_at')
    .where('email', '=', 'new@example.com')
    .executeTakeFirst()
  expect(row).toEqual({ unsubscribed_at: null })
})

test('the page says what pressing does, and a link of something else confirms no subscription', async () => {
  const { app, site, db } = await seededSite()
  await db.insertInto('newsletter_subscribers').values({ email, unsubscribed_at: new Date() }).execute()
  const opened = textOf(await (await app.request('/confirm?token=x&type=newsletter')).text())
  expect(opened).toContain('Press the button to receive it again.')
  const { secret } = site.signIn
  const link = { type: 'magiclink', email, code: '000000' }
  for (const token of ['x', sealedToken(secret, {}), sealedToken(secret, link)]) {
    const answer = await app.request(`${siteUrl}/ne/confirm`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ token, type: 'newsletter' })),
    })
    const html = await answer.text()
    expect(answer.status).toBe(403)
    expect(html).toContain('href="/ne/newsletter"')
  }
})
