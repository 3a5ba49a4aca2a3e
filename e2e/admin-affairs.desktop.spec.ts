import { readFileSync } from 'node:fs'
import { seededAffairs } from './admin-seed.ts'
import { callAs, onAdminSite, openPanel } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import type { Page } from './fixtures.ts'
import { expect, test } from './own-site.ts'

// One after another: they count on the same site.
test.describe.configure({ mode: 'default' })
test.use({ ...onAdminSite, changes: seededAffairs })

/** On the smallest screen nothing has to be scrolled sideways. */
async function expectReflow(page: Page) {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize(before)
}

test('ADM-14, ADM-20, API-05: figures are measured, compared with the time before, and never made up', async ({
  page,
}) => {
  await openPanel(page, '/admin/analytics')
  await expect(page.getByLabel('Time range')).toHaveValue('7d')
  const main = page.getByRole('main')
  const card = (name: string) => main.locator('dl > div').filter({ hasText: name })
  await expect(card('Total Users')).toContainText('84')
  await expect(card('Tool Usage')).toContainText('2,100')
  await expect(card('Tool Usage')).toContainText('50% more than in the previous period')
  await expect(card('Page Views')).toContainText('1,575')
  await expect(card('Error Rate')).toContainText('0.14%')
  const distribution = page.getByRole('region', { name: 'Tool Usage Distribution' })
  await expect(distribution.getByRole('row').nth(1)).toContainText(/Home page.*840.*40%/)
  await expect(page.getByRole('img', { name: /^2,100 events in total/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('+120')
  await expect(page.getByRole('region', { name: 'Error Monitoring' }).getByRole('row')).toHaveText([
    /Kind/,
    'tools-unavailable2',
    'settings-unavailable1',
  ])
  await expect(page.getByRole('region', { name: 'System Health Overview' })).toContainText(
    'All responses succeeded',
  )
  await expectNoViolations(page, 'analytics')
  await expectReflow(page)

  await page.getByLabel('Time range').selectOption('Last 90 Days')
  await expect(page).toHaveURL('/admin/analytics?timeRange=90d')
  await expect(card('Tool Usage')).toContainText('Not enough data to compare')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^analytics-90d-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('tool,homepage-view,5880,')

  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.route('**/api/admin-analytics?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'No disk' } }),
  )
  await refresh.click()
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await expect(main.getByRole('alert')).toHaveText('No disk')
  await expect(refresh).toHaveAttribute('aria-busy', 'false')
  for (const empty of ['No tool usage data available', 'No daily usage data available', 'No recent activity'])
    await expect(main.getByText(empty)).toBeVisible()
  await page.route('**/api/admin-analytics?*', (route) => route.fulfill({ status: 503, body: 'no JSON' }))
  await refresh.click()
  await expect(main.getByRole('alert')).toHaveText('Failed to fetch analytics')
})

test('GOLD-06: prices come by form and by file; what moved too far waits for the operator', async ({
  page,
  request,
}) => {
  const latest = async () => {
    const { prices } = (await (await request.get('/api/gold-silver-prices')).json()) as { prices: object[] }
    return prices[0]
  }
  await openPanel(page, '/admin/gold-silver-prices')
  const held = page.getByRole('region', { name: 'Held prices' })
  await expect(held).toContainText('Compared with August 13, 2026')
  await expectNoViolations(page, 'prices')
  await expectReflow(page)
  await held.getByRole('button', { name: 'Approve the prices of August 14, 2026' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('The prices are approved.')).toBeVisible()
  expect(await latest()).toMatchObject({ date: '2026-08-14', silver_tola: 6660 })

  await page.getByRole('button', { name: 'Add Prices' }).click()
  const form = page.getByRole('dialog', { name: 'Add Prices of a Day' })
  await form.getByLabel('Market day').fill('2026-08-15')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Hallmark gold, per tola')).toHaveAccessibleDescription(
    /Please enter a number/,
  )
  const prices = { 'Hallmark gold, per tola': '3,02,000', 'Hallmark gold, per 10 gram': '२५८९१६' }
  for (const [label, price] of Object.entries({
    ...prices,
    'Silver, per tola': '4650',
    'Silver, per 10 gram': '3987',
  }))
    await form.getByLabel(label).fill(price)
  await expectNoViolations(page, 'form of prices')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The prices differ too much/)).toBeVisible()
  await held.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('The prices are refused.')).toBeVisible()
  await expect(held).toBeHidden()

  const csv = [
    'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g',
    '2026-08-17,302000,258916,6700,5744',
    '2026-08-16,302000,258916,6690,5736',
    '2026-08-18,302000,302000,6700,5744',
    '2099-01-01,302000,258916,6700,5744',
  ].join('\n')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Prices from a CSV File' })
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('date,price\n2026-08-16,1')
  await expect(dialog.getByRole('alert')).toContainText(
    'The first line must name the columns: gold_hallmark_tola',
  )
  await choose(csv)
  await expect(dialog).toContainText('4 lines: Stored 2, Refused 2')
  await expect(dialog.getByRole('row', { name: /^4 / })).toContainText('do not match')
  await expect(dialog.getByRole('row', { name: /^5 / })).toContainText('has not begun')
  await expectNoViolations(page, 'preview of a file')
  expect(await latest()).toMatchObject({ date: '2026-08-14' })
  // What stops can go on.
  await page.route('**/import?*', (route) => route.fulfill({ status: 503, json: { error: 'No disk.' } }), {
    times: 1,
  })
  await dialog.getByRole('button', { name: 'Import 2 lines' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The import stopped: No disk.')
  await dialog.getByRole('button', { name: 'Import 2 lines' }).click()
  await expect(dialog.getByRole('status')).toHaveText('The import is finished.')
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '2')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect(await latest()).toMatchObject({ date: '2026-08-17' })
  await page.getByRole('button', { name: 'Delete August 17, 2026' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The market day is deleted.')).toBeVisible()
  expect(await latest()).toMatchObject({ date: '2026-08-16' })
})

test('the newsletter’s subscribers are listed with the state of their delivery, and given out as a file', async ({
  page,
}) => {
  await openPanel(page, '/admin/newsletter')
  const row = (email: string) => page.getByRole('row', { name: new RegExp(email) })
  await expect(row('asha')).toContainText(/Pokhara.*Nepal.*Delivered/)
  await expect(row('bikash')).toContainText(/Unknown.*Trying again.*3 attempts.*The webhook answered 500/)
  await expect(row('chandra')).toContainText(/Failed.*8 attempts.*The webhook answered 410/)
  await expectNoViolations(page, 'newsletter')
  await expectReflow(page)
  await page.getByRole('searchbox').fill('doha')
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('newsletter.csv')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^\uFEFFemail,city,country.*asha@example\.com,Pokhara,Nepal/s,
  )
  await page.route('**/admin-newsletter/csv?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'No disk' } }),
  )
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No disk')
})

test('ADM-16, ADM-24: the sitemap is made from the active tools, and from the fixed pages where they cannot be read', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page, '/admin/seo')
  const sitemap = page.getByRole('region', { name: 'Sitemap', exact: true })
  await expect(sitemap).toContainText('Last generated: ')
  await expect(sitemap).toContainText('14 pages included')
  await expect(sitemap.getByRole('row', { name: /\/postal-codes/ })).toContainText(/0\.9monthly/)
  await expectNoViolations(page, 'search engines')
  await expectReflow(page)
  await sitemap.getByRole('button', { name: 'Copy XML' }).click()
  await expect(sitemap.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await sitemap.getByRole('button', { name: 'Download XML' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sitemap.xml')
  expect(readFileSync(await file.path(), 'utf8')).toBe(copied)
  expect(copied).toContain(`<loc>${origin}/ne/postal-codes</loc>`)
  await expect(page.getByRole('link', { name: /Google Search Console/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
    'href',
    '/admin/settings',
  )

  await page.route('**/api/admin-tools?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'No disk.' } }),
  )
  await sitemap.getByRole('button', { name: 'Regenerate' }).click()
  await expect(sitemap.getByRole('alert')).toContainText('The tools could not be read: No disk.')
  await expect(sitemap).toContainText('5 pages included')
})

test('ADM-15, ADM-22, ADM-23, SITE-05: the operator closes the site to visitors and goes on, then opens it again', async ({
  page,
  context,
  browser,
  request,
  origin,
}) => {
  await page.route(
    '**/api/admin-settings?*',
    (route) => route.fulfill({ status: 503, json: { error: 'No disk' } }),
    {
      times: 1,
    },
  )
  await openPanel(page, '/admin/settings')
  await expect(page.getByRole('alert').filter({ hasText: 'No disk' })).toBeVisible()
  await expect(page.getByLabel('Site name (required)')).toHaveValue('Chautari')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const status = page.getByRole('region', { name: 'Settings Status' })
  await expect(status).toContainText(/AdSense.*Enabled.*Analytics.*Disabled.*Site.*Live/)
  await expect(page.getByText('No disk')).toBeHidden()
  await page.getByLabel('Meta description', { exact: true }).fill('Free tools')
  await expect(page.getByText('10/160 characters (recommended)')).toBeVisible()
  const maintenance = page.getByRole('region', { name: 'Maintenance Mode' })
  await maintenance.getByLabel('Maintenance mode is on').check()
  await expect(maintenance).toContainText('all visitors see the maintenance message except admin users')
  await maintenance.getByLabel('Message to visitors', { exact: false }).first().fill('Back at six.')
  await expectNoViolations(page, 'settings')
  await expectReflow(page)

  const save = page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.|Saved!|Error!)$/ })
  await page.getByLabel('Primary colour', { exact: true }).fill('#777777')
  await save.click()
  await expect(save).toHaveText('Error!')
  await expect(page.getByLabel('Primary colour', { exact: true })).toHaveAccessibleDescription(
    /4\.5:1 is needed/,
  )
  await expect(save).toHaveText('Save Changes')
  await page.getByLabel('Primary colour', { exact: true }).fill('#1d4ed8')
  // Somebody else saves one of the same texts meanwhile.
  await callAs(page, 'admin-settings', 'PUT', { key: 'seo_config', value: { description: 'Theirs' } })
  await save.click()
  const versions = page.getByRole('region', { name: 'Two versions' })
  await expect(versions).toContainText(/Free tools.*Theirs/)
  // The other keys are saved all the same.
  await expect(save).toHaveText('Error!')
  expect((await request.get('/')).status()).toBe(503)
  await versions.getByRole('radio', { name: /^Yours/ }).check()
  const sent: unknown[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'PUT') sent.push((asked.postDataJSON() as { key: string }).key)
  })
  await save.click()
  await expect(save).toHaveText('Saved!')
  await expect(save).toHaveText('Save Changes')
  expect(sent).toEqual([
    'adsense_config',
    'seo_config',
    'site_config',
    'analytics_config',
    'maintenance_mode',
  ])
  await expect(status).toContainText(/Site.*Maintenance/)

  const other = await browser.newContext({ baseURL: origin })
  const visitor = await other.newPage()
  expect((await visitor.goto('/qr-builder'))?.status()).toBe(503)
  await expect(visitor.getByRole('main')).toContainText('Back at six.')
  const second = await context.newPage()
  expect((await second.goto('/qr-builder'))?.status()).toBe(200)
  await second.close()

  await maintenance.getByLabel('Maintenance mode is on').uncheck()
  // What is not saved is not left by accident.
  await page.getByRole('link', { name: 'Banks' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await save.click()
  await expect(status).toContainText(/Site.*Live/)
  expect((await visitor.goto('/qr-builder'))?.status()).toBe(200)
  await other.close()
})
