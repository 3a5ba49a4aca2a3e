import { expectNoViolations } from './axe.ts'
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

test('POST-02, POST-05: other spellings are found, a town without an office leads to its district, the list has a date', async ({
  page,
}) => {
  await openPage(page, path)
  await expect(page.getByText('The published list as it was in June 2025')).toBeVisible()
  const box = page.getByRole('searchbox')
  const table = page.getByRole('table', { name: 'Post offices' })
  for (const query of ['Nepalganj', 'नेपालगन्ज']) {
    await box.fill(query)
    await expect(table.getByRole('row').nth(1)).toContainText('21900')
  }
  await box.fill('Dharan')
  await expect(
    page.getByText(
      'The list has no office named Dharan. It lies in the district Sunsari, whose head office is 56700.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Offices of Sunsari' }).click()
  await expect(table.getByRole('row').filter({ hasText: '56700' })).toBeVisible()
})

test('POST-06: on the page in Nepali the type of an office has its Nepali name', async ({ page }) => {
  await openPage(page, `/ne${path}?q=44602`)
  const row = page.locator('#results tbody tr')
  await expect(row).toContainText('इलाका हुलाक कार्यालय')
  await expect(row).not.toContainText('A.P.O.')
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

test('axe finds nothing on the postal page, and everything fits', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, `${isMobile ? '/ne' : ''}${path}?district=Kavrepalanchok`)
  await expectNoViolations(page, 'a district with two spellings')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.print-alone :is(a, button, input, select)')]
      .filter((target) => target.offsetHeight < 44)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
  expect(small).toEqual([])
})
