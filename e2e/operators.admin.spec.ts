import { callAs, expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import { cookieOf } from './signing-in.ts'

test('ADM-01, AUTH-04: an invited editor sees what an editor may, and the gate at once after the removal', async ({
  page,
  browser,
}) => {
  await openPanel(page, '/admin/operators')
  await page.getByRole('button', { name: 'Invite' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /E-mail address/ }).fill('maya@example.com')
  await form.getByRole('combobox', { name: /Role/ }).selectOption('Editor')
  await expectNoViolations(page, 'the form of an invitation')
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(
    page.getByText('The person is invited; the link to sign in can be copied in their line.'),
  ).toBeVisible()
  const row = page.getByRole('row', { name: /^maya@example\.com/ })
  await expect(row).toContainText('Has not signed in since the invitation')

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await context.addCookies([cookieOf('maya')])
  await other.goto('/admin/banks')
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
  const sections = other.getByRole('navigation', { name: 'Sections of the admin panel' })
  await expect(sections.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await other.goto('/admin/users')
  await expect(other.getByRole('alert')).toContainText('this section needs “Operator”')

  const { operators } = await callAs<{ operators: { email: string }[] }>(page, 'admin-operators')
  expect(operators.map(({ email }) => email)).toEqual([
    'sita@example.com',
    'gita@example.com',
    'maya@example.com',
  ])
  await page.getByRole('button', { name: 'Remove maya@example.com' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await sections.getByRole('link', { name: 'Carriers' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await context.close()
})
