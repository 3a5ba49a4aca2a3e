import { openPanel } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { throughGoogle } from './signing-in.ts'

test.use({ allowedTrouble: throughGoogle })

test('ADM-01, ADM-06: on a phone sections are in a drawer, rows are cards, the form takes the screen, and axe finds nothing in these and in the dialogs of order and import', async ({
  page,
}) => {
  await openPanel(page, '/admin')
  await page.setViewportSize({ width: 360, height: 640 })
  const ways = [
    ...['Back to the site', 'नेपाली'].map((name) => page.getByRole('link', { name })),
    page.getByRole('button', { name: 'Sign Out' }),
  ]
  const tops = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.y))
  expect(new Set(tops).size, 'the bar of the panel stays on one line').toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Sections' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Sections' })
  await expectNoViolations(page, 'drawer')
  await drawer.getByRole('link', { name: 'Banks' }).tap()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banks')
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByLabel('Sort by').selectOption('Name, descending')
  await expect(page).toHaveURL('/admin/banks?sort=-name')
  await expect(page.getByRole('button', { name: /^Edit S/ }).first()).toBeVisible()
  await expectNoViolations(page, 'cards')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByRole('button', { name: 'Add Bank' }).tap()
  const form = page.getByRole('dialog', { name: 'Add New Bank' })
  expect(await form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 })
  await expectNoViolations(page, 'form')
  await form.getByRole('button', { name: 'Cancel' }).tap()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitem', { name: 'Change order' }).tap()
  const dialog = page.getByRole('dialog')
  const places = dialog.getByRole('textbox', { name: /^Place of / })
  await expect(places.first()).toBeVisible()
  await expectNoViolations(page, 'order', ['[role=dialog]'])
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitem', { name: 'Import CSV' }).tap()
  await expectNoViolations(page, 'choice of a file', ['[role=dialog]'])
  const buffer = Buffer.from('\uFEFFname;code\r\nभेरी बैंक;bherinpka\r\nNo Code;\r\n')
  await dialog.getByLabel(/^CSV file/).setInputFiles({ name: 'banks.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('2 lines: New 1, Refused 1')).toBeVisible()
  await expectNoViolations(page, 'preview of an import', ['[role=dialog]'])
})

test('on a phone the first row of a list stands close below the head of the panel, and a page is not endless', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await openPanel(page, '/admin/banks')
  // Lists are of one kind, but that of the plans: each is seen in one language, and each language on several.
  for (const path of [
    '/admin/banks',
    '/ne/admin/carriers',
    '/ne/admin/emergency-numbers',
    '/admin/postal-codes',
    '/ne/admin/internet-providers',
    '/admin/internet-plans',
    '/ne/admin/internet-plans',
    '/ne/admin/tools',
  ]) {
    if (!page.url().endsWith(path)) await page.goto(path)
    const first = page.locator('main tbody tr, main details').first()
    await expect(first).toBeVisible()
    const top = async (name: string) => (await page.locator(name).first().boundingBox())?.y ?? 0
    expect((await top('main tbody tr, main details')) - (await top('main')), path).toBeLessThan(180)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(6000)
  }
})
