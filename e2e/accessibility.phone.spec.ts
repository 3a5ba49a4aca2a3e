import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { carrierPath, openPage, pressStar } from './steps.ts'

test.use({ allowedTrouble: [/status of 404/] })

for (const [path, theme] of [
  ['/', 'light'],
  ['/ne', 'dark'],
  ['/?q=date', 'dark'],
  ['/ne?q=zzzz', 'light'],
  ['/no-such-page', 'dark'],
  ['/ne/no-such-page', 'light'],
] as const) {
  test(`axe finds nothing on ${path} (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, path)
    await page.getByRole('banner').locator('summary:visible').tap()
    await expectNoViolations(page, path)
  })
}

test('axe finds nothing after a vote', async ({ page }) => {
  await openPage(page, carrierPath.en)
  await pressStar(page, '4 stars')
  await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()
  await expectNoViolations(page, 'voted')
})
