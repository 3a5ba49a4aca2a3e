import type { Browser } from '@playwright/test'
import config from '../playwright.config.ts'
import { expect, test } from './fixtures.ts'
import { arrived, carrierPath, listenToBeacons, lookUp, openPage } from './steps.ts'

// Playwright switches the browser's memory of whole pages off.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Whether this browser has a back/forward cache at all: Chromium's headless shell has none. */
async function restoresPages(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Probe</title>' }),
  )
  await page.goto('/first')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.goto('/second')
  await page.goBack({ waitUntil: 'commit' })
  const isRestored = (await page.locator('html[data-same]').count()) === 1
  await page.close()
  return isRestored
}

test('Back shows the page as it was left, and its opening and what changed meanwhile count', async ({
  browser,
  page,
}) => {
  const isRestored = await restoresPages(browser)
  const beacons = await listenToBeacons<{ tool_name: string }>(page)
  await openPage(page, carrierPath.en)
  await lookUp(page, '9801234567')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.getByRole('banner').getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL('/nepali-calendar')
  await arrived(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // A document that was kept loads nothing again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(carrierPath.en)
  // The very document, with the answer that was looked up.
  await expect(page.locator('html[data-same]')).toHaveCount(isRestored ? 1 : 0)
  await expect(page.getByRole('status').filter({ hasText: 'Ncell' })).toHaveCount(isRestored ? 1 : 0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Theme: Dark' })).toBeVisible()
  await expect
    .poll(() => beacons.map(({ tool_name }) => tool_name).filter((name) => name.endsWith('-view')))
    .toEqual(['carrier-identifier-view', 'carrier-identifier-view'])
})
