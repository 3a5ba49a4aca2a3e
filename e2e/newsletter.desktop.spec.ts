import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 503/] })

test('SHELL-06: a failure leaves the form and what was typed; once it is stored, the visitor is thanked', async ({
  page,
}) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: /e-mail/ })
  const subscribe = footer.getByRole('button', { name: 'Subscribe' })
  const address = `reader-${Date.now()}@example.com`
  await field.fill('no address')
  await subscribe.click()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await field.fill(address)
  await field.press('Enter')
  await expect(footer).toContainText('That did not work. Please try again in a minute.')
  await expect(field).toHaveValue(address)
  await expectNoViolations(page, 'subscribing failed', ['footer'])
  await subscribe.click()
  await expect(footer).toContainText('Thank you for subscribing!')
  await expect(field).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('the status page is reached from the footer and tells how the site is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site status' }).click()
  await expect(page).toHaveTitle('Site status | Chautari')
  const database = page.getByRole('main').locator('section').first()
  await expect(database).toContainText('Working')
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page, 'status')
})
