import { callAs, expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'

// One after another: they count on the same site.
test.describe.configure({ mode: 'default' })

test('ADM-06, ADM-12, ADM-13: a bank is added, found, edited and deleted, and visitors see it on their next request', async ({
  page,
  request,
}) => {
  const namesOf = async () => {
    const { banks } = (await (await request.get('/api/banks')).json()) as { banks: { name: string }[] }
    return banks.map(({ name }) => name)
  }
  await openPanel(page, '/admin/banks')
  await expect(page.getByRole('row', { name: /Nabil/ })).toBeVisible()
  await expectNoViolations(page, 'list of banks')
  await page.getByRole('button', { name: 'Add Bank' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Bank' })
  await form.getByRole('button', { name: 'Save' }).click()
  const name = form.getByLabel('Name (required)')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Bank name is required')
  await expectNoViolations(page, 'form with faults')
  await name.fill('Himchuli Bank')
  await form.getByLabel('Code').fill('himchuli np')
  await expect(form.getByLabel('Code')).toHaveValue('HIMCHULI NP')
  await form.getByLabel('Code').fill('himcnpka')
  await form.getByLabel('Order').fill('abc')
  // A save that fails loses nothing.
  await page.route('**/api/admin-banks?*', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('could not be reached')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Himchuli Bank')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('The bank is saved.')).toBeVisible()
  expect(await namesOf()).toContain('Himchuli Bank')
  const { banks } = await callAs<{ banks: object[] }>(page, 'admin-banks?q=himchuli')
  expect(banks).toMatchObject([{ code: 'HIMCNPKA', sort_order: 0, logo_url: null, is_active: true }])

  await page.getByRole('searchbox').fill('himchuli')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL('/admin/banks?q=himchuli')
  await page.getByRole('button', { name: 'Edit Himchuli Bank' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Bank' })
  await expect(edit.getByLabel('Code')).toHaveValue('HIMCNPKA')
  await edit.getByLabel('Shown to visitors').uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Himchuli/ })).toContainText('Inactive')
  expect(await namesOf()).not.toContain('Himchuli Bank')

  // Add begins anew, whatever was edited before.
  await page.getByRole('button', { name: 'Add Bank' }).click()
  await expect(form.getByLabel('Code')).toHaveValue('')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Delete Himchuli Bank' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete Himchuli Bank?')
  await page.route('**/api/admin-banks/*', (route) => route.fulfill({ status: 503, body: 'no JSON' }), {
    times: 1,
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText('Request failed')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The bank is deleted.')).toBeVisible()
  await expect(page.getByText('Nothing matches this search.')).toBeVisible()

  await test.step('over what somebody else saved meanwhile, both versions are shown and either may be taken', async () => {
    await page.goto('/admin/banks?q=nmb')
    await page.getByRole('button', { name: 'Edit NMB Bank' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Bank' })
    await edit.getByLabel('Name in Nepali').fill('मेरो नाम')
    const { banks } = await callAs<{ banks: { id: string }[] }>(page, 'admin-banks?q=nmb')
    const path = `admin-banks/${banks[0]?.id ?? ''}`
    await callAs(page, path, 'PUT', { name_ne: 'अर्को नाम', sort_order: 77 })
    await edit.getByRole('button', { name: 'Save' }).click()
    const versions = edit.getByRole('region', { name: 'Two versions' })
    await expect(versions).toBeFocused()
    await expect(edit.getByRole('alert')).toContainText('Someone else changed this')
    await expect(versions.getByRole('group', { name: 'Name in Nepali' })).toContainText('मेरो नाम')
    await expect(versions.getByRole('group', { name: 'Name in Nepali' })).toContainText('अर्को नाम')
    // What this form never touched is theirs unless the operator says otherwise.
    await expect(edit.getByLabel('Order', { exact: true })).toHaveValue('77')
    await expectNoViolations(page, 'two versions')
    const order = versions.getByRole('group', { name: 'Order' })
    await order.getByRole('radio', { name: /^Yours/ }).check()
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    const after = await callAs<{ banks: object[] }>(page, 'admin-banks?q=nmb')
    expect(after.banks).toMatchObject([{ name_ne: 'मेरो नाम', sort_order: 4 }])
  })
  await test.step('a logo that cannot be fetched is told with the save', async () => {
    await page.getByRole('button', { name: 'Add Bank' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Name/).first().fill('Bank of the Logo')
    await form.getByLabel('Code').fill('LOGOTEST')
    await form.getByLabel('Logo address').fill('http://127.0.0.1:9/logo.png')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Logo address')).toHaveAccessibleDescription(
      /starts with https:\/\/: pictures/,
    )
    await form.getByLabel('Logo address').fill('https://127.0.0.1:9/logo.png')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The bank is saved.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'No picture could be fetched' })).toBeVisible()
  })
})

test('ADM-07: the prefixes of a carrier are its own, and one empty row is always there', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin/carriers')
  await expectNoViolations(page, 'list of carriers')
  await page.getByRole('button', { name: 'Add Carrier' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Carrier' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Carrier name is required')
  await expect(form).toContainText('At least one prefix is required')
  await form.getByLabel('Name (required)').fill('Test Telecom')
  const rows = form.getByRole('textbox', { name: /^Prefix \d+$/ })
  await rows.nth(0).fill('9a80123')
  await expect(rows.nth(0)).toHaveValue('980')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).fill('980')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Duplicate prefixes are not allowed')
  await form.getByRole('button', { name: 'Remove prefix 980' }).last().click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Prefix(es) 980 already used by other carriers')
  await expect(rows.nth(0)).toBeFocused()
  await rows.nth(0).fill('999')
  await form.getByLabel('Colour').selectOption('Green')
  await form.getByRole('radio', { name: 'zap' }).check({ force: true })
  await expectNoViolations(page, 'form of a carrier')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /Test Telecom/ })).toContainText('999')
  const { carriers } = (await (await request.get('/api/carriers')).json()) as { carriers: object[] }
  expect(carriers).toContainEqual(
    expect.objectContaining({ name: 'Test Telecom', prefixes: ['999'], color: 'green', icon_name: 'zap' }),
  )
})

test('ADM-04, ADM-05, ADM-18, ADM-19: a tool is closed and opened by its button, and its form has two sides', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin/tools')
  await expectNoViolations(page, 'list of tools')
  await page.getByRole('button', { name: 'Disable Bank & Wallet QR Builder' }).click()
  await expect(page.getByText('Bank & Wallet QR Builder is disabled.')).toBeVisible()
  expect((await request.get('/qr-builder')).status()).toBe(404)
  await page.getByRole('button', { name: 'Enable Bank & Wallet QR Builder' }).click()
  await expect(page.getByText('Bank & Wallet QR Builder is enabled.')).toBeVisible()
  expect((await request.get('/qr-builder')).status()).toBe(200)

  await page.getByRole('button', { name: 'Add Tool' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Tool' })
  await form.getByRole('button', { name: 'Save' }).click()
  for (const fault of ['Tool name is required', 'Path is required', 'Description is required']) {
    await expect(form).toContainText(fault)
  }
  await expect(form.getByRole('radio', { name: 'tool', exact: true })).toBeChecked()
  await expect(form.getByLabel('Category').locator('option:checked')).toHaveText('Utility')
  await form.getByLabel('Name (required)').fill('Second QR')
  await form.getByLabel('Path').fill('qr')
  await form.getByLabel('Description (required)').fill('Another one')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Path must start with /')
  await form.getByLabel('Path').fill('/qr-builder')
  await form.getByRole('tab', { name: 'SEO Settings' }).click()
  await form.getByLabel('SEO title', { exact: true }).fill('Twelve chars')
  await expect(form.getByLabel('SEO title', { exact: true })).toHaveAccessibleDescription(
    '12/60 characters (recommended)',
  )
  await expectNoViolations(page, 'form of a tool')
  // The fault is on the other side: that side opens.
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Path')).toBeFocused()
  await expect(form).toContainText('This path is already used by another tool')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
})
