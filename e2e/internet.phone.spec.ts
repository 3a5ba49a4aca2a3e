import { expect, test } from './fixtures.ts'
import { drawer, openMore, path, rows } from './internet-page.ts'
import { openPage } from './steps.ts'

test('NET-02, NET-08, NET-09, NET-14: a visitor filters plans, picks three and compares them', async ({
  page,
}) => {
  await openPage(page, path.en)
  await openMore(page)
  await page.getByLabel('Minimum speed').fill('250')
  await page.getByLabel('Billing', { exact: true }).selectOption('Yearly')
  await page.getByLabel('Sort by').selectOption('Monthly price')
  await expect(rows(page).first()).toContainText('DishHome Fibernet 300 Mbps Internet Only')
  await expect(rows(page).first()).toContainText('NPR 999')
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toBeHidden()
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await expect(compare).toBeInViewport()
  await compare.click()
  const dialog = drawer(page)
  await expect(dialog.getByRole('columnheader').filter({ hasText: 'Mbps' })).toHaveCount(3)
  // Three plans side by side fit the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    ),
  )
  expect(tooWide).toBe(false)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
})

for (const lang of ['en', 'ne'] as const)
  test(`NET-14: on a small phone the first price is in the upper half, and a touch anywhere opens the row (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, path[lang])
    const row = rows(page).first()
    const price = await row.locator('strong').first().boundingBox()
    expect(price!.y + price!.height / 2).toBeLessThan(320)
    expect((await row.boundingBox())!.height).toBeLessThan(165)
    const target = await row.locator('label').boundingBox()
    expect(Math.min(target!.width, target!.height)).toBeGreaterThanOrEqual(44)
    await row.click({ position: { x: 60, y: 60 } })
    await expect(row.locator('details a[href^="https:"]').first()).toBeVisible()
  })
