import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, expectReachable } from './reach.ts'
import { carrierPath, openPage, pressStar } from './steps.ts'

test('axe finds nothing on the carrier page in its states, and all is within reach of a thumb', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const lang = isMobile ? 'ne' : 'en'
  const theme = isMobile ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: theme })
  await openPage(page, carrierPath[lang])
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectNoViolations(page, 'nothing looked up')
  const menu = page.getByRole('banner').locator('summary:visible')
  if (isMobile) {
    await menu.tap()
    await expectReachable(page)
    await menu.tap()
  }
  for (const [number, answer] of [
    ['+9779611234567', 'Smart Cell|स्मार्ट सेल'],
    ['0151234567', 'Not Found|भेटिएन'],
  ] as const) {
    await page.locator('#number').fill(number)
    await page.locator('#number').press('Enter')
    await expect(page.getByRole('status')).toContainText(new RegExp(answer))
    await expectNoViolations(page, answer, ['form', '[role=status]'])
  }
  if (!isMobile) return
  await page.locator('#number').fill('98412345678901234567890123456789')
  await page.locator('#number').press('Enter')
  await expect(page.getByRole('status')).toContainText(/Ncell|Nepal Telecom|नेपाल टेलिकम/)
  await expectFits(page)
  await pressStar(page, '४ तारा')
  await expect(page.getByText(/तपाईंको मत राखियो/)).toBeVisible()
  await expectNoViolations(page, 'voted', ['#rate-tool'])
})
