import { expect, test } from './fixtures.ts'
import { untilStored } from './steps.ts'

test.use({
  serviceWorkers: 'allow',
  // The network is switched off on purpose.
  allowedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404/],
})

test('after one visit to any page the emergency page opens without a network, and so does that page', async ({
  page,
  context,
}) => {
  await page.goto('/ne/carrier-identifier')
  await untilStored(page, '/ne/carrier-identifier', '/ne/emergency-services', '/ne/offline')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('textbox').first().fill('9841234567')
  await page.getByRole('textbox').first().press('Enter')
  await expect(page.getByText('नेपाल टेलिकम', { exact: false }).first()).toBeVisible()
  await page.goto('/ne/emergency-services')
  await expect(page.getByRole('link', { name: /एम्बुलेन्स/ }).first()).toHaveAttribute('href', 'tel:102')
})

test('a tool that was opened by a link is kept, too; one that was never seen gives way to the emergency numbers', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilStored(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'QR builder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/QR/)
  await untilStored(page, '/qr-builder')
  await context.setOffline(true)
  await page.goto('/qr-builder')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/QR/)
  await page.goto('/postal-codes?q=447')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: '102 Ambulance' })).toHaveAttribute('href', 'tel:102')
  await expect(page.getByRole('main').getByRole('link', { name: /QR Builder/ })).toBeVisible()
  // The way back to the page that was wanted.
  await context.setOffline(false)
  await page.waitForURL('/postal-codes?q=447')
})

test('nothing of an account, the interface or an operator is kept', async ({ page }) => {
  await page.goto('/profile')
  await page.goto('/admin')
  await page.goto('/about')
  await untilStored(page, '/about')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/(profile|admin|api|auth)/.test(path))).toEqual([])
})
