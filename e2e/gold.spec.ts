import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holdBack, listenToBeacons, openPage } from './steps.ts'

const path = '/gold-silver-price'

test('LOG-03, GOLD-01: opening is recorded, Refresh Data asks again, and the history changes without a request', async ({
  page,
}) => {
  const beacons = await listenToBeacons<{ tool_name: string }>(page)
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/usage'))
  await openPage(page, path)
  expect((await recorded).status()).toBe(202)
  await expect.poll(() => beacons).toMatchObject([{ tool_name: 'gold-silver-price-view' }])

  const release = await holdBack(page, /\/api\/gold-silver-prices$/)
  const asked = page.waitForRequest(/\/api\/gold-silver-prices$/)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await asked
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible()
  release()
  await expect(page.getByText('These are the newest prices that we have.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Per Tola' }).first()).toBeVisible()

  const data: string[] = []
  page.on('request', (request) => data.push(new URL(request.url()).pathname))
  const history = page.getByRole('region', { name: 'Price history' })
  await history.getByRole('link', { name: '1 year' }).click()
  await history.getByRole('link', { name: 'Silver' }).click()
  await expect(page).toHaveURL(`${path}?days=365&metal=silver`)
  await expect(history.getByRole('img', { name: /^Chart: Silver.*17 July 2025/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('gold-silver-price-2026-07-16-365.csv')
  await history.locator('summary', { hasText: 'All 77 prices as a table' }).click()
  await expect(history.getByRole('row')).toHaveCount(78)
  expect(data.filter((asked) => /^\/api\/(?!usage)|^\/gold/.test(asked))).toEqual([])
  await expectNoViolations(page, 'prices and an open table')
})
