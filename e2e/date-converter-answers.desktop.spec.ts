import { expect, type Page, test } from './fixtures.ts'
import { islandArrived, openPage } from './steps.ts'

const path = '/nepali-date-converter'

const answer = (page: Page) =>
  page.getByRole('region', { name: 'Convert to English (AD)' }).getByRole('status')

test('the other language shows the same converted dates', async ({ page }) => {
  await openPage(page, `${path}#bs=2082-4-29&ad=2025-07-13`)
  await expect(answer(page)).toContainText('14 August 2025')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(`/ne${path}#bs=2082-04-29&ad=2025-07-13`)
  await expect(page.getByText('१४ अगस्ट २०२५')).toBeVisible()
  await expect(page.getByText('२९ असार २०८२')).toBeVisible()
})

test('a working-day answer lists what it took off and says what is not known', async ({ page }) => {
  await openPage(page, path)
  await islandArrived(page, 'counting')
  const card = page.getByRole('region', { name: 'Working days' })
  await card.getByLabel('First day', { exact: true }).fill('2083-07-01')
  await card.getByLabel('Last day', { exact: true }).fill('2083-07-30')
  await card.getByRole('button').click()
  const result = card.getByRole('status')
  await expect(result).toContainText('14 working days')
  await result.getByText('Public holidays taken off: 12').click()
  await expect(result).toContainText('2 Kartik 2083: Dashain holiday')
  await expect(result).toContainText('Not known: one or both Eids of 2083 BS.')
  await expect(result).toContainText('2083 as of the notice of 18 Falgun 2082')
  await expect(result).toContainText('Since 6 April 2026 (23 Chaitra 2082)')
  await expect(result).toContainText(
    'Holidays for a region, a community or one group of employees are not taken off.',
  )
})

test('typed dates open the keyboard of digits', async ({ page }) => {
  await openPage(page, path)
  await expect(page.locator('[name=birth]')).toBeVisible()
  await expect(page.locator('input[inputmode=numeric][maxlength="60"]')).toHaveCount(10)
})
