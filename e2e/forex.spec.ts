import { expectNoViolations } from './axe.ts'
import { expect, type Page, test } from './fixtures.ts'
import { openPage } from './steps.ts'

// Nothing is known of the one day for which the stand-in of the central bank fails.
test.use({ allowedTrouble: [/status of 503.*\/(api\/forex|foreign-exchange)/] })

const path = '/foreign-exchange'
const down = '2020-01-01'
const withoutRates = '2020-02-02'

const date = (page: Page) => page.getByLabel('Date', { exact: true })
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'Using cached data' })
const table = (page: Page, name: string) => page.getByRole('table', { name: new RegExp(`^${name}`) })

test('FX-02, FX-05, FX-06: the rates of a day, found, converted and drawn; axe finds nothing, all fits into 320 px', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, `${path}?date=2026-04-01`)
  await expect(page.getByRole('heading', { name: 'Rates of 1 April 2026' })).toContainText('18 Chaitra 2082')
  const information = page.getByRole('region', { name: 'Rate Information' })
  await expect(information).toContainText('Published1 April 2026, 00:00:13')
  await expect(information).toContainText('Last Modified31 March 2026, 17:18:39')
  await expect(table(page, 'Popular Currencies').getByRole('row')).toHaveCount(9)
  await expect(table(page, 'Other Currencies').getByRole('row', { name: '100 INR' })).toContainText('160.00')
  await expect(table(page, 'Other Currencies').getByRole('row', { name: '1 SEK' })).toContainText('–')
  await expect(badge(page)).toHaveCount(0)
  expect(await date(page).getAttribute('max')).toMatch(/^\d{4}-\d{2}-\d{2}$/)

  const converter = page.getByRole('region', { name: 'Converter' })
  await converter.getByLabel('Amount').fill('१,०००')
  await converter.getByLabel('Currency').selectOption('JPY')
  await expect(converter.getByRole('status')).toContainText('NPR 949.00')
  await expect(converter.getByRole('status')).toContainText('buying rate: NPR 9.49 for 10 JPY')
  await converter.getByLabel('Currency').selectOption('SEK')
  await converter.getByLabel('Direction').selectOption('from-npr')
  await expect(converter.getByRole('status')).toContainText('published no such rate for SEK')

  const history = page.getByRole('region', { name: 'Rate history' })
  await history.scrollIntoViewIfNeeded()
  // Folded on a phone.
  if (isMobile) await history.locator('summary').first().click()
  // The past year is brought in by a job, a few seconds after the start of the server.
  await expect(async () => {
    await history.getByRole('button', { name: '90 days' }).click()
    await history.getByRole('button', { name: '30 days' }).click()
    await expect(history.getByRole('status')).toHaveText(
      'Of the last 30 days, the rates of 30 are known here.',
      {
        timeout: 2_000,
      },
    )
  }).toPass()
  await expect(history.getByRole('img')).toHaveAccessibleName(/^Buying rate of USD from .* between NPR/)
  // A finger that moves sideways reads values, and one that moves up and down scrolls the page.
  const chart = history.getByRole('slider', { name: 'Day on the chart' })
  await expect(chart).toHaveCSS('touch-action', 'pan-y')
  await expect(chart).toHaveAttribute('aria-valuenow', '30')
  const { height } = (await history.boundingBox())!
  await chart.click({ position: { x: 1, y: 20 } })
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  expect((await history.boundingBox())!.height).toBe(height)
  await history.locator('summary', { hasText: 'All values as a table' }).click()
  await expect(history.getByRole('table').getByRole('row')).toHaveCount(31)
  const download = page.waitForEvent('download')
  await history.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('nrb-rates-USD.csv')

  await expectNoViolations(page, 'all shown')
  const width = await page.evaluate(() => innerWidth)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test('FX-02, FX-07, FX-08: a wide screen shows the rates beside the converter, which stays in sight; a date without rates is refused, what is not there is said, what is known stays under its own date', async ({
  page,
}) => {
  await openPage(page, `${path}?date=2026-04-01`)
  await test.step('the rates stand beside the converter, which stays in sight', async () => {
    const converter = page.getByRole('heading', { name: 'Converter' })
    const [beside, rates] = [
      await converter.boundingBox(),
      await table(page, 'Popular Currencies').boundingBox(),
    ]
    expect(beside?.x).toBeGreaterThan((rates?.x ?? 0) + (rates?.width ?? 0))
    expect(rates?.y).toBeLessThan(560)
    await table(page, 'Other Currencies').getByRole('row').last().scrollIntoViewIfNeeded()
    await expect(converter).toBeInViewport()
  })
  await test.step('a date that can have no rates is refused in words when the field is left', async () => {
    const refused = page.getByRole('alert').filter({ hasText: 'Choose a date from 1 January 2000 to' })
    for (const wrong of ['2999-12-31', '1999-12-31']) {
      await date(page).fill(wrong)
      await expect(refused).toHaveCount(0)
      await date(page).blur()
      await expect(refused).toBeVisible()
      await expect(date(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(date(page)).toHaveAccessibleDescription(/1 April 2026.*Choose a date/)
    }
    await expect(page.getByRole('heading', { name: 'Rates of 1 April 2026' })).toBeVisible()
    await date(page).fill('2026-04-01')
    await expect(refused).toHaveCount(0)
    await expect(date(page)).not.toHaveAttribute('aria-invalid')
  })
  const alert = page.getByRole('alert')
  await date(page).fill(withoutRates)
  await expect(alert).toContainText('No exchange rates found for this date. Please try a different date.')
  await expect(page).toHaveURL(`${path}?date=${withoutRates}`)
  await date(page).fill(down)
  await expect(alert).toContainText(
    'Failed to fetch exchange rates. Please check your internet connection and try again.',
  )
  await expect(page.getByRole('heading', { name: 'Rates of 1 April 2026' })).toBeVisible()
  await expect(alert).toContainText('Below you see the rates of 1 April 2026 instead.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Failed to fetch')
  const response = await page.goto(`${path}?date=${down}`)
  expect(response?.status()).toBe(503)
  await expect(alert).toContainText('Failed to fetch exchange rates.')
})

test('FX-02: an address with a day that cannot be is refused in words, until another day is chosen', async ({
  page,
}) => {
  await openPage(page, `/ne${path}?date=2999-01-01`)
  const refusal = page.getByRole('alert').filter({ hasText: 'सम्मको मिति छान्नुहोस्।' })
  await expect(refusal).toBeInViewport()
  // The Nepali page asks in BS first.
  await page.getByRole('button', { name: 'ई.सं.' }).click()
  const field = page.getByLabel('मिति', { exact: true })
  await expect(field).toHaveValue((await field.getAttribute('max')) ?? '')
  await page.getByRole('button', { name: 'आज', exact: true }).click()
  await expect(refusal).toHaveCount(0)
  await expect(page).toHaveURL(`/ne${path}`)
})
