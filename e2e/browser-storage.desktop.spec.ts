import { expect, type Page, test } from './fixtures.ts'
import { makeWalletCode, open as openQr } from './qr-page.ts'
import { arrived, carrierPath, lookUp, openPage, pressStar, typeBsDate } from './steps.ts'

// A refused event is sent again when the network is back; the page may be left before that.
test.use({ allowedTrouble: [/\/api\/usage/] })

/** As with all cookies and site data blocked: already to look at the storage throws. */
function blockStorage() {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, storage, { get: refuse, configurable: true })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse, configurable: true })
}

/** As on a phone without a byte left: what is there can be read, nothing can be written. */
function fillStorage() {
  const full = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Storage.prototype.setItem = full
  CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
}

/** What writes to the storage: visits, votes and the form of a code. */
async function useWritingTools(page: Page) {
  await openPage(page, carrierPath.en)
  await lookUp(page, '9841234567')
  await pressStar(page, '4 stars')
  await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()

  await openQr(page)
  await makeWalletCode(page)

  await openPage(page, '/foreign-exchange')
  await expect(page.getByRole('region', { name: 'Converter' }).getByRole('status')).toContainText('NPR')
}

async function useOtherTools(page: Page) {
  await openPage(page, '/nepali-date-converter')
  const toAd = page.getByRole('region', { name: 'Convert a date' })
  await typeBsDate(toAd, '2071-11-23')
  await expect(toAd.getByRole('status')).toContainText('7 March 2015')

  await openPage(page, '/postal-codes')
  await page.getByRole('searchbox').fill('33700')
  await expect(page.getByText('Showing 1 results out of 917 postal codes').first()).toBeVisible()

  await openPage(page, '/nepali-calendar/2083/8')
  await page.getByRole('link', { name: 'Next month' }).first().click()
  await expect(page).toHaveURL('/nepali-calendar/2083/9')

  await page.getByRole('banner').getByRole('link', { name: 'Internet', exact: true }).click()
  await expect(page.getByRole('status').first()).toHaveText('Showing 8 of 71 plans')
  await openPage(page, '/ne/emergency-services')
  await expect(page.getByRole('link', { name: /१०२/ }).first()).toBeVisible()
  await openPage(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Not Signed In' })).toBeVisible()
}

async function chooseDark(page: Page) {
  await page.getByRole('button', { name: 'Theme: Light' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
}

test('R12: with storage blocked every tool works, and what cannot be remembered holds for the page', async ({
  page,
}) => {
  await page.addInitScript(blockStorage)
  await page.emulateMedia({ colorScheme: 'light' })
  await useWritingTools(page)
  await chooseDark(page)
  await useOtherTools(page)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Pin Postal Codes' }).click()
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')).toHaveText([
    'Postal codes',
  ])
  await openPage(page, '/my-home')
  await page.getByRole('region', { name: 'Pinned tools' }).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('button', { name: 'Remove Carrier Identifier' })).toBeVisible()
})

test('R12: with storage full every tool that writes to it works, and what cannot be remembered holds for the page', async ({
  page,
}) => {
  await page.addInitScript(fillStorage)
  await page.emulateMedia({ colorScheme: 'light' })
  await useWritingTools(page)
  await chooseDark(page)
})

test.describe('a network that goes in the middle', () => {
  test.use({ allowedTrouble: [/ERR_INTERNET_DISCONNECTED|\/api\//] })

  test('R12: what was typed stays, the page says what failed, and the second try goes through', async ({
    page,
    context,
  }) => {
    await openPage(page, carrierPath.en)
    await context.setOffline(true)
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: /e-mail/ })
    await field.fill(`offline-${Date.now()}@example.com`)
    await field.press('Enter')
    await expect(footer).toContainText('That did not work. Please try again in a minute.')
    await expect(field).toHaveValue(/^offline-/)
    await pressStar(page, '5 stars')
    await expect(page.getByText('Your vote could not be saved. Please try again.')).toBeVisible()
    await lookUp(page, '9801234567')
    await context.setOffline(false)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    // On a page of its own where the browser does not fetch the form's code again.
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible()

    await openPage(page, carrierPath.en)
    await pressStar(page, '5 stars')
    await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()
    await context.setOffline(true)
    await pressStar(page, '3 stars')
    await expect(page.getByText('Your vote could not be saved. Please try again.')).toBeVisible()
    await context.setOffline(false)
    await pressStar(page, '4 stars')
    await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()
  })
})

test('R12: back and forward over documents and navigations bring each page as it was left', async ({
  page,
}) => {
  await openPage(page, '/postal-codes')
  await page.getByRole('searchbox').fill('Pokhara')
  await expect(page).toHaveURL('/postal-codes?q=Pokhara')
  await page.getByRole('banner').getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL('/nepali-calendar')
  await page.getByRole('link', { name: 'नेपाली', exact: true }).first().click()
  await expect(page).toHaveURL('/ne/nepali-calendar')
  await arrived(page)
  await page.goBack()
  await expect(page).toHaveURL('/nepali-calendar')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('Pokhara')
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL('/ne/nepali-calendar')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ne')
})

test('R12: two tabs on the same tool keep to themselves, and a theme chosen in one holds in the next page of the other', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, carrierPath.en)
  const other = await context.newPage()
  await openPage(other, carrierPath.en)
  await lookUp(page, '9841234567')
  await lookUp(other, '9801234567')
  const answer = (tab: Page) => tab.getByRole('status')
  await expect(answer(page)).toContainText('Nepal Telecom')
  await expect(answer(other)).toContainText('Ncell')
  await page.getByRole('button', { name: 'Theme: Light' }).click()
  await openPage(other, '/postal-codes')
  expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})
