import { expect, type Page, test } from './fixtures.ts'
import { arrived, lookUp, untilStored } from './steps.ts'

test.use({
  serviceWorkers: 'allow',
  // The network is switched off on purpose.
  allowedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404/],
})

const band = (page: Page) => page.locator('#offline-copy')

test('after one visit of a tool in English it works without a network, and the emergency numbers of both languages are there, and the offline page in Nepali', async ({
  page,
  context,
}) => {
  await page.goto('/carrier-identifier')
  const loaded = Date.now()
  await untilStored(page, '/emergency-services', '/ne/emergency-services', '/offline', '/ne/offline')
  await untilStored(page, '/carrier-identifier', '/ne/emergency-services/details')
  // One to two seconds; the rest is for a busy machine.
  expect(Date.now() - loaded).toBeLessThan(10_000)
  await context.setOffline(true)
  await page.reload()
  await lookUp(page, '9841234567')
  await expect(page.getByRole('status')).toContainText('Nepal Telecom')
  await page.goto('/ne/emergency-services')
  await expect(page.getByRole('link', { name: /एम्बुलेन्स/ }).first()).toHaveAttribute('href', 'tel:102')
  const row = page.locator('#numbers li').filter({ has: page.getByRole('heading', { name: 'बाल हेल्पलाइन' }) })
  await row.locator('summary').click()
  await expect(row.getByText('राष्ट्रिय बाल अधिकार परिषद्')).toBeVisible()
  await page.goto('/ne/postal-codes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तपाईं अफलाइन हुनुहुन्छ')
  await expect(page.getByRole('link', { name: /१०२/ }).first()).toHaveAttribute('href', 'tel:102')
})

test('a page that was left after two seconds opens again without a network', async ({ page, context }) => {
  await page.goto('/carrier-identifier')
  await page.waitForTimeout(2000)
  await page.goto('/nepali-calendar')
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.goto('/carrier-identifier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrier Identifier')
})

test('a kept page says that it is a copy and of when, in its language, before and after its code arrived; a day that was not kept is never answered with another day, and one that was opened is kept as this day', async ({
  page,
  context,
}) => {
  await page.goto('/ne/nepali-calendar')
  await untilStored(
    page,
    '/ne/nepali-calendar',
    '/emergency-services',
    '/ne/emergency-services',
    '/ne/offline',
  )
  await expect(band(page)).toHaveCount(0)
  await page.goto('/foreign-exchange')
  await untilStored(page, '/foreign-exchange', '/offline')
  await context.setOffline(true)
  await page.goto('/ne/nepali-calendar')
  await expect(band(page)).toHaveText(
    /^तपाईं अफलाइन हुनुहुन्छ। यो प्रति [०-९]+ \S+ [०-९]{4}, [०-९]{2}:[०-९]{2} को हो।$/,
  )
  await arrived(page)
  await expect(band(page)).toBeVisible()
  await page.goto('/emergency-services')
  await expect(band(page)).toHaveText(
    /^You are offline\. This copy is of \d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}\.$/,
  )
  // With the network back, a link of the copy opens the page itself.
  await context.setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await expect(band(page)).toHaveCount(0)
  await context.setOffline(true)
  await page.goto('/foreign-exchange?date=2026-01-05')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  const main = page.getByRole('main')
  await expect(main).toContainText('not for the day or the search in its address')
  const copy = main.getByRole('link', { name: /copy of \d+ \w+ \d{4}, \d\d:\d\d/ })
  await expect(copy).toHaveAttribute('href', '/foreign-exchange')
  await copy.click()
  await expect(page).toHaveURL('/foreign-exchange')
  await expect(band(page)).toContainText('This copy is of')
  // What a link of another site adds is no other page.
  await page.goto('/foreign-exchange?fbclid=abc&utm_source=x')
  await expect(band(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/foreign-exchange?date=2026-01-05')
  await untilStored(page, '/foreign-exchange?date=2026-01-05')
  await context.setOffline(true)
  await page.goto('/foreign-exchange?date=2026-01-05')
  await expect(band(page)).toBeVisible()
  await expect(page.locator('input[type=date]')).toHaveValue('2026-01-05')
  await page.goto('/foreign-exchange')
  await expect(band(page)).toBeVisible()
  await expect(page.locator('input[type=date]')).not.toHaveValue('2026-01-05')
})
