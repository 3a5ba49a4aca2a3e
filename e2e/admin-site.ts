import type { Cookie } from '@playwright/test'
import { seededAffairs } from './admin-seed.ts'
import type { Page } from './fixtures.ts'
import { test as base, expect } from './own-site.ts'
import { cookieOf, throughGoogle } from './signing-in.ts'

export { expect } from './own-site.ts'

/** A site with an operator. Refused requests are part of what the tests are about. */
const onAdminSite = {
  siteEnv: {
    GOOGLE_ISSUER: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT ?? ''}`,
    GOOGLE_CLIENT_ID: 'chautari-test',
    GOOGLE_CLIENT_SECRET: 'a secret of the tests',
    ADMIN_EMAILS: 'sita@example.com, gita@example.com',
    AUTH_METHODS: 'google,totp',
  },
  changes: seededAffairs,
  // One for all: Playwright takes a list of several for something else.
  allowedTrouble: [
    new RegExp([...throughGoogle.map(({ source }) => source), 'status of (4..|503)', 'ERR_FAILED'].join('|')),
  ],
}

/** For `*.admin.spec.ts`, which share one site: a test adds the rows it changes, or restores them. */
export const test = base.extend({
  siteEnv: [onAdminSite.siteEnv, { scope: 'worker' }],
  changes: [onAdminSite.changes, { scope: 'worker' }],
  allowedTrouble: [onAdminSite.allowedTrouble, { scope: 'test' }],
})

type Person = 'sita' | 'gita' | 'ram'

/** Who signed in by hand on the site of this worker before: cookies, and what the browser stores. */
const known = new Map<Person, { cookies: Cookie[]; session: string }>()

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('chautari-auth') ?? '{}')

const bearer = (session: string) => ({
  authorization: `Bearer ${(JSON.parse(session) as { access_token: string }).access_token}`,
})

/** Gives the browser what it had after an earlier sign-in, if the server still takes it. */
async function comeBack(page: Page, who: Person): Promise<boolean> {
  const { cookies, session } = known.get(who) ?? { cookies: [], session: '' }
  if (session === '') return false
  const answer = await page.request.get('/auth/v1/user', { headers: bearer(session) })
  if (!answer.ok()) return false
  await page.context().addCookies(cookies)
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('chautari-auth', text), session)
  return true
}

/** Opens a section of the panel as this operator: with the session of an earlier test, else by signing in. */
export async function openPanel(page: Page, path: string, who: Person = 'sita') {
  const context = page.context()
  await context.addCookies([cookieOf(who)])
  const isKnown = await comeBack(page, who)
  await page.goto(path)
  if (!isKnown)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Sign In|साइन इन)$/ })
      .click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?!Checking|Opening|Admin panel)/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(path)
  if (!isKnown) known.set(who, { cookies: await context.cookies(), session: await storedSession(page) })
}

/** Calls an admin function as who is signed in on the page: another operator, as far as the page knows. */
export async function callAs<Answer>(
  page: Page,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer> {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { ...bearer(await storedSession(page)), 'content-type': 'application/json' },
    ...(body && { data: body }),
  })
  expect(answer.ok(), `${method} ${path}`).toBe(true)
  return (await answer.json()) as Answer
}
