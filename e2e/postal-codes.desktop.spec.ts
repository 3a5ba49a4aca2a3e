import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, openPage, scripts } from './steps.ts'

const path = '/postal-codes'

/** The rows of the list without its head; the article has a table too. */
const rows = (page: Page) => page.getByRole('region', { name: 'Post offices' }).locator('tbody tr')

test('the address shows what is shown, adds no step of history, is kept in the other language, and what is broken is cleaned', async ({
  page,
}) => {
  await openPage(page, `${path}?district=atlantis&sort=size&dir=desc&page=7`)
  await expect(page).toHaveURL(`${path}?dir=desc`)
  const steps = await page.evaluate(() => history.length)
  const header = page.getByRole('columnheader', { name: 'Postal Code' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toContainText('57512')
  await expect(page).toHaveURL(`${path}?sort=code&dir=desc`)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  await arrived(page)
  await expect(rows(page).first()).toContainText('57512')
  await page.getByTitle('View this page in Nepali').click()
  await expect(page).toHaveURL(`/ne${path}?sort=code&dir=desc`)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${path}?sort=code&dir=desc`)
  await arrived(page)
  await page.getByRole('searchbox').fill('Lamahi')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(rows(page).first()).toContainText('57512')
})

test('what was typed and chosen before the code of the page arrived counts', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('lamahi')
  await page.getByRole('combobox').selectOption('Dang')
  release()
  await expect(page).toHaveURL(`${path}?q=lamahi&district=Dang`)
  await expect(rows(page)).toHaveCount(1)
})
