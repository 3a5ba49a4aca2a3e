import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { callAs, expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'

test('ADM-04, ADM-06, ADM-12, ADM-13, ADM-18: the operator adds, finds, edits and deletes a bank and closes a tool, and visitors see it on their next request', async ({
  page,
  request,
}) => {
  const namesOf = async () => {
    const { banks } = (await (await request.get('/api/banks')).json()) as { banks: { name: string }[] }
    return banks.map(({ name }) => name)
  }
  await openPanel(page, '/admin/banks')
  await expect(page.getByRole('row', { name: /Nabil/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Bank' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name (required)').fill('Himchuli Bank')
  await form.getByLabel('Code').fill('himcnpka')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The bank is saved.')).toBeVisible()
  expect(await namesOf()).toContain('Himchuli Bank')
  await page.getByRole('searchbox').fill('himchuli')
  await expect(page.getByRole('row')).toHaveCount(2)

  await test.step('over what another operator saved meanwhile, both versions are shown and either may be taken', async () => {
    await page.getByRole('button', { name: 'Edit Himchuli Bank' }).click()
    await form.getByLabel('Name in Nepali').fill('मेरो नाम')
    await form.getByLabel('Shown to visitors').uncheck()
    const { banks } = await callAs<{ banks: { id: string }[] }>(page, 'admin-banks?q=himchuli')
    const path = `admin-banks/${banks[0]?.id ?? ''}`
    await callAs(page, path, 'PUT', { name_ne: 'अर्को नाम', sort_order: 77 })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('region', { name: 'Two versions' })).toBeFocused()
    await expectNoViolations(page, 'two versions', ['[role=dialog]'])
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    const after = await callAs<{ banks: object[] }>(page, 'admin-banks?q=himchuli')
    expect(after.banks).toMatchObject([{ name_ne: 'मेरो नाम', sort_order: 77, is_active: false }])
    expect(await namesOf()).not.toContain('Himchuli Bank')
  })
  await page.getByRole('button', { name: 'Delete Himchuli Bank' }).click()
  await expectNoViolations(page, 'question', ['[role=alertdialog]'])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The bank is deleted.')).toBeVisible()
  await expect(page.getByText('Nothing matches this search.')).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()

  await page.getByRole('link', { name: 'Tools' }).click()
  await page.getByRole('button', { name: 'Disable Bank & Wallet QR Builder' }).click()
  await expect(page.getByText('Bank & Wallet QR Builder is disabled.')).toBeVisible()
  expect((await request.get('/qr-builder')).status()).toBe(404)
  await page.getByRole('button', { name: 'Enable Bank & Wallet QR Builder' }).click()
  await expect(page.getByText('Bank & Wallet QR Builder is enabled.')).toBeVisible()
  expect((await request.get('/qr-builder')).status()).toBe(200)
})

test('ADM-15, ADM-22, SITE-05: the operator closes the site to visitors, sees so everywhere, and opens it again', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin/settings')
  const status = page.getByRole('region', { name: 'Settings Status' })
  await expect(status).toContainText(/Site.*Live/)
  const maintenance = page.getByRole('region', { name: 'Maintenance Mode' })
  await maintenance.getByLabel('Maintenance mode is on').check()
  await maintenance.getByLabel('Message to visitors', { exact: false }).first().fill('Back at six.')
  const save = page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.|Saved!|Error!)$/ })
  await save.click()
  await expect(status).toContainText(/Site.*Maintenance/)
  // Without a cookie: a visitor.
  const closed = await request.get('/qr-builder')
  expect(closed.status()).toBe(503)
  expect(await closed.text()).toContain('Back at six.')
  const notice = page.getByRole('status').filter({ hasText: 'Maintenance is on' })
  await page.getByRole('link', { name: 'Banks' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banks')
  await expect(notice).toBeVisible()
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect(page.getByText('Maintenance is on: visitors see a message')).toBeVisible()

  await page.goto('/admin/settings')
  await maintenance.getByLabel('Maintenance mode is on').uncheck()
  // What is not saved is not left by accident.
  await page.getByRole('link', { name: 'Banks' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await save.click()
  await expect(status).toContainText(/Site.*Live/)
  await expect(notice).toHaveCount(0)
  expect((await request.get('/qr-builder')).status()).toBe(200)
})

test('a logo that is uploaded is in the head of the card that visitors save', async ({ page }) => {
  await openPanel(page, '/admin/banks?q=nabil')
  await page.getByRole('button', { name: /^Edit Nabil/ }).click()
  await page.setViewportSize({ width: 375, height: 740 })
  // Larger than what the server takes.
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#00f' } })
  const buffer = await picture.png().toBuffer()
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const form = page.getByRole('dialog', { name: 'Edit Bank' })
  await expect(form.getByRole('img', { name: 'The logo as it is now' })).toBeVisible()
  await expectNoViolations(page, 'the form with a logo')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The bank is saved.')).toBeVisible()

  await page.goto('/qr-builder')
  await page.getByRole('radio', { name: 'Bank', exact: true }).check()
  await page.locator('#bank').selectOption('NARBNPKA')
  await page.getByLabel('Account holder name').fill('Sita Sharma')
  await page.getByLabel('Account number').fill('0123456789')
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  const card = sharp(await readFile(await made.path()))
  // The middle of the logo, which is 56 pixels wide, at twice the pixels.
  const at = { left: 2 * (12 + 28), top: 2 * (10 + 28), width: 1, height: 1 }
  const [red = 0, , blueness = 0] = await card.extract(at).removeAlpha().raw().toBuffer()
  expect([red < 60, blueness > 200]).toEqual([true, true])
  const { banks } = await callAs<{ banks: { id: string }[] }>(page, 'admin-banks?q=nabil')
  await callAs(page, `admin-banks/${banks[0]?.id ?? ''}`, 'PUT', { logo_url: null })
})

test('all seeded plans are marked as verified with at most five presses from the dashboard, also on a phone', async ({
  page,
}) => {
  await openPanel(page, '/admin')
  await page.setViewportSize({ width: 375, height: 740 })
  const unverified = async () =>
    (await callAs<{ total: number }>(page, 'admin-internet-plans?verified=never')).total
  const count = await unverified()
  expect(count).toBeGreaterThanOrEqual(73)
  await page.evaluate(() => {
    const counter = Object.assign(window, { presses: 0 })
    // Not clicks: a label passes its click on to its control.
    addEventListener('pointerdown', () => (counter.presses += 1), true)
  })
  await page.getByRole('button', { name: 'Sections' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Internet Plans' }).click()
  await page.getByLabel('Select page').click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText(`${count} selected`)
  await expectNoViolations(page, 'selection')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await bar.getByRole('button', { name: 'Verified today' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verified today' }).click()
  await expect(page.getByText(`${count} entries are changed.`)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBeLessThanOrEqual(5)
  expect(await unverified()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${count} rows are undone.`)).toBeVisible()
  expect(await unverified()).toBe(count)

  await page.goto('/admin/history')
  const undone = `Undo: Undid changes of ${count} internet plans`
  await expect(page.getByRole('button', { name: undone }).first()).toBeVisible()
  await expectNoViolations(page, 'history')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
