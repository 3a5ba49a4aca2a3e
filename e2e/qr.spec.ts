import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { code, decoded, download, empty, mobile, name, open } from './qr-page.ts'

test('QR-01, QR-02: title, form on the left, result on the right, eSewa first', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank / Wallet QR Code Builder')
  await expect(page.getByRole('group', { name: 'Payment service' }).getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'eSewa' })).toBeChecked()
  await expect(page.locator('#bank')).toBeHidden()
  await expect(empty(page)).toBeVisible()
  const [form, panel] = await Promise.all([
    page.getByRole('region', { name: 'Your details' }).boundingBox(),
    page.getByRole('region', { name: 'Your QR code' }).boundingBox(),
  ])
  if (isMobile) expect(panel!.y).toBeGreaterThan(form!.y + form!.height - 1)
  else expect(panel!.x).toBeGreaterThan(form!.x + form!.width - 1)
})

test('QR-02: the three services stand in one row on the narrowest phone, in Nepali too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/ne/qr-builder')
  const tops = await page
    .locator('label:has(input[name=service])')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const payloads = [
  ['esewa', 'eSewa', '{"name":"Sita Sharma","eSewa_id":"9800000001"}'],
  ['khalti', 'Khalti', '{"Khalti_ID":"9800000001","name":"Sita Sharma"}'],
  [
    'bank',
    'Bank',
    '{"bankCode":"NARBNPKA","accountNumber":"9800000001","accountType":null,"accountName":"Sita Sharma"}',
  ],
] as const

test('QR-06, QR-09, QR-10, QR-12: the saved picture of every service holds its payload', async ({ page }) => {
  await open(page)
  await name(page).fill(' Sita Sharma ')
  await mobile(page).fill('9800000001')
  for (const [service, label, payload] of payloads) {
    await page.getByRole('radio', { name: label }).check()
    if (service === 'bank') await page.locator('#bank').selectOption('NARBNPKA')
    await page.locator('#holder-number').press('Enter')

    await expect(code(page)).toHaveAttribute('width', '200')
    expect((await code(page).boundingBox())!.width).toBeGreaterThanOrEqual(200)
    const panel = page.getByRole('region', { name: 'Your QR code' })
    await expect(panel.getByText('Sita Sharma', { exact: true })).toBeVisible()
    await expect(panel.getByText('9800000001', { exact: true })).toBeVisible()
    await expect(panel.getByText(payload, { exact: true })).toBeVisible()
    await expect(panel.getByRole('status').filter({ hasText: 'The QR code is ready.' })).toBeVisible()

    const png = await download(page, 'Download')
    expect(png.suggestedFilename()).toBe(`${service}-qr-code.png`)
    const picture = await readFile(await png.path())
    // Width and height of a PNG stand at fixed places of its first block.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([800, 1000])
    expect(await decoded(picture)).toEqual({ text: payload, level: 'M' })
  }
})

test('QR-07: all active banks in their order, by name in the language of the page', async ({
  page,
  request,
}) => {
  const { banks } = (await (await request.get('/api/banks')).json()) as {
    banks: { name: string; name_ne: string; sort_order: number; is_active: boolean }[]
  }
  expect(banks.length).toBeGreaterThan(5)
  expect(banks.map(({ sort_order }) => sort_order)).toEqual(
    banks.map(({ sort_order }) => sort_order).toSorted((a, b) => a - b),
  )
  for (const [path, names] of [
    ['/qr-builder', banks.map((bank) => bank.name)],
    ['/ne/qr-builder', banks.map((bank) => bank.name_ne)],
  ] as const) {
    await open(page, path)
    await page.locator('input[value=bank]').check()
    const options = await page.locator('#bank option').allTextContents()
    expect(options.slice(1)).toEqual(names)
  }
})
