import { expect, type Page, test } from './fixtures.ts'
import { holdBack, scripts } from './steps.ts'

const boxIn = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' })
const found = (page: Page) =>
  page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 })

test('HOME-01, HOME-02: Enter searches, also before the code of the page arrived, and the search stands in the address', async ({
  page,
}) => {
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
  await expect(page).toHaveURL('/?q=postal')
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeHidden()
  await page.reload()
  await expect(found(page)).toHaveText(['Postal Codes'])
  await expect(boxIn(page)).toHaveValue('postal')
})
