import { expect, openPanel, test } from './admin-site.ts'
import type { Page } from './fixtures.ts'
import { account } from './signing-in.ts'

/** Ends the session on the server alone, as from another device. */
async function endSessionElsewhere(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('chautari-auth') ?? '{}')
  const { access_token } = JSON.parse(stored) as { access_token: string }
  const answer = await page.request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    data: {},
  })
  expect(answer.ok()).toBe(true)
}

test('GATE-01, PROF-01: after the session ended elsewhere, the profile asks to sign in, and so does the panel in another tab', async ({
  page,
  context,
}) => {
  await openPanel(page, '/admin/banks')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await endSessionElsewhere(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('main')).not.toContainText('sita@example.com')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('AUTH-03: a sign-out in another tab clears an idle tab, and leaves typed input to be saved or discarded', async ({
  page,
  context,
}) => {
  await openPanel(page, '/admin/banks')
  const idle = await context.newPage()
  await idle.goto('/admin/users')
  await expect(idle.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill('Typed before the sign-out')
  const other = await context.newPage()
  await other.goto('/')
  await account(other, 'Sita Sharma').click()
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(idle.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(idle.getByRole('table')).toHaveCount(0)
  await expect(form.getByRole('alert').filter({ hasText: 'Sign in again in another tab' })).toBeVisible()
  await expect(form.getByRole('textbox').first()).toHaveValue('Typed before the sign-out')
  await idle.getByRole('button', { name: 'Sign In' }).click()
  await expect(idle.getByRole('table')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
})

test('LOG-01: what operators open themselves is not counted as a visit', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/usage')) sent.push(request.postData() ?? '')
  })
  await page.goto('/carrier-identifier')
  await expect.poll(() => sent.length).toBe(1)
  await openPanel(page, '/admin')
  await page.goto('/carrier-identifier')
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await page.getByRole('textbox').first().fill('9841234567')
  await page.getByRole('button', { name: 'Identify Carrier' }).click()
  await expect(page.getByText('Carrier Identified')).toBeVisible()
  expect(sent).toHaveLength(1)
})
