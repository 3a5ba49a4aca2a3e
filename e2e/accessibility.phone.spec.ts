import { expectNoViolations } from './axe.ts'
import { test } from './fixtures.ts'
import { expectFits, expectReachable } from './reach.ts'
import { openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 404/] })

for (const [path, theme] of [
  ['/', 'light'],
  ['/ne', 'dark'],
  ['/?q=date', 'dark'],
  // A long word.
  [`/ne?q=${'z'.repeat(100)}`, 'light'],
  ['/no-such-page', 'dark'],
  ['/ne/no-such-page', 'light'],
  ['/corrections/new?about=day:2083-08-11', 'dark'],
  ['/ne/corrections', 'light'],
] as const) {
  test(`${path} (${theme}): axe finds nothing, whatever can be tapped is 44 px high and wide, and all fits into 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, path)
    const menu = page.getByRole('banner').locator('summary:visible')
    await menu.tap()
    await expectReachable(page)
    await expectNoViolations(page, path)
    await menu.tap()
    await expectFits(page)
  })
}
