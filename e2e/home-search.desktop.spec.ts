import { expect, type Page, test } from './fixtures.ts'
import { holdBack, openPage, scripts } from './steps.ts'

const boxIn = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' })
const found = (page: Page) =>
  page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 })

test('HOME-01: Enter searches, also before the code of the page arrived', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await boxIn(page).pressSequentially('ncell')
  await boxIn(page).press('Enter')
  await expect(page).toHaveURL('/?q=ncell')
  await expect(found(page)).toHaveText(['Carrier Identifier'])
  release()
  await boxIn(page).fill('postal')
  await boxIn(page).press('Enter')
  await expect(found(page)).toHaveText(['Postal Codes'])
})

test('HOME-02: names, descriptions and categories match whatever their case', async ({ page }) => {
  await openPage(page, '/')
  const queries = [
    ['POSTAL codes', ['Postal Codes']],
    ['FIRST three DIGITS', ['Carrier Identifier']],
    ['sAfEtY', ['Emergency Services']],
  ] as const
  for (const [query, names] of queries) {
    await boxIn(page).fill(query)
    await expect(found(page), query).toHaveText([...names])
  }
  await boxIn(page).fill('finance')
  await expect(found(page).filter({ hasText: 'QR Builder' })).toHaveCount(1)
  await expect(found(page).filter({ hasText: 'Gold' })).toHaveCount(1)
})

test('HOME-02: a blank query shows no search results', async ({ page }) => {
  await openPage(page, '/?q=postal')
  await expect(found(page)).toHaveCount(1)
  await boxIn(page).fill('   ')
  await expect(page.getByRole('region', { name: 'Search results' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  await boxIn(page).press('Enter')
  await expect(page.getByRole('region', { name: 'Search results' })).toHaveCount(0)
})

test('HOME-02: Nepali words and keywords find tools, on English pages too', async ({ page }) => {
  await openPage(page, '/')
  for (const [query, name] of [
    ['पात्रो', 'Nepali Calendar'],
    ['patro', 'Nepali Calendar'],
    ['ncell', 'Carrier Identifier'],
    ['९८४', 'Carrier Identifier'],
  ] as const) {
    await boxIn(page).fill(query)
    await expect(found(page).filter({ hasText: name }), query).toHaveCount(1)
    expect(await found(page).count(), query).toBeLessThan(5)
  }
})

test('HOME-03: results are counted, and Clear gives the full list back', async ({ page }) => {
  await openPage(page, '/')
  await boxIn(page).fill('date')
  const results = page.getByRole('region', { name: 'Search results' })
  const count = await found(page).count()
  expect(count).toBeGreaterThan(1)
  await expect(results.getByRole('status')).toHaveText(`${count} results`)
  await results.getByRole('button', { name: 'Clear' }).click()
  await expect(results).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'All tools' }).getByRole('listitem')).toHaveCount(10)
  await expect(boxIn(page)).toHaveValue('')
  await expect(boxIn(page)).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('HOME-04: when nothing matches, carrier, QR and bank are suggested', async ({ page }) => {
  await openPage(page, '/?q=zzzz')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results).toContainText('No tools match “zzzz”. Try carrier, QR or bank.')
  await expect(results.getByRole('status')).toHaveText('0 results')
  // What is suggested leads somewhere.
  for (const term of ['carrier', 'QR', 'bank']) {
    await boxIn(page).fill(term)
    expect(await found(page).count(), term).toBeGreaterThan(0)
  }
})

test('HOME-09: while a search is active the full list is hidden', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  await boxIn(page).fill('gold')
  await expect(found(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'All tools' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Carrier Identifier' })).toHaveCount(0)
})

test('HOME-02: the search stands in the address and makes no steps of history', async ({ page }) => {
  await openPage(page, '/')
  const steps = await page.evaluate(() => history.length)
  await boxIn(page).pressSequentially('gold')
  await expect(page).toHaveURL('/?q=gold')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  await expect(found(page)).toHaveCount(1)
  await expect(boxIn(page)).toHaveValue('gold')
})
