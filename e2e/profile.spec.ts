import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { cookieOf, throughGoogle } from './signing-in.ts'
import { openPage } from './steps.ts'

// One for all: Playwright takes a list of several for something else.
const allowed = [...throughGoogle.map(({ source }) => source), 'status of 400']
test.use({ allowedTrouble: [new RegExp(allowed.join('|'))] })

test('PROF-01, SHELL-04: the profile shows who is there, takes a name, ends other sign-ins, and deletes the account', async ({
  page,
  browser,
  origin,
}) => {
  const other = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  for (const context of [other, page.context()]) {
    await context.addCookies([cookieOf('ram')])
    const tab = context === other ? await other.newPage() : page
    await openPage(tab, '/profile')
    await tab.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    // Back where the link was; the one of the header leads to the root.
    await expect(tab).toHaveURL('/profile')
    await expect(tab.getByRole('main')).toContainText('ram@example.com')
  }
  const main = page.getByRole('main')
  await expect(main).toContainText('Google')
  const places = main.getByRole('region', { name: 'Where you are signed in' })
  await expect(places.getByRole('listitem')).toHaveCount(2)
  await expectNoViolations(page, 'a profile')
  // Nobody but an operator sees the way to the admin area.
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await main.getByRole('textbox', { name: 'Full name' }).fill('नयाँ नाम')
  await main.getByRole('button', { name: 'Save name' }).click()
  await expect(main.getByText('Your name is saved.')).toBeVisible()
  await expect(main.getByRole('definition').first()).toHaveText('नयाँ नाम')
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(1)
  const tooOld = { status: 400, json: { code: 400, error_code: 'reauthentication_needed', msg: 'Too old' } }
  await page.route('**/auth/v1/export', (route) => route.fulfill(tooOld), { times: 1 })
  await main.getByRole('button', { name: 'Download as JSON' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'a sign-in of the last ten minutes' })).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download as JSON' }).click()
  expect((await download).suggestedFilename()).toBe('chautari-account.json')
  await main.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Signed In')
  await other.close()
})
