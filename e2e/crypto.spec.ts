import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

// Each address may search for a few new terms a minute only: not the one that all other tests have.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' } })

const path = '/crypto-exchange-rates'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search coins' })
const grid = (page: Page, name: string) => page.getByRole('region', { name })
const coins = (page: Page, name: string) => grid(page, name).getByRole('heading', { level: 3 })

test('CRYPTO-01, CRYPTO-03, CRYPTO-07, CRYPTO-10: coins are shown, searched and converted; axe finds nothing, all fits into 320 px', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  if (isMobile) await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, path)
  const figure = await page.getByText(/^1 USD = NPR/).boundingBox()
  if (isMobile) {
    expect(figure?.y).toBeLessThan(320)
    await page.setViewportSize({ width: 320, height: 640 })
  }
  await expect(page.getByRole('region', { name: 'For educational purposes only' })).toContainText(
    'Cryptocurrency is illegal in Nepal.',
  )
  await expect(grid(page, 'Exchange rate')).toContainText(/1 USD = NPR 14\d\.\d\d/)
  await expect(coins(page, 'Top Cryptocurrencies')).toHaveCount(10)
  const [bitcoin, xrp] = ['Bitcoin', 'XRP'].map((name) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
  )
  await expect(bitcoin!).toContainText('Change in 24 hours: down−0.95%')
  await expect(bitcoin!).toContainText('$1,555.89B')
  await expect(xrp!).toContainText('up+0.51%')

  // Folded on a phone, open where there is room.
  const volume = bitcoin!.getByText('Volume in 24 hours')
  if (isMobile) await bitcoin!.locator('summary').click()
  await expect(volume).toBeVisible()

  const converter = page.getByRole('region', { name: 'Converter' })
  await converter.getByLabel('Amount').fill('०.५')
  await converter.getByLabel('Coin').selectOption('ethereum')
  await converter.getByLabel('Direction').selectOption('coin-usd')
  await expect(converter.getByRole('status')).toContainText('USD 1,071.59')
  await expectNoViolations(page, 'all shown')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

  await search(page).fill('meme')
  await expect(page.getByText('14 found for “meme”')).toBeVisible()
  await expect(coins(page, 'Top Cryptocurrencies')).toHaveCount(10)
  await expect(coins(page, 'More Cryptocurrencies')).toHaveCount(4)
  await expect(page.getByText('$0.000123').first()).toBeVisible()
  await search(page).fill('xyzzy')
  await expect(page.getByText('No cryptocurrencies found')).toBeVisible()
  await page.getByRole('main').getByText('Clear Search').click()
  await expect(search(page)).toBeFocused()
  await expect(coins(page, 'Top Cryptocurrencies')).toHaveCount(10)
  await expect(grid(page, 'More Cryptocurrencies')).toHaveCount(0)
})
