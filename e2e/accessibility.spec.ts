import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, openPage } from './steps.ts'

test.use({ allowedTrouble: [/status of 404/] })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Looks at the whole page, or at the parts that a state changed. */
async function expectNoFaults(page: Page, state: string, parts: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules)
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(faults, state).toEqual([])
}

for (const lang of ['en', 'ne'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the carrier page in its states (${lang}, ${theme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await openPage(page, carrierPath[lang])
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectNoFaults(page, 'nothing looked up')
      for (const [number, answer] of [
        ['+9779611234567', 'Smart Cell|स्मार्ट सेल'],
        ['0151234567', 'Not Found|भेटिएन'],
      ] as const) {
        await page.locator('#number').fill(number)
        await page.locator('#number').press('Enter')
        await expect(page.getByRole('status')).toContainText(new RegExp(answer))
        await expectNoFaults(page, answer, ['form', '[role=status]'])
      }
    })
  }
}

for (const [path, theme] of [
  ['/', 'light'],
  ['/ne', 'dark'],
  ['/?q=date', 'dark'],
  ['/ne?q=zzzz', 'light'],
  ['/no-such-page', 'dark'],
  ['/ne/no-such-page', 'light'],
] as const) {
  test(`axe finds nothing on ${path} (${theme})`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await openPage(page, path)
    if (isMobile) await page.getByRole('banner').locator('summary').tap()
    await expectNoFaults(page, path)
  })
}

test('axe finds nothing while pages load and after a vote', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.data(\?|$)/, () => new Promise(() => undefined))
  await openPage(page, carrierPath.en)
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await expect(page.getByText('Thank you, your vote is saved.')).toBeVisible()
  await expectNoFaults(page, 'voted')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Loading tools')
  await arrived(page)
  await expectNoFaults(page, 'tools loading')
})
