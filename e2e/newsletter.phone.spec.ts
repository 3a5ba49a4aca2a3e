import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

test.use({ allowedTrouble: [/api\/newsletter.*ERR_FAILED|ERR_FAILED.*api\/newsletter/] })

test('SHELL-06: a request that is lost on the way is said, and the form stays', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.abort())
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Get news by e-mail').click()
  const field = footer.getByRole('textbox', { name: /e-mail/ })
  await field.fill('reader@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('That did not work. Please try again in a minute.')).toBeInViewport()
  await expect(field).toHaveValue('reader@example.com')
})
