import { expectNoFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

const path = '/postal-codes'

test('POST-01, POST-02, POST-03: text and district narrow the table while one types', async ({ page }) => {
  await openPage(page, path)
  const table = page.getByRole('table', { name: 'Post offices' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'District',
    'Post Office',
    'Postal Code',
    'Post Office Type',
  ])
  const district = page.getByRole('combobox', { name: 'District' })
  await expect(district.getByRole('option').first()).toHaveText('All Districts')
  await expect(page.getByText('Showing 917 results out of 917 postal codes').first()).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('पोखरा')
  await expect(table.getByRole('row').filter({ hasText: '33700' })).toContainText('KaskiKaski33700W.R.P.D.')
  await district.selectOption('Kathmandu')
  await page.getByRole('searchbox').fill('BAZAR')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('Showing 1 results out of 917 postal codes').first()).toBeVisible()
  await expect(page).toHaveURL(`${path}?q=BAZAR&district=Kathmandu`)
})

test('POST-04: nothing found has words and a way back', async ({ page }) => {
  await openPage(page, `${path}?q=xyzzy`)
  await expect(page.getByRole('heading', { name: 'No results found', exact: true })).toBeVisible()
  await expect(
    page.getByText('Try adjusting your search or filter to find postal codes', { exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(page.locator('#results tbody tr')).toHaveCount(30)
  await expect(page).toHaveURL(path)
})

test('axe finds nothing on the postal page, and everything fits', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, `${isMobile ? '/ne' : ''}${path}?district=Kavrepalanchok`)
  await expectNoFaults(page, 'a district with two spellings')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.print-alone :is(a, button, input, select)')]
      .filter((target) => target.offsetHeight < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
})
