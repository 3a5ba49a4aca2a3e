import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The bar at the lower edge of a phone covers what is below it. */
async function expectAboveBar(answer: Locator) {
  await expect(answer).toBeInViewport({ ratio: 1 })
  const bar = answer.page().locator('[data-bottom-bar]')
  if (!(await bar.isVisible())) return
  const [box, barBox] = await Promise.all([answer.boundingBox(), bar.boundingBox()])
  expect(box!.y + box!.height).toBeLessThanOrEqual(barBox!.y)
}

for (const [path, holiday, dollar, gold] of [
  ['/', /^Holiday in/, 'US dollar (buy)', 'Gold per tola'],
  ['/ne', /^बिदा/, 'अमेरिकी डलर (खरिद)', 'सुन प्रतितोला'],
] as const)
  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test(`${path} answers before the fold of a phone, without JavaScript`, async ({ page }) => {
      await page.goto(path)
      const ambulance = page.locator('main a[href="tel:102"]')
      for (const answer of [
        page.locator('[data-today] [data-date=bs]'),
        page.getByText(holiday),
        page.getByText(gold),
        ambulance,
      ])
        await expectAboveBar(answer)
      await page.setViewportSize({ width: 360, height: 640 })
      for (const title of [dollar, gold]) {
        await expectAboveBar(page.getByText(title))
        await expectAboveBar(page.locator('main a', { hasText: title }).locator('h2 + p'))
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
