import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './own-site.ts'
import { carrierParts, carrierPath, lookUp, openPage } from './steps.ts'
import { toolPaths } from './tools.ts'

test.use({ allowedTrouble: [/status of 404/] })

test('HOME-12, LOG-02: visits are the sessions that opened the tool, and a tool without visits and votes says nothing of them', async ({
  page,
  request,
}) => {
  await openPage(page, '/')
  const tool = page.getByRole('listitem').filter({ hasText: 'Internet Plan Comparison' }).first()
  await expect(tool).not.toContainText(/visit|Rated/)
  // Search engines are told of no rating either.
  expect(await (await request.get('/internet-comparison')).text()).not.toContain('aggregateRating')
  // Each tab is a session.
  for (let visitor = 1; visitor <= 2; visitor += 1) {
    const tab = await page.context().newPage()
    // A visitor who opens it twice in one tab is one visit.
    for (let time = 1; time <= 2; time += 1) {
      const stored = tab.waitForResponse('**/api/usage')
      await openPage(tab, '/internet-comparison')
      expect((await stored).status()).toBe(202)
    }
    await tab.close()
  }
  const stored = page.waitForResponse('**/api/usage')
  await page.getByRole('link', { name: 'Try Now: Internet Plan Comparison' }).click()
  expect((await stored).status()).toBe(202)
  // A page with a question is rendered for its visitor alone: these figures are of this moment.
  await openPage(page, '/?q=')
  await expect(tool).toContainText('3 visits')
})

test('HOME-05, HOME-06, HOME-09, HOME-10, HOME-11: only active tools, by their order in each group, a grey badge, and an ad slot but while searching', async ({
  page,
}) => {
  await openPage(page, '/')
  const names = page.getByRole('region', { name: 'All tools' }).getByRole('heading', { level: 4 })
  await expect(names).toHaveCount(toolPaths.length - 1)
  await expect(names.first()).toHaveText(/Gold/)
  await expect(names.nth(1)).toHaveText(/QR Builder/)
  await expect(names.filter({ hasText: 'Postal Codes' })).toHaveCount(0)
  const badge = page.getByRole('main').getByText('Health', { exact: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor)
    const parts = (colour.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(...parts) - Math.min(...parts), colour).toBeLessThan(30)
  }
  const slot = page.getByRole('main').locator('[data-ad-slot="1234567890"]')
  await expect(slot).toHaveCount(1)
  await expect(slot).toBeVisible()
  await page.locator('#ask-box').fill('postal')
  await expect(page.getByRole('region', { name: 'Search results' })).toContainText('No tools match')
  await expect(slot).toBeHidden()
})

test('SHELL-12, CAR-11, CAR-12, CAR-14, CAR-15: only active carriers by their order, an ad slot above the article, the widget below', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const main = page.getByRole('main')
  const order = await main.evaluate((element) =>
    [...element.querySelectorAll('[data-ad-slot], article, #rate-tool')].map(
      ({ tagName, id }) => id || tagName,
    ),
  )
  expect(order).toEqual(['DIV', 'ARTICLE', 'rate-tool'])
  await expect(main.locator('[data-ad-slot]')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Share this tool' })).toBeVisible()
  const words = ((await page.getByRole('article').textContent()) ?? '').split(/\s+/)
  expect(words.length).toBeGreaterThan(600)
  const tiles = page.getByRole('region', { name: 'Supported Carriers' }).locator('ul').first().locator('> li')
  await expect(tiles.getByRole('heading')).toHaveText([
    'Hello Mobile',
    'Nepal Telecom (Namaste SIM)',
    'Ncell',
    'Nepal Telecom (CDMA / Sky)',
    'Smart Cell',
  ])
  await expect(tiles.first().locator('use')).toHaveAttribute('href', /#phone$/)
  const { result } = carrierParts(page)
  await lookUp(page, '9721234567')
  await expect(result).toContainText('Carrier Not Found')
  await lookUp(page, '9631234567')
  await expect(result.locator('dd use')).toHaveAttribute('href', /#phone$/)
})

test('SHELL-04: where nothing is configured a press of Sign In says so', async ({ page }) => {
  await openPage(page, '/')
  const button = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toContainText('Signing in with Google is not configured on this site.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('AUTH-04: the one-time link leads the operator into the panel, once', async ({
  page,
  ownSite,
  browser,
}) => {
  const link = readFileSync(join(ownSite.dataDir, 'admin-link'), 'utf8').trim()
  await page.goto(link)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main).toContainText('admin@localhost')
  await expect(main).toContainText('One-time link')
  await page.getByRole('banner').locator('summary[title="admin@localhost"]').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto(link)
  await expect(second.getByRole('alert')).toContainText('This one-time link has been used')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Not Signed In')
  await other.close()
})
