import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, scripts } from './steps.ts'

const boxIn = (page: Page) => page.getByRole('textbox', { name: 'Search or ask a question' })
const found = (page: Page) => page.getByRole('region', { name: 'Search results' }).getByRole('link')

test('HOME-01, HOME-02: Enter searches, also before the code of the page arrived; then what is typed is not sent', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await boxIn(page).pressSequentially('ncell')
  await boxIn(page).press('Enter')
  await expect(page).toHaveURL('/?q=ncell')
  await expect(found(page)).toHaveText([/^Carrier Identifier/])
  release()
  await arrived(page)
  await boxIn(page).fill('postal')
  await boxIn(page).press('Enter')
  await expect(found(page)).toHaveText([/^Postal Codes/])
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeHidden()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'All tools' })).toBeVisible()
  await expect(boxIn(page)).toBeFocused()
})
