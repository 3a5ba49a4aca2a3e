import { expect, test } from './fixtures.ts'
import { throughGoogle } from './signing-in.ts'
import { openPage } from './steps.ts'

test.use({ allowedTrouble: throughGoogle })

test('SHELL-03, SHELL-04: signed in, the menu holds the ways to the profile, to the admin area, and out', async ({
  page,
}) => {
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  const toggle = banner.locator('summary[aria-label="Menu"]')
  const menu = banner.getByRole('navigation', { name: 'Main' })
  await toggle.tap()
  await menu.getByRole('link', { name: 'Sign In' }).tap()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await toggle.tap()
  await expect(menu).toContainText('sita@example.com')
  await expect(menu.getByRole('link', { name: 'Admin' })).toBeVisible()
  await menu.getByRole('link', { name: 'My Profile' }).tap()
  await expect(page).toHaveURL('/profile')
  await toggle.tap()
  await menu.getByRole('button', { name: 'Sign Out' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Signed In')
})
