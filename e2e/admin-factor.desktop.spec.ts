import { onAdminSite, openPanel } from './admin-site.ts'
import { expect, test } from './own-site.ts'

test.use({
  ...onAdminSite,
  siteEnv: { ...onAdminSite.siteEnv, AUTH_METHODS: 'google,totp', ADMIN_SECOND_FACTOR: 'required' },
})

test('GATE-01: an operator without the second step that the site requires is led to where it is set up', async ({
  page,
}) => {
  await openPanel(page, '/admin/banks')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second step needed')
  await expect(page.getByRole('table')).toHaveCount(0)
  await main.getByRole('link', { name: 'Set up a second step' }).click()
  await expect(page).toHaveURL('/profile#second-factor')
  await expect(page.getByRole('region', { name: 'Second step' })).toBeInViewport()
})
