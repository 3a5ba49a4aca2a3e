import { expect, test } from './fixtures.ts'
import { arrived, openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 404/] })

test('SHELL-10, SHELL-11, STATIC-04: an unknown path answers 404 with the designed page, which leads home and back', async ({
  page,
}) => {
  await openPage(page, '/carrier-identifier')
  const response = await openPage(page, '/no-such-page')
  expect(response!.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main).toContainText('404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const popular = main.getByRole('listitem').getByRole('link')
  await expect(popular).toHaveCount(4)
  await expect(popular.first()).toHaveAttribute('href', '/carrier-identifier')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await main.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  // Nothing links there: the way back is the navigation.
  await page.goBack()
  await expect(page).toHaveURL('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await arrived(page)
  await main.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/carrier-identifier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
})
