import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'

for (const [lang, wide, narrow] of [
  ['en', 'light', 'dark'],
  ['ne', 'dark', 'light'],
] as const)
  test(`axe finds nothing on the carrier page in its states (${lang})`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const theme = isMobile ? narrow : wide
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, carrierPath[lang])
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectNoViolations(page, 'nothing looked up')
    for (const [number, answer] of [
      ['+9779611234567', 'Smart Cell|स्मार्ट सेल'],
      ['0151234567', 'Not Found|भेटिएन'],
    ] as const) {
      await page.locator('#number').fill(number)
      await page.locator('#number').press('Enter')
      await expect(page.getByRole('status')).toContainText(new RegExp(answer))
      await expectNoViolations(page, answer, ['form', '[role=status]'])
    }
  })
