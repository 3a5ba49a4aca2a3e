import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import {
  account,
  code,
  decoded,
  download,
  empty,
  generate,
  makeWalletCode,
  mobile,
  name,
  open,
} from './qr-page.ts'

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

test('QR-02, QR-08: the bank list stands with Bank only, and a wallet forgets the chosen bank', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('radio', { name: 'Bank' }).check()
  const bank = page.getByLabel('Bank', { exact: true }).and(page.locator('select'))
  await bank.selectOption({ label: 'Nabil Bank Limited' })
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await expect(bank).toBeHidden()
  await page.getByRole('radio', { name: 'Bank' }).check()
  await expect(bank).toHaveValue('')
})

test('QR-03, QR-04: letters and digits stay, the rest goes, and errors stand beside the fields', async ({
  page,
}) => {
  await open(page)
  await name(page).pressSequentially('S1i.ta-')
  await expect(name(page)).toHaveValue('Sita')
  await name(page).fill('सीता शर्मा १२!')
  await expect(name(page)).toHaveValue('सीता शर्मा ')
  await name(page).fill('  ')
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(name(page)).toHaveAccessibleDescription(/Name is required/)

  await mobile(page).fill('+९७७ ९८-ab')
  await expect(mobile(page)).toHaveValue('97798')
  await expect(mobile(page)).toHaveAccessibleDescription(/Mobile number must be exactly 10 digits/)
  await mobile(page).fill('')
  await expect(mobile(page)).toHaveAccessibleDescription(/Mobile number is required/)
  await page.getByRole('radio', { name: 'Bank' }).check()
  await account(page).focus()
  await account(page).blur()
  await expect(account(page)).toHaveAccessibleDescription(/Account number is required/)
  await account(page).fill('0'.repeat(64))
  await expect(account(page)).not.toHaveAttribute('aria-invalid')
})

test('QR-03, QR-04: what is left out of a name and in front of a mobile number is said', async ({ page }) => {
  await open(page)
  await name(page).pressSequentially("O'Neil-Rai")
  await expect(name(page)).toHaveValue('ONeilRai')
  await expect(name(page)).toHaveAccessibleDescription(/Left out: ' -/)
  await name(page).fill('')
  await expect(name(page)).not.toHaveAccessibleDescription(/Left out/)
  await mobile(page).fill('+977 984-1234567')
  await expect(mobile(page)).toHaveValue('9841234567')
  await expect(mobile(page)).toHaveAccessibleDescription(/The 977 in front was left out/)
  await expect(mobile(page)).not.toHaveAttribute('aria-invalid')
})

test('QR-08: from a bank to a wallet no account number is carried over, and no error appears at once', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('radio', { name: 'Bank' }).check()
  await account(page).fill('0123456789012345678901')
  await page.getByRole('radio', { name: 'eSewa' }).check()
  await expect(mobile(page)).toHaveValue('')
  await expect(mobile(page)).not.toHaveAttribute('aria-invalid')
  await mobile(page).fill('9841234567')
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await expect(mobile(page)).toHaveValue('9841234567')
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

test('QR-05: Generate waits for a name, a right number and, for Bank, a bank', async ({ page }) => {
  await open(page)
  await expect(generate(page)).toBeDisabled()
  await name(page).fill('Sita Sharma')
  await mobile(page).fill('980000000')
  await expect(generate(page)).toBeDisabled()
  await mobile(page).fill('9800000001')
  await expect(generate(page)).toBeEnabled()
  await name(page).fill('   ')
  await expect(generate(page)).toBeDisabled()
  await name(page).fill('Sita Sharma')
  await page.getByRole('radio', { name: 'Bank' }).check()
  await expect(generate(page)).toBeDisabled()
  await page.locator('#bank').selectOption('NARBNPKA')
  await expect(generate(page)).toBeEnabled()
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

test('QR-08: any change hides the code', async ({ page }) => {
  await open(page)
  const changes = [
    () => name(page).press('x'),
    () => mobile(page).fill('9800000002'),
    () => page.getByRole('radio', { name: 'Khalti' }).check(),
  ]
  for (const change of changes) {
    await page.getByRole('radio', { name: 'eSewa' }).check()
    await makeWalletCode(page)
    await change()
    await expect(code(page)).toBeHidden()
    await expect(empty(page)).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Bank' }).check()
  await page.locator('#bank').selectOption('NARBNPKA')
  await generate(page).click()
  await expect(code(page)).toBeVisible()
  await page.locator('#bank').selectOption('NEBLNPKA')
  await expect(code(page)).toBeHidden()
})

test('QR-12: what no code can hold is said in words', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Bank' }).check()
  await page.locator('#bank').selectOption('NARBNPKA')
  await name(page).fill('Sita')
  await account(page).fill('1'.repeat(6000))
  await generate(page).click()
  await expect(page.getByText('This is more than a QR code can hold.')).toBeVisible()
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

test('QR-07: after a failure five banks stand in, and Try again fetches the list', async ({ page }) => {
  // What the server sends when its storage fails.
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string, reviver): unknown => {
      const parsed = parse(text, reviver) as { props?: { loadedBanks?: { banks: unknown[] } } }
      const list = parsed.props?.loadedBanks
      if (list) Object.assign(list, { banks: list.banks.slice(0, 5), failure: { detail: '' } })
      return parsed
    }
  })
  let answer: 'error' | 'list' = 'error'
  await page.route('**/api/banks', async (route) => {
    if (answer === 'list') return await route.continue()
    await route.fulfill({ json: { error: 'The data is not available at the moment.' } })
  })
  await open(page)
  await page.getByRole('radio', { name: 'Bank' }).check()
  await expect(page.getByText('Error loading banks: Failed to load banks')).toBeVisible()
  await expect(page.locator('#bank option')).toHaveText([
    'Select a bank',
    'Nepal Bank Limited',
    'NIC Asia Bank Limited',
    'Global IME Bank Limited',
    'Himalayan Bank Ltd',
    'NMB Bank',
  ])
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(page.getByText('Error loading banks: The data is not available at the moment.')).toBeVisible()
  answer = 'list'
  await page.locator('#bank').selectOption('NMBBNPKA')
  await tryAgain.click()
  await expect(page.getByText('Error loading banks')).toBeHidden()
  await expect(page.locator('#bank option').nth(6)).toBeAttached()
  await expect(page.locator('#bank')).toHaveValue('NMBBNPKA')
})
