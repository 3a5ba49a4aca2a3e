import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const path = '/emergency-services'

test('on paper there is the list alone: numbers in two columns, no article, no buttons', async ({ page }) => {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  const number = page.getByText('01-5522266', { exact: false }).first()
  await expect(number).toBeVisible()
  await expect(page.locator('#numbers')).toHaveCSS('column-count', '2')
})
