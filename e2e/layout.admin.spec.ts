import { expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import type { Locator, Page } from './fixtures.ts'

/** What is on a section's screen once it is loaded, and the button that opens its form. */
const records: readonly [name: string, loaded: RegExp, add: string][] = [
  ['Tools', /Bank & Wallet QR Builder/, 'Add Tool'],
  ['Banks', /Nabil/, 'Add Bank'],
  ['Carriers', /Ncell/, 'Add Carrier'],
  ['Emergency Numbers', /Nepal Police/, 'Add Number'],
  ['Postal Codes', /^[0-9]{5}$/, 'Add Post Office'],
  ['Internet Providers', /WorldLink/, 'Add Provider'],
  ['Internet Plans', /WorldLink/, 'Add Plan'],
  ['Gold & Silver Prices', /Compared with 13 August 2026/, 'Add Prices'],
]

const affairs: readonly [name: string, loaded: RegExp][] = [
  ['Site Health', /Scheduled jobs/],
  ['History', /Held prices|Added|Changed|No Changes Yet/],
  ['Operators', /sita@example\.com/],
  ['Users', /sita@example\.com/],
  ['Corrections', /Shown when it was reported/],
  ['Newsletter', /The service refused it/],
  ['Backups', /Make a backup/],
  ['Analytics & Reporting', /All responses succeeded/],
  ['SEO Management', /[0-9,]+ addresses included/],
  ['Site Settings', /Live/],
]

/** The rows of a list are drawn alike: axe looks at the first ones, and at the rest of the page. */
const otherRows = ['main tbody tr:nth-child(n + 4)']

/** On the smallest screen nothing has to be scrolled sideways. */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Search, filters and buttons of a list, in a window of the width that most desktops have at least. */
async function expectOneRow(page: Page) {
  const tools = page
    .locator('main')
    .locator('input[type=search], select, [aria-haspopup=menu]')
    .filter({ visible: true })
  const tops = () =>
    tools.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
  // The window became as wide just before.
  await expect.poll(tops, page.url()).toBe(1)
}

/** The name of a section, with the number of what waits there. */
const open = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}($| ?[\\d०-९])`) })
    .click()

async function expectClean(page: Page, name: string, loaded: RegExp) {
  await open(page, name)
  // Not the name in a filter's option.
  await expect(page.getByRole('main').getByText(loaded).filter({ visible: true }).first()).toBeVisible()
  await expectNoViolations(page, name, [], otherRows)
  await expectReflow(page)
}

/** Each separator goes on in a date, and no shortcut of the panel takes its keys. */
async function expectDateKeys(page: Page, form: Locator) {
  const field = form.locator('bs-date-field')
  for (const separator of ['/', '-', '.', ' ']) {
    await field.getByRole('spinbutton').first().focus()
    await page.keyboard.type(['2083', '4', '29'].join(separator))
    await expect(field, separator).toHaveJSProperty('text', '2083-04-29')
    await expect(field.getByRole('spinbutton').last(), separator).toBeFocused()
  }
  await page.keyboard.press('Control+k')
  await expect(field.getByRole('spinbutton').last()).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

for (const half of [records.slice(0, 4), records.slice(4)])
  test(`ADM-01: axe finds nothing in lists and forms with faults, all fits into 320 px, and keys of dates are theirs: ${half.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    await openPanel(page, '/admin')
    for (const [name, loaded, add] of half)
      await test.step(name, async () => {
        await expectClean(page, name, loaded)
        await expectOneRow(page)
        await page.getByRole('button', { name: add }).click()
        const form = page.getByRole('dialog')
        await form.locator('[type=submit]').click()
        await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
        await expectNoViolations(page, `form of ${name}`, ['[role=dialog]'])
        // The last one, which stays open.
        if (name === 'Gold & Silver Prices') return await expectDateKeys(page, form)
        await page.keyboard.press('Escape')
        await expect(form).toBeHidden()
      })
  })

test('ADM-01: axe finds nothing in the sections that watch over the site, and all fits into 320 px', async ({
  page,
}) => {
  await openPanel(page, '/admin')
  for (const [name, loaded] of affairs) await test.step(name, () => expectClean(page, name, loaded))
})

test('ADM-01: axe finds nothing in Nepali and in the dark, in a form on a narrow screen and in the lines of a file', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPanel(page, '/ne/admin/internet-providers')
  await expect(page.getByRole('row', { name: /WorldLink/ })).toBeVisible()
  await expectNoViolations(page, 'providers', [], otherRows)
  await open(page, 'प्रयोगकर्ता')
  await expect(page.getByRole('row', { name: /sita@example/ })).toBeVisible()
  await expectNoViolations(page, 'users', [], otherRows)
  await open(page, 'गल्तीका खबर')
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(page.getByRole('region', { name: 'विवरण' })).toBeVisible()
  await expectNoViolations(page, 'reports on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'सुनचाँदीको भाउ')
  await page.getByRole('button', { name: 'सीएसभी आयात गर्नुहोस्' }).click()
  const text =
    'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g\n' +
    '2026-08-17,302000,258916,6700,5744\n2026-08-18,302000,302000,6700,5744\n'
  const file = { name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(3)
  await expectNoViolations(page, 'lines of a file', ['[role=dialog]'])
  await page.keyboard.press('Escape')
  await open(page, 'इन्टरनेट प्याकेज')
  await expect(page.getByRole('region', { name: 'वर्ल्डलिंक' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoViolations(page, 'plans', [], otherRows)
  await page
    .getByRole('button', { name: /सम्पादन गर्नुहोस्$/ })
    .first()
    .click()
  await expectNoViolations(page, 'form of a plan')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
