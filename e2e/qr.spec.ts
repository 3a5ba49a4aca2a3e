import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { code, decoded, download, empty, mobile, name, open } from './qr-page.ts'

test('QR-01, QR-02: title, form on the left, result on the right or below it on a phone, eSewa first', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank / Wallet QR Code Builder')
  await expect(page.getByRole('group', { name: 'Payment service' }).getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'eSewa' })).toBeChecked()
  await expect(page.locator('#bank')).toBeHidden()
  await expect(empty(page)).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [form, panel] = await Promise.all([
      page.getByRole('region', { name: 'Your details' }).boundingBox(),
      page.getByRole('region', { name: 'Your QR code' }).boundingBox(),
    ])
    if (width < 400) expect(panel!.y).toBeGreaterThan(form!.y + form!.height - 1)
    else expect(panel!.x).toBeGreaterThan(form!.x + form!.width - 1)
  }
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
