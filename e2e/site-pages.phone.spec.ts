import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './steps.ts'

for (const [path, theme] of [
  ['/about', 'light'],
  ['/ne/privacy', 'dark'],
  ['/terms', 'light'],
  ['/ne/profile', 'dark'],
  ['/ne/sign-in', 'light'],
] as const) {
  test(`axe finds nothing on ${path} (${theme}), and nothing is wider than a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, path)
    const contents = page.getByRole('main').locator('summary')
    if ((await contents.count()) > 0) await contents.tap()
    await expectNoViolations(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('STATIC-02: on a phone the list of sections opens and leads to one of them', async ({ page }) => {
  await openPage(page, '/privacy')
  const link = page.getByRole('link', { name: '9. How long we keep it' })
  await expect(link).toBeHidden()
  await page.getByRole('main').locator('summary').tap()
  await link.tap()
  await expect(page).toHaveURL('/privacy#retention')
  await expect(page.getByRole('heading', { name: '9. How long we keep it' })).toBeInViewport()
})
