import { callAs, expect, onAdminSite, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import { account, signInAs } from './signing-in.ts'
import { holdBack } from './steps.ts'

// One after another: they count on the same site.
test.describe.configure({ mode: 'default' })
test.use({
  allowedTrouble: [
    new RegExp([...onAdminSite.allowedTrouble, /Failed to load data/].map(({ source }) => source).join('|')),
  ],
})

const refusal = { status: 503, json: { error: 'The database does not answer' } }

test('ADM-08, ADM-12, ADM-13: a provider is added with a proper address, and deleted together with its plans', async ({
  page,
  request,
}) => {
  const plansOf = async (name: string) => {
    const { plans } = (await (await request.get('/api/internet-plans')).json()) as {
      plans: { provider: { name: string } }[]
    }
    return plans.filter(({ provider }) => provider.name === name).length
  }
  await openPanel(page, '/admin/internet-providers')
  await expect(page.getByRole('row', { name: /WorldLink/ })).toBeVisible()
  await expectNoViolations(page, 'list of providers')
  await page.getByRole('button', { name: 'Add Provider' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Internet Provider' })
  const website = form.getByLabel('Website address')
  await website.fill('himalnet.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Name (required)')).toHaveAccessibleDescription('Provider name is required')
  await expect(form).toContainText('Please enter a valid URL (starting with http:// or https://)')
  await expectNoViolations(page, 'form of a provider')
  await form.getByLabel('Name (required)').fill('Himal Net')
  await website.fill('https://www.himalnet.example/home')
  await page.route('**/api/admin-internet-providers?*', (route) => route.fulfill(refusal), { times: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText('The database does not answer')
  await expect(website).toHaveValue('https://www.himalnet.example/home')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /Himal Net/ })).toContainText('himalnet.example')

  expect(await plansOf('Subisu')).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Delete Subisu' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This will also delete all of its internet plans.')
  await expectNoViolations(page, 'question')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The provider and its plans are deleted.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Subisu/ })).toHaveCount(0)
  expect(await plansOf('Subisu')).toBe(0)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ne/admin/internet-providers')
  await expect(page.getByRole('row', { name: /Himal Net/ })).toBeVisible()
  await expectNoViolations(page, 'list in Nepali, dark')
  await page.route('**/api/admin-internet-providers?*', (route) => route.fulfill(refusal), { times: 1 })
  await page.goto('/admin/internet-providers')
  await expect(page.getByRole('alert').filter({ hasText: 'Error Loading Providers' })).toContainText(
    'The database does not answer',
  )
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('row', { name: /WorldLink/ })).toBeVisible()
})

test('ADM-09, ADM-10, ADM-11, ADM-12, ADM-13, ADM-18, ADM-25, ADM-26: a plan is added under its provider, checked, and deleted', async ({
  page,
}) => {
  await openPanel(page, '/admin/internet-providers')
  await callAs(page, 'admin-internet-providers', 'POST', { name: 'Empty Net' })
  await callAs(page, 'admin-internet-providers', 'POST', { name: 'Closed Net', is_active: false })
  const release = await holdBack(page, /api\/admin-internet-plans/)
  await page.goto('/admin/internet-plans')
  await expect(page.getByText('Loading plans...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Current Plans' })).toBeVisible()
  const worldlink = page.getByRole('region', { name: 'WorldLink' })
  await expect(worldlink).toContainText(/\d+ plans/)
  await expect(page.getByRole('region', { name: 'Empty Net' })).toHaveCount(0)
  await expectNoViolations(page, 'plans')

  await page.getByRole('button', { name: 'Add Plan' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Internet Plan' })
  await expect(form.getByLabel('Duration', { exact: true }).locator('option:checked')).toHaveText('12 months')
  await expect(form.getByLabel('Data limit')).toHaveValue('unlimited')
  await form.getByRole('button', { name: 'Create Plan' }).click()
  for (const fault of [
    'Please select a provider',
    'Plan name is required',
    'Speed must be greater than 0',
    'Price must be greater than 0',
  ]) {
    await expect(form).toContainText(fault)
  }
  await expect(form.getByLabel('Provider')).toBeFocused()
  await expectNoViolations(page, 'form with faults')
  await expect(form.getByLabel('Provider').getByRole('option', { name: 'Closed Net' })).toHaveCount(0)
  await form.getByLabel('Provider').selectOption('Empty Net')
  await form.getByLabel('Plan name (required)').fill('Family 150')
  await form.getByLabel('Speed').fill('150')
  const price = form.getByLabel('Price for the whole duration')
  await price.fill('1,13,800')
  await expect(price).toHaveAccessibleDescription('NPR 9,483 a month')
  await form.getByLabel('Installation cost').fill('2500')
  await form.getByLabel('Router cost').fill('')
  await form.getByLabel('Plan is active and visible to users').uncheck()
  await form.getByRole('button', { name: 'Verified today' }).click()
  await form.getByRole('button', { name: 'Create Plan' }).click()
  await expect(form).toBeHidden()
  const card = page.getByRole('region', { name: 'Empty Net' }).getByRole('listitem')
  for (const shown of ['Family 150', '150 Mbps', 'NPR 1,13,800', 'Unlimited', 'NPR 2,500', 'Inactive']) {
    await expect(card).toContainText(shown)
  }
  const { plans } = await callAs<{ plans: object[] }>(page, 'admin-internet-plans?q=family 150')
  expect(plans).toMatchObject([
    { router_cost_npr: null, plan_duration_months: 12, last_verified_at: expect.any(String) },
  ])

  await page.getByRole('button', { name: 'Edit Family 150' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Internet Plan' })
  await expect(edit).toContainText('Last verified:')
  await edit.getByLabel('Installation cost').fill('0')
  await edit.getByRole('button', { name: 'Update Plan' }).click()
  await expect(edit).toBeHidden()
  await expect(card).not.toContainText('Setup cost')
  await page.getByRole('button', { name: 'Delete Family 150' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this internet plan?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The plan is deleted.')).toBeVisible()
  await expect(card).toHaveCount(0)

  await test.step('what cannot be loaded is told and logged, and none is a way to the first', async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/admin-internet-providers?*', (route) => route.fulfill(refusal), { times: 1 })
    await page.route('**/api/admin-internet-plans?*', (route) =>
      route.fulfill({ json: { plans: [], total: 0 } }),
    )
    await page.goto('/admin/internet-plans')
    const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Plans' })
    await expect(alert).toContainText('The database does not answer')
    expect(logged.filter((text) => text.startsWith('Failed to load data'))).toHaveLength(1)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No Plans Found' })).toBeVisible()
    await expect(page.getByText('No internet plans have been added yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add First Plan' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Internet Plan' })).toBeVisible()
  })
  await test.step('on a narrow screen, in Nepali and in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 740 })
    await page.unroute('**/api/admin-internet-plans?*')
    await page.goto('/ne/admin/internet-plans')
    await expect(page.getByRole('region', { name: 'वर्ल्डलिंक' })).toBeVisible()
    await expectNoViolations(page, 'plans in Nepali, dark')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page
      .getByRole('button', { name: /सम्पादन गर्नुहोस्$/ })
      .first()
      .click()
    await expectNoViolations(page, 'form in Nepali, dark, on a narrow screen')
  })
})

test('ADM-03, ADM-13: users are listed, one is shut out and let in again, and the second step of another operator is reset', async ({
  page,
  browser,
  origin,
}) => {
  const other = await browser.newContext({ baseURL: origin })
  const visitor = await other.newPage()
  await signInAs(visitor, 'ram')
  await expect(account(visitor, 'राम थापा')).toBeVisible()
  await openPanel(page, '/admin/users')
  const ram = page.getByRole('row', { name: /ram@example\.com/ })
  for (const shown of ['राम थापा', 'Just now', 'Active']) await expect(ram).toContainText(shown)
  // An operator cannot be shut out.
  const sita = page.getByRole('row', { name: /sita@example\.com/ })
  await expect(sita).toContainText('(you)')
  await expect(sita.getByRole('button')).toHaveCount(0)
  await expectNoViolations(page, 'users')

  await page.getByRole('button', { name: 'Ban ram@example.com' }).click()
  const question = page.getByRole('alertdialog')
  await page.route('**/api/admin-users/*', (route) => route.fulfill(refusal), { times: 1 })
  await question.getByRole('button', { name: 'Ban' }).click()
  await expect(question.getByRole('alert')).toHaveText('The database does not answer')
  await expectNoViolations(page, 'question with a failure')
  await question.getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText('ram@example.com is banned.')).toBeVisible()
  await expect(ram).toContainText('Banned')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ne/admin/users')
  await expect(ram).toContainText('रोक लगाइएको')
  await expectNoViolations(page, 'users in Nepali, dark')
  await page.getByRole('button', { name: 'ram@example.com माथिको रोक हटाउनुहोस्' }).click()
  await question.getByRole('button', { name: 'रोक हटाउनुहोस्' }).click()
  await expect(ram).toContainText('सक्रिय')
  await other.close()

  // Somebody without a name, with a picture on another host, which is not asked for.
  const stranger = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    email: 'old@example.com',
    created_at: '2026-01-09T12:00:00.000Z',
    last_sign_in_at: null,
    user_metadata: { full_name: null, avatar_url: 'https://lh3.googleusercontent.com/a/x' },
    app_metadata: { provider: 'google' },
    banned: false,
    role: null,
  }
  const mocked = [
    { status: 503, json: { error: 'No' } },
    { json: { users: [stranger], total: 1 } },
    { json: { users: [], total: 0 } },
  ]
  await page.route('**/api/admin-users?*', (route) => route.fulfill(mocked.shift() ?? {}))
  await page.goto('/admin/users')
  await expect(page.getByRole('alert').filter({ hasText: 'Error Loading Users' })).toContainText('No')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const row = page.getByRole('row', { name: /old@example\.com/ })
  for (const shown of ['Unknown User', 'Jan 9, 2026', 'Never']) await expect(row).toContainText(shown)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()

  await test.step('the second step of another operator is reset, after a question', async () => {
    const hari = {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      email: 'hari@example.com',
      created_at: '2026-01-09T12:00:00.000Z',
      last_sign_in_at: null,
      user_metadata: { full_name: 'Hari Rai', avatar_url: null },
      app_metadata: { provider: 'google' },
      banned: false,
      role: 'operator',
      has_second_factor: true,
    }
    await page.route('**/api/admin-users?*', (route) => route.fulfill({ json: { users: [hari], total: 1 } }))
    await page.goto('/admin/users')
    const sent: string[] = []
    await page.route('**/api/admin-users/*/second-factor?*', async (route) => {
      sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      await route.fulfill({ json: { ok: true } })
    })
    const row = page.getByRole('row', { name: /hari@example\.com/ })
    await expect(row.getByRole('button')).toHaveCount(1)
    await row.getByRole('button', { name: 'Reset the second step of hari@example.com' }).click()
    const question = page.getByRole('alertdialog')
    await expectNoViolations(page, 'question about a second step')
    await question.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('The second step of hari@example.com is reset.')).toBeVisible()
    expect(sent).toEqual([`DELETE /api/admin-users/${hari.id}/second-factor`])
  })
})
