import { expect, type Page, test } from './fixtures.ts'
import { arrived, holdBack, listenToBeacons, openPage, scripts } from './steps.ts'

// A search that the source fails for is answered 503, and a refresh is refused on purpose.
test.use({
  allowedTrouble: [/status of 503.*\/api\/crypto/],
  // Each address may search for a few new terms a minute only: not the one that all other tests have.
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' },
})

const path = '/crypto-exchange-rates'
const api = /\/api\/crypto\//

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search coins' })
const count = (page: Page) =>
  page.getByRole('region', { name: 'Top Cryptocurrencies' }).getByRole('heading', { level: 3 })

test('CRYPTO-03, CRYPTO-04, CRYPTO-06, CRYPTO-10, LOG-01, LOG-03: prices refresh by themselves and by button, a search is asked once, and each is logged', {
  tag: '@own-context',
}, async ({ page }) => {
  const beacons = await listenToBeacons<{ tool_name: string; details?: object }>(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (api.test(request.url())) asked.push(new URL(request.url()).pathname.slice('/api/crypto/'.length))
  })
  await page.clock.install()
  await openPage(page, path)
  const events = () => beacons.map(({ tool_name: name, details }) => (details ? { name, details } : { name }))
  const fetched = [
    { name: 'forex-fetch-for-crypto', details: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
    { name: 'crypto-fetch' },
  ]
  await expect.poll(events).toEqual([{ name: 'crypto-currency-view' }, ...fetched])
  // From here on time passes only as the test says.
  await page.clock.pauseAt(Date.now() + 10_000)
  expect(asked).toEqual([])

  // A single letter filters what is here; two wait for the last key.
  await search(page).fill('d')
  await page.clock.runFor(600)
  await expect(count(page)).toHaveText(['Tether', 'USDC', 'Dogecoin', 'Cardano'])
  // A coin of the page that begins so is found at once, and nobody is asked.
  await search(page).pressSequentially('oge')
  await expect(page.getByText('1 found for “doge”')).toBeVisible()
  await page.clock.runFor(600)
  expect(asked).toEqual([])

  await search(page).fill('down')
  await page.clock.runFor(499)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByText('Only the coins on this page were searched.').first()).toBeVisible()
  await expect(page.getByText('No cryptocurrencies found')).toHaveCount(0)
  expect(asked).toEqual(['search'])
  await page.getByRole('button', { name: 'Clear Search' }).first().click()
  await expect(count(page)).toHaveCount(10)

  asked.length = 0
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.clock.fastForward(5 * 60_000)
  await expect.poll(() => asked).toEqual(['markets'])
  await expect(refresh).not.toHaveAttribute('aria-disabled')
  await refresh.click()
  await expect.poll(() => asked).toEqual(['markets', 'markets'])
  await expect(refresh).not.toHaveAttribute('aria-disabled')
  await expect
    .poll(events)
    .toEqual([
      { name: 'crypto-currency-view' },
      ...fetched,
      { name: 'crypto-search', details: { term: 'doge' } },
      { name: 'crypto-search', details: { term: 'down' } },
      ...fetched,
      ...fetched,
    ])

  await page.route(api, (route) => route.fulfill({ status: 503, json: {} }))
  await refresh.click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to fetch cryptocurrency data. Please check your internet connection and try again.',
  )
  await expect(count(page)).toHaveCount(10)
})

test('CRYPTO-03: what was typed before the code has arrived is searched for', async ({ page }) => {
  const release = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await search(page).fill('solana')
  release()
  await arrived(page)
  await expect(count(page)).toHaveText(['Solana'])
})
