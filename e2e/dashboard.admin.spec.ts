import { callAs, expect, openPanel, test } from './admin-site.ts'
import { expectNoViolations } from './axe.ts'
import { account, expectSignedOut, signInAs } from './signing-in.ts'

test('GATE-01, ADM-17: the server gives nothing away without a sign-in, and no page of the panel is kept or listed', async ({
  request,
}) => {
  const sections = ['', '/tools', '/banks', '/carriers'].map((section) => `/admin${section}`)
  for (const path of [...sections, '/ne/admin/banks', '/admin/no-such-section']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(path.endsWith('no-such-section') ? 404 : 200)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("style-src 'self' 'unsafe-inline';")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
    const html = await answer.text()
    expect(html).toContain('content="noindex"')
    const shown = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]*>/g, '')
    expect(shown).toBe(path.startsWith('/ne') ? 'तपाईंको पहिचान जाँचिँदै छ' : 'Checking authentication')
  }
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/admin')
})

test('GATE-01: who is signed in but no operator sees a message that says so, and public pages hold nothing of the panel', async ({
  page,
}) => {
  await openPanel(page, '/admin', 'ram')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(main).toContainText("You don't have permission to access the admin panel.")
  await expectNoViolations(page, 'Access Denied')
  await main.getByRole('link', { name: 'Back to the site' }).click()
  await account(page, 'राम थापा').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0)
  const scripts = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return await Promise.all(files.map(async ({ name }) => await (await fetch(name)).text()))
  })
  expect(scripts.length).toBeGreaterThan(3)
  for (const code of scripts) expect(code).not.toMatch(/Access Denied|admin-banks|Error Loading/)
})

test('SHELL-03, ADM-01, ADM-02, ADM-13: the operator finds the panel in the header: figures, sections, and ways out', async ({
  page,
}) => {
  await signInAs(page, 'sita')
  await account(page, 'Sita Sharma').click()
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Tools', 'admin-tools'],
    ['Banks', 'admin-banks'],
    ['Carriers', 'admin-carriers'],
    ['Users', 'admin-users'],
  ] as const) {
    const { total } = await callAs<{ total: number }>(page, path)
    expect(total).toBeGreaterThan(0)
    const figure = main.locator('dl').first().locator('div').filter({ hasText: name })
    await expect(figure.locator('dd')).toHaveText(String(total))
  }
  await expect(main.getByRole('region', { name: 'System information' })).toContainText('1.0.0')
  await expect(main.getByRole('region', { name: 'Recent changes' })).not.toContainText('Loading')
  await expectNoViolations(page, 'dashboard')
  const sections = page.getByRole('navigation', { name: 'Sections of the admin panel' })
  await sections.getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools')
  await expect(sections.getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/admin/tools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('औजार')
  await page.getByRole('button', { name: 'साइन आउट' }).click()
  await expect(page).toHaveURL('/ne')
  await page.goto('/')
  await expectSignedOut(page)
})
