import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, listenToBeacons, openPage, scripts } from './steps.ts'

const path = '/postal-codes'

/** The rows of the list without its head; the article has a table too. */
const rows = (page: Page) => page.getByRole('region', { name: 'Post offices' }).locator('tbody tr')

test('LOG-01, LOG-03: opening is sent and arrives; a search is answered without a request for data', async ({
  page,
}) => {
  const asked: string[] = []
  const answers: number[] = []
  const beacons = await listenToBeacons(page)
  page.on('response', (response) => {
    if (response.url().endsWith('/api/usage')) answers.push(response.status())
  })
  await openPage(page, path)
  await expect.poll(() => answers).toEqual([202])
  // A browser may look for the site's icon again when the address changes.
  page.on('request', (request) => {
    // The names of places are a file of the build.
    if (!/\/(icon\.svg|assets\/[^/]+\.js)$/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole('searchbox').fill('Lamahi')
  await expect(rows(page).first()).toContainText('22414')
  await expect(page).toHaveURL(`${path}?q=Lamahi`)
  expect(asked).toEqual([])
  expect(beacons).toEqual([
    {
      tool_name: 'postal-code-view',
      session_id: expect.any(String) as unknown,
      view: { path, width: 'desktop' },
    },
  ])
})

test('the address shows what is shown, adds no step of history, and what is broken is cleaned', async ({
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

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('POST-02, POST-05: without JavaScript the form, the pages and the whole list answer', async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'All 917 postal codes' }).click()
    await expect(rows(page)).toHaveCount(917)
    await page.getByRole('searchbox').fill('चितवन')
    await page.getByRole('combobox').selectOption('Chitwan')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(rows(page)).toHaveCount(6)
    await page.getByRole('button', { name: 'Post Office', exact: true }).click()
    await expect(page).toHaveURL(/sort=office/)
    await expect(rows(page)).toHaveCount(6)
    await expect(page.getByRole('columnheader', { name: 'Post Office', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })
})
